import { expect, test } from 'vitest';
import { requiredBilingual, toLanguage } from './bilingual.ts';

const title = requiredBilingual({ max: 40 });
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

test.each([
  ['•\tΤο λιμάνι', 'Το λιμάνι'],
  ['· Το\u200b λι\u00adμάνι\ufeff', 'Το λιμάνι'],
  ['Το\r\nλιμάνι\t τη νύχτα', 'Το λιμάνι τη νύχτα'],
])('R-ANY-12 tabs, bullets and characters that nobody sees do not stay in a pasted title: %j', (el, tidy) => {
  expect(title.parse({ el: el, en: 'x' }).el).toBe(tidy);
});

test('R-ANY-12 a text of several lines keeps its lines and its bullets', () => {
  const long = requiredBilingual({ max: 100, lines: true });
  expect(long.parse({ el: '• ένα\u200b\n•\tδύο', en: 'x' }).el).toBe('• ένα\n• δύο');
});

test('whatever is typed stays exactly so', () => {
  for (const el of ['Λιμάνι'.normalize('NFD'), '👩‍🍳', 'שלום', '<b>x</b>', 'a\u200db'])
    expect(title.parse({ el, en: 'x' }).el).toBe(el);
});

test.each(['a\0b', 'half \ud83d'])('what cannot be stored unchanged is refused: %j', (el) => {
  expect(issuesOf({ el, en: 'x' })).toEqual(['field.invalid']);
});

test('a text that is too long is refused in its language', () => {
  const { error } = title.safeParse({ el: 'α'.repeat(41), en: 'ok' });
  expect(error?.issues).toMatchObject([{ path: ['el'], message: 'field.too-long', params: { max: 40 } }]);
});

test('R-SHELL-07 lang is read as English where it says so, and as Greek otherwise', () => {
  expect(toLanguage('en')).toBe('en');
  for (const value of ['el', 'fr', '', undefined, ['en']]) expect(toLanguage(value)).toBe('el');
});
