import { expect, test } from 'vitest';
import { isMeantFor, speltAsKnown, tags, unknownTags } from './tags.ts';

test('two spellings of one word are one tag, as it was written first', () => {
  expect(tags.parse([' Λιμάνι ', 'λιμανι', 'ΛΙΜΆΝΙ', 'Πλατεία'])).toEqual(['Λιμάνι', 'Πλατεία']);
});

test('what is no word, too long or too many is refused, at its place', () => {
  for (const text of ['', '  ', '–'])
    expect(tags.safeParse([text]).error?.issues[0]).toMatchObject({ path: [0], message: 'field.required' });
  expect(tags.safeParse(['καλό', 'α'.repeat(41)]).error?.issues[0]?.path).toEqual([1]);
  expect(tags.safeParse(Array.from({ length: 21 }, (_, n) => `tag ${n}`)).success).toBe(false);
});

test('without tags it is for everyone; with some, for whoever has one of them', () => {
  expect(isMeantFor([], [])).toBe(true);
  expect(isMeantFor(['λιμάνι', 'κήπος'], ['ΚΗΠΟΣ'])).toBe(true);
  expect(isMeantFor(['λιμάνι'], ['κήπος'])).toBe(false);
  expect(isMeantFor(['λιμάνι'], [])).toBe(false);
});

test('a tag that nobody has is named', () => {
  expect(unknownTags(['Λιμάνι', 'Κήπος'], ['λιμανι'])).toEqual(['Κήπος']);
});

test('a tag takes the spelling of the one that exists already', () => {
  expect(speltAsKnown('λιμανι', ['Κήπος', 'Λιμάνι'])).toBe('Λιμάνι');
  expect(speltAsKnown('φάρος', ['Λιμάνι'])).toBe('φάρος');
});
