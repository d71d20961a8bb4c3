import { expect, test } from 'vitest';
import { parseSearch, stringifySearch, validateSearch } from './search.ts';

test.each([
  ['?lang=en', 'en'],
  ['?lang=el', 'el'],
  ['?lang=EN', 'el'],
  ['?lang=fr', 'el'],
  ['?lang=', 'el'],
  ['?lang=el&lang=en', 'el'],
  ['', 'el'],
])('R-SHELL-07 the address %s is shown in %s', (search, expected) => {
  expect(validateSearch(parseSearch(search)).lang).toBe(expected);
});

test.each(['?lang=en&q=1', '?lang=en&tag=a&tag=b', '?lang=en&q=%22x%22+%CE%B1%26'])(
  'R-SHELL-07 parameters of others are kept: %s',
  (search) => {
    expect(stringifySearch(validateSearch(parseSearch(search)))).toBe(search);
  },
);

test('what is undefined is left out', () => {
  expect(stringifySearch({ lang: 'en', filter: undefined })).toBe('?lang=en');
  expect(stringifySearch({})).toBe('');
});
