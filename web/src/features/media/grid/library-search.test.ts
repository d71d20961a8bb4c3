import { expect, test } from 'vitest';
import { readLibrarySearch } from './library-search.ts';

test('the address says what is shown', () => {
  expect(
    readLibrarySearch({
      lang: 'el',
      q: 'λιμάνι',
      kind: 'image',
      resolution: 'low',
      tag: 'Λιμάνι',
      unused: 'true',
      order: 'name',
      reversed: 'true',
      asset: 'a',
    }),
  ).toEqual({
    filter: {
      search: 'λιμάνι',
      kind: 'image',
      resolution: 'low',
      tag: 'Λιμάνι',
      unused: true,
      order: 'name',
      reversed: true,
    },
    asset: 'a',
  });
});

test('nonsense in it is as good as nothing', () => {
  expect(
    readLibrarySearch({
      q: ['a', 'b'],
      kind: 'song',
      resolution: '8k',
      unused: '1',
      order: 'size',
      reversed: '1',
      asset: '',
    }),
  ).toEqual({
    filter: {},
    asset: null,
  });
});
