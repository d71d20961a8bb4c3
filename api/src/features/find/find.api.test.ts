import type { Found } from '@psifida/contract/endpoints/find';
import { searchText } from '@psifida/contract/fold-text';
import { expect, test } from 'vitest';
import { foldAgainAfterChange } from '../../documents/fold-again.ts';
import { anAsset, anItem, itemContent } from '../../testing/builders.ts';
import { aDisplay, editDisplay } from '../../testing/display-steps.ts';
import { ownApi } from '../../testing/open-test-api.ts';

const api = ownApi();

const find = async (q: string): Promise<Found[]> =>
  (await api.read(`/find?q=${encodeURIComponent(q)}`)).items;
const titles = async (q: string) => (await find(q)).map(({ title }) => title.el);
const make = async (system: string, el: string, en: string) =>
  (await api.post(`/systems/${system}/presentations`, { title: { el, en } })).json();

test('R-FIND-01 one question finds every kind, by a word of either language, each with where it is and how it stands', async () => {
  const { id } = await make('system4', 'Καΐκια στο λιμάνι', 'Boats');
  const dish = await anItem(api.db, {
    kind: 'dish',
    content: { title: { el: 'Καϊκιού σαλάτα', en: 'Boat salad' } },
  });
  const image = await anAsset(api.db, { title: 'Boats at noon' });
  const { display } = await aDisplay(api, { name: 'Kaiki boat', place: 'Λιμεναρχείο', system: 'system8' });
  const items = await find('boat');
  expect(items.map(({ kind, id: one, system, state }) => ({ kind, id: one, system, state }))).toEqual([
    { kind: 'presentation', id, system: 'system4', state: 'draft' },
    { kind: 'dish', id: dish, system: 'system7b', state: 'active' },
    { kind: 'image', id: image, system: null, state: null },
    { kind: 'display', id: display.id, system: 'system8', state: null },
  ]);
  expect(items[1]?.image).toMatch(/^[0-9a-f-]{36}$/);
  expect(items[3]).toMatchObject({ title: { el: 'Kaiki boat' }, note: 'Λιμεναρχείο' });
});

test('R-FIND-02 several words in any order, in part, in Greek or Greeklish; what begins with them comes first', async () => {
  await make('system1a', 'Παλιά μπουγάτσα', 'Old pie');
  await make('system1a', 'Μπουγάτσα Θεσσαλονίκης', 'Pie of Thessaloniki');
  await make('system1a', 'Ξεμπουγατσάδικο', 'A word with a pie in it');
  for (const q of ['thess mpoug', 'ΜΠΟΥΓΑΤΣΑ θεσσαλονικησ', 'bougatsa 8essaloniki'])
    expect(await titles(q)).toEqual(['Μπουγάτσα Θεσσαλονίκης']);
  expect((await titles('mpougats')).at(-1)).toBe('Ξεμπουγατσάδικο');
  expect(await titles('mpougats')).toHaveLength(3);
});

test('R-FIND-03 it is found as it is called now: renamed, restored, imported, deleted', async () => {
  const first = await make('system3', 'Ανεμόμυλος', 'Windmill');
  const at = `/systems/system3/presentations/${first.id}`;
  const content = { ...first.content, title: { el: 'Νερόμυλος', en: 'Watermill' } };
  await api.put(at, { version: 1, active: false, content });
  expect([await titles('anemomylos'), await titles('neromylos')]).toEqual([[], ['Νερόμυλος']]);
  await api.post(`${at}/revisions/1/restore`, { version: 2 });
  expect([await titles('anemomylos'), await titles('watermill')]).toEqual([['Ανεμόμυλος'], []]);
  await api.delete(`${at}?version=3`);
  expect(await titles('anemomylos')).toEqual([]);

  const text = JSON.stringify([
    await itemContent(api.db, 'product', { title: { el: 'Κρόκος', en: 'Saffron' } }),
  ]);
  const imported = await api.post('/library/product/import', { format: 'json', dryRun: false, text });
  expect(imported.json()).toMatchObject({ lines: [{ action: 'create' }] });
  expect(await titles('krokos')).toEqual(['Κρόκος']);

  const { display } = await aDisplay(api, { name: 'Φάρος' });
  await editDisplay(api, display, { name: 'Μόλος', tags: ['προκυμαία'] });
  expect([await titles('faros'), await titles('prokym')]).toEqual([[], ['Μόλος']]);
});

test('of what many have in them the last changed ones are found, and of each kind so many', async () => {
  for (let number = 0; number < 8; number += 1) await make('system6', `Πανηγύρι ${number}`, 'Feast');
  expect(await titles('panigyri')).toEqual([7, 6, 5, 4, 3, 2].map((number) => `Πανηγύρι ${number}`));
});

test('R-FIND-04 what was opened lately is told again by its id, as it is now, and what is gone is not', async () => {
  const { id } = await make('system1b', 'Τώρα', 'Now');
  const gone = '11111111-1111-4111-8111-111111111111';
  const { items } = await api.read(`/find?ids=${gone},${id}`);
  expect(items).toMatchObject([{ kind: 'presentation', id, title: { en: 'Now' } }]);
});

test('R-FIND-05 whoever may not look finds nothing', async () => {
  const token = await api.withRoles();
  expect((await api.call('GET', '/find?q=a', { token })).statusCode).toBe(403);
  expect((await api.call('GET', '/find?q=a', { token: null })).statusCode).toBe(401);
});

test.each(['', '?q=a&ids=b', '?ids=nobody', `?q=${'a'.repeat(201)}`])(
  'the question "%s" is refused',
  async (query) => {
    expect((await api.call('GET', `/find${query}`)).statusCode).toBe(422);
  },
);

test('a question of signs alone finds nothing', async () => {
  expect(await find(' %_ — ')).toEqual([]);
});

test('R-FIND-03 at start everything that an older folding has stored is folded anew, once', async () => {
  const { id } = await make('system7a', 'Τσιπουράδικο', 'Tavern');
  const set = (search: string) =>
    api.db.updateTable('presentation').set({ search }).where('id', '=', id).execute();
  const stored = async () =>
    (await api.db.selectFrom('presentation').select('search').where('id', '=', id).executeTakeFirstOrThrow())
      .search;
  await set('as it was');
  await foldAgainAfterChange(api.db);
  expect(await stored()).toBe('as it was');
  await api.db.updateTable('search_folding').set({ version: 0 }).execute();
  // Several processes start together.
  await Promise.all([1, 2, 3].map(() => foldAgainAfterChange(api.db)));
  expect(await stored()).toBe(searchText('Τσιπουράδικο', 'Tavern'));
});
