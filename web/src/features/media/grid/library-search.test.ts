import { expect, test } from 'vitest';
import { readLibrarySearch } from './library-search.ts';

test('the address says what is shown', () => {
  const same = { kind: 'image', resolution: 'low', tag: 'Λιμάνι', order: 'name' };
  const search = { ...same, lang: 'el', q: 'λιμάνι', unused: 'true', reversed: 'true', asset: 'a' };
  expect(readLibrarySearch(search)).toEqual({
    filter: { ...same, search: 'λιμάνι', unused: true, reversed: true },
    asset: 'a',
  });
});

test('nonsense in it is as good as nothing', () => {
  const nonsense = { kind: 'song', resolution: '8k', unused: '1', order: 'size', reversed: '1', asset: '' };
  expect(readLibrarySearch({ q: ['a', 'b'], ...nonsense })).toEqual({ filter: {}, asset: null });
});
