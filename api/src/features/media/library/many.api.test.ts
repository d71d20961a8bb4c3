import type { MediaAsset } from '@psifida/contract/content/media';
import { expect, test } from 'vitest';
import { holdFacts } from '../../../documents/read-facts.ts';
import { anAsset, anItem, itemContent } from '../../../testing/builders.ts';
import { ownApi } from '../../../testing/open-test-api.ts';
import { editMedia } from '../../../testing/upload-file.ts';

const api = ownApi();

const many = async (what: string, which: object[], more: object = {}) => {
  const answer = await api.post('/media/many', { what, which, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const list = async (query: string): Promise<{ items: MediaAsset[]; total: number }> =>
  await api.read(`/media?${query}`);
const titled = (title: string) => anAsset(api.db, { title });

test('R-MANY-05 tags are added and taken away, found by however they are spelt, and taken back', async () => {
  const [one, other] = [await titled('α'), await titled('β')];
  await many('tags', [{ id: one }], { add: ['Καλοκαίρι', 'Παλιά'], remove: [] });
  const answer = await many('tags', [{ id: one }, { id: other }], {
    add: ['ΚΑΛΟΚΑΙΡΙ', 'Λιμάνι'],
    remove: ['παλια'],
  });
  expect(answer.done).toHaveLength(2);
  expect(answer.before).toEqual({ [one]: ['Καλοκαίρι', 'Παλιά'], [other]: [] });
  expect((await list('tag=kalokairi')).total).toBe(0);
  expect((await list('tag=λιμανι')).total).toBe(2);
  expect((await list('search=limani')).total).toBe(2);
  const { items } = await api.read('/media/tags');
  expect(items).toMatchObject([{ count: 2 }, { tag: 'Λιμάνι', count: 2 }]);

  const which = answer.done.map((done: { id: string }) => ({ ...done, tags: answer.before[done.id] }));
  await many('undo', which);
  expect((await list(`ids=${one}`)).items[0]?.tags).toEqual(['Καλοκαίρι', 'Παλιά']);
  expect((await list(`ids=${other}`)).items[0]?.tags).toEqual([]);
  expect((await many('undo', which)).refused).toMatchObject([
    { code: 'media.changed-elsewhere' },
    { code: 'media.changed-elsewhere' },
  ]);
});

test('R-MANY-05 tags wait for nobody who is about to save something with the image in it', async () => {
  const id = await titled('Σε αποθήκευση');
  await api.db.transaction().execute(async (tx) => {
    await holdFacts(tx, { media: [id], items: [] });
    expect((await many('tags', [{ id }], { add: ['Λιμάνι'], remove: [] })).done).toHaveLength(1);
  });
});

test('R-MANY-05 what is in use stays, named with what uses it; the others are deleted', async () => {
  const [used, free] = [await titled('Σε χρήση'), await titled('Ελεύθερη')];
  const content = await itemContent(api.db, 'dish', { image: used });
  await anItem(api.db, { kind: 'dish', content });
  const answer = await many('delete', [{ id: used }, { id: free }]);
  expect(answer.done).toEqual([{ id: free, version: null }]);
  expect(answer.refused).toMatchObject([
    { id: used, title: { el: 'Σε χρήση' }, code: 'media.in-use', params: { uses: [{ kind: 'dish' }] } },
  ]);
});

test('R-MANY-05 sorted by name in Greek order both ways, and only those that lack a description', async () => {
  const before = (await list('lacksAlt=true')).total;
  const ids = [await titled('Ωμέγα ταξ'), await titled('άλφα ταξ'), await titled('Βήτα ταξ')];
  const names = async (query: string) => (await list(`search=ταξ&${query}`)).items.map(({ title }) => title);
  expect(await names('order=name')).toEqual(['άλφα ταξ', 'Βήτα ταξ', 'Ωμέγα ταξ']);
  expect(await names('order=name&reversed=true')).toEqual(['Ωμέγα ταξ', 'Βήτα ταξ', 'άλφα ταξ']);
  expect((await list('lacksAlt=true')).total).toBe(before + 3);
  const [one] = (await list(`ids=${ids[0]}`)).items as [MediaAsset];
  await editMedia(api, one, { alt: { el: 'Λιμάνι', en: 'Harbour' } });
  expect((await list('lacksAlt=true')).total).toBe(before + 2);
  const { items } = await api.read('/media/selection?search=ταξ&order=name');
  // A save lets it be found by what it says of itself now.
  expect(items.map(({ id }: { id: string }) => id)).toEqual([ids[1], ids[2], ids[0]]);
});
