import { expect, test } from 'vitest';
import { requiredBilingual, toLanguage } from './bilingual.ts';

const title = requiredBilingual({ max: 10 });
const issuesOf = (value: unknown) => title.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test.each([
  [{ el: '', en: '' }, 'field.required-in-both-languages'],
  [{ el: '', en: 'Harbour' }, 'field.required-in-greek'],
  [{ el: 'Λιμάνι', en: '   ' }, 'field.required-in-english'],
])('R-VAL-03 %j lacks exactly what it lacks', (value, code) => {
  expect(issuesOf(value)).toEqual([code]);
});

test('R-VAL-03 a title in both languages is accepted, without the blanks around it', () => {
  expect(title.parse({ el: ' Λιμάνι ', en: 'Harbour' })).toEqual({ el: 'Λιμάνι', en: 'Harbour' });
});

test.each(['Λιμάνι'.normalize('NFD'), '👩‍🍳', 'שלום', '<b>x</b>', 'a\u200db'])(
  '%s stays exactly as it was typed',
  (el) => {
    expect(title.parse({ el, en: 'x' }).el).toBe(el);
  },
);

test.each(['a\0b', 'half \ud83d'])('what cannot be stored unchanged is refused: %j', (el) => {
  expect(issuesOf({ el, en: 'x' })).toEqual(['field.invalid']);
});

test('a text that is too long is refused in its language', () => {
  const { error } = title.safeParse({ el: 'α'.repeat(11), en: 'ok' });
  expect(error?.issues).toMatchObject([{ path: ['el'], message: 'field.too-long', params: { max: 10 } }]);
});

test.each([
  ['en', 'en'],
  ['el', 'el'],
  ['fr', 'el'],
  ['', 'el'],
  [undefined, 'el'],
  [['en'], 'el'],
])('R-SHELL-07 lang %j is read as %s', (value, language) => {
  expect(toLanguage(value)).toBe(language);
});
