import { describe, expect, test } from 'vitest';
import { addresses, addressOf, matchAddress } from './addresses.ts';
import { systemIds } from './systems.ts';

describe.each(systemIds)('%s', (id) => {
  test('R-SHELL-03 has a home, an add and an edit address', () => {
    expect(matchAddress(`/${id}/home`)?.screen).toBe('system-home');
    expect(matchAddress(`/${id}/add-new-digital-presentation`)?.screen).toBe('presentation-add');
    expect(matchAddress(`/${id}/edit-digital-presentation/42`)?.screen).toBe('presentation-edit');
  });

  test('R-SHELL-04 has its own viewing page and not the other one', () => {
    const isTable = id === 'system6';
    expect(!!matchAddress(`/${id}/psifiakes-provoles`)).toBe(!isTable);
    expect(!!matchAddress(`/${id}/epitrapezies-provoles`)).toBe(isTable);
  });
});

test('R-SHELL-05 the addresses that only one system has', () => {
  const own = [
    '/system6/edit-table-presentation/$id',
    '/system7a/syntages',
    '/system7a/add-new-recipe',
    '/system7a/edit-recipe/$id',
    '/system7b/edesmata',
    '/system7b/add-new-edesma',
    '/system7b/edit-edesma/$id',
    '/system8/edit-puzzle-presentation/$id',
  ];
  expect(addresses.map(({ path }) => path)).toEqual(expect.arrayContaining(own));
});

test.each([
  '/system2/home',
  '/system1a',
  '/system1a/syntages',
  '/system6/psifiakes-provoles',
  '/system1a/edit-digital-presentation',
  '/system1a/home/more',
  '/nothing',
])('R-SHELL-11 %s is no address', (path) => {
  expect(matchAddress(path)).toBeUndefined();
});

test('an address is made from its screen and its system, with the id encoded', () => {
  const edit = addressOf({ screen: 'presentation-edit', system: 'system4', id: 'a/b' });
  expect(edit).toBe('/system4/edit-digital-presentation/a%2Fb');
  expect(addressOf({ screen: 'systems-overview' })).toBe('/');
  expect(() => addressOf({ screen: 'recipe-list', system: 'system1a' })).toThrow();
});
