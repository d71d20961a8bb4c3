import { randomUUID } from 'node:crypto';
import type { Presentation } from '@psifida/contract/content/presentation';
import type { Deleted } from '@psifida/contract/endpoints/bin';
import { beforeAll, expect, test } from 'vitest';
import { anAsset, anItem, completeContent } from '../../testing/builders.ts';
import { aShownPresentation } from '../../testing/display-steps.ts';
import { emptyBeforeEach, ownApi } from '../../testing/open-test-api.ts';
import { addressOf, readPresentation, saveContent, someShown } from '../../testing/presentation-steps.ts';
import { deleteUnusedFiles } from '../media/housekeeping/housekeeping.store.ts';
import { emptyOld } from './bin.routes.ts';

const api = ownApi();
emptyBeforeEach(api, 'bin', 'dish_product', 'presentation', 'library_item', 'media_asset');

let admin: string;
beforeAll(async () => {
  admin = await api.token({ realm_access: { roles: ['admin'] }, sub: 'keeper', name: 'Κλειδούχος' });
});

const inBin = async (): Promise<Deleted[]> => (await api.read('/bin', { token: admin })).items;
const restore = async (...ids: string[]) => {
  const answer = await api.post('/bin/restorations', { ids }, { token: admin });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const remove = async (address: string) => {
  const answer = await api.call('DELETE', address);
  expect(answer.statusCode, answer.body).toBe(200);
};
const removePresentation = ({ system, id, version }: Presentation) =>
  remove(addressOf({ system, id }, `?version=${version}&leavesGaps=true`));
const idsInOrder = async (system: string): Promise<string[]> =>
  (await api.read(`/systems/${system}/presentations?order=shown`)).items.map(({ id }: { id: string }) => id);
const status = async (address: string) => (await api.call('GET', address)).statusCode;

test('R-BIN-01 a deleted presentation comes back with its history and its place, and displays show it again', async () => {
  const [first, second, third] = await someShown(api, 'system1a', 3);
  const saved = (await saveContent(api, second, { title: { el: 'Νέος', en: 'Renamed' } })).json();
  await removePresentation(saved);
  expect(await status(addressOf(second))).toBe(404);
  expect(await idsInOrder('system1a')).toEqual([first.id, third.id]);
  expect(await inBin()).toMatchObject([
    { id: second.id, kind: 'presentation', system: 'system1a', title: { en: 'Renamed' } },
  ]);

  expect(await restore(second.id)).toMatchObject({
    restored: [{ id: second.id, deactivated: false }],
    refused: [],
  });
  const back = await readPresentation(api, second);
  expect(back).toMatchObject({ active: true, version: 3, createdBy: saved.createdBy });
  expect(back.content).toEqual(saved.content);
  expect(await idsInOrder('system1a')).toEqual([first.id, second.id, third.id]);
  const { items } = await api.read(addressOf(second, '/revisions'));
  expect(items.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
  const [newest] = (await api.read('/systems/system1a/releases')).items;
  expect(newest.presentations.map(({ id }: { id: string }) => id)).toContain(second.id);
  expect((await api.read('/activity')).items[0]).toMatchObject({ action: 'restored', by: { id: 'keeper' } });
  expect(await inBin()).toEqual([]);
});

test('R-BIN-01 what a bulk deletion took comes back in one step, with one release', async () => {
  const [kept, ...others] = await someShown(api, 'system1a', 4);
  const which = others.map(({ id }) => ({ id }));
  const gone = await api.post(addressOf({ system: 'system1a' }, '/many?leavesGaps=true'), {
    what: 'delete',
    which,
  });
  expect(gone.json().done).toHaveLength(3);
  const before = (await api.read('/systems/system1a/releases')).items[0].number;
  expect(new Set((await inBin()).map(({ deletedAt }) => deletedAt)).size).toBe(1);
  expect((await restore(...which.map(({ id }) => id))).restored).toHaveLength(3);
  expect(await idsInOrder('system1a')).toEqual([kept.id, ...others.map(({ id }) => id)]);
  expect((await api.read('/systems/system1a/releases')).items[0].number).toBe(before + 1);
});

test('R-BIN-01 recipes, dishes and products come back, with the products and images that they need', async () => {
  const image = await anAsset(api.db);
  const product = await anItem(api.db, { kind: 'product', content: { image } });
  const dish = await anItem(api.db, { kind: 'dish', content: { products: [product] } });
  const recipe = await anItem(api.db, { kind: 'recipe' });
  for (const kind of ['dish', 'product', 'recipe'] as const) await anItem(api.db, { kind });
  for (const [kind, id] of [
    ['dish', dish],
    ['product', product],
    ['recipe', recipe],
  ])
    await remove(`/library/${kind}/${id}?version=1`);
  await remove(`/media/${image}`);
  const { restored } = await restore(dish, recipe);
  expect(restored.map(({ kind }: Deleted) => kind)).toEqual(['media', 'product', 'dish', 'recipe']);
  expect(await api.read(`/library/dish/${dish}`)).toMatchObject({ active: true, version: 2 });
  expect(await api.read(`/library/product/${product}`)).toMatchObject({ content: { image } });
  expect((await api.read(`/media/${image}`)).usedIn).toMatchObject([{ id: product }]);
});

test('R-BIN-01 an image is restored where a deleted presentation used it, and its bytes stay until then', async () => {
  await aShownPresentation(api, 'system1a');
  const shown = await aShownPresentation(api, 'system1a');
  const media = shown.content.entries.flatMap((one) => ('media' in one ? one.media : []));
  await removePresentation(shown);
  const gone = await api.post('/media/many', { what: 'delete', which: media.map((id) => ({ id })) });
  expect(gone.json().done).toHaveLength(media.length);
  expect(await status(`/media/${media[0]}`)).toBe(404);
  await deleteUnusedFiles(api.db, { before: new Date(Date.now() + 60_000), limit: 500 });

  const { restored } = await restore(shown.id);
  expect(restored).toHaveLength(media.length + 1);
  expect(await readPresentation(api, shown)).toMatchObject({ active: true });
  expect((await api.read(`/media/${media[0]}`)).usedIn).toMatchObject([{ id: shown.id }]);
});

test('R-BIN-02 without what was deleted for good it comes back inactive, and whole otherwise', async () => {
  await aShownPresentation(api, 'system1a');
  const shown = await aShownPresentation(api, 'system1a');
  const [media] = shown.content.entries.flatMap((one) => ('media' in one ? one.media : []));
  await removePresentation(shown);
  await remove(`/media/${media}`);
  const erased = await api.post('/bin/erasures', { ids: [media] }, { token: admin });
  expect(erased.json()).toEqual({ erased: 1 });
  expect(await restore(shown.id)).toMatchObject({ restored: [{ id: shown.id, deactivated: true }] });
  const back = await readPresentation(api, shown);
  expect(back.active).toBe(false);
  expect(back.content.entries).toHaveLength(shown.content.entries.length - 1);
});

test('R-BIN-02 rules count it as deleted, and its id is taken while it is there', async () => {
  const [last, other] = await someShown(api, 'system1a', 2);
  await removePresentation(other);
  const refused = await api.call('DELETE', addressOf(last, `?version=${last.version}&leavesGaps=true`));
  expect(refused.json().code).toBe('presentation.last-active-delete');
  const content = await completeContent(api.db, 'system1a');
  const again = await api.post(addressOf({ system: 'system1a' }), { ...content, id: other.id });
  expect(again.json()).toMatchObject({ code: 'input.invalid', issues: [{ path: ['id'] }] });
  const { items } = await api.read(`/find?search=${encodeURIComponent(other.title.en)}`);
  expect(JSON.stringify(items ?? [])).not.toContain(other.id);
});

test('R-BIN-03 after its days it goes by itself, with its history; by hand at once', async () => {
  const [, old, young, byHand] = await someShown(api, 'system1a', 4);
  for (const one of [old, young, byHand]) await removePresentation(one);
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60_000);
  await api.db.updateTable('bin').set({ deleted_at: longAgo }).where('id', '=', old.id).execute();
  await emptyOld({ db: api.db, now: Date.now, keepBinDays: 30 });
  expect((await inBin()).map(({ id }) => id).sort()).toEqual([young.id, byHand.id].sort());

  await api.post('/bin/erasures', { ids: [byHand.id] }, { token: admin });
  expect((await inBin()).map(({ id }) => id)).toEqual([young.id]);
  const ids = [old.id, young.id, byHand.id];
  const revisions = api.db.selectFrom('presentation_revision').select('presentation_id');
  expect(await revisions.where('presentation_id', 'in', ids).execute()).toEqual([
    { presentation_id: young.id },
  ]);
  expect((await api.post('/bin/erasures', { ids: null }, { token: admin })).json()).toEqual({ erased: 1 });
  expect((await restore(young.id)).refused).toMatchObject([{ id: young.id, code: 'bin.not-found' }]);
  expect((await api.read('/activity?action=emptied&limit=2')).items).toMatchObject([
    { subject: young.id },
    { subject: byHand.id },
  ]);
});

test('R-BIN-04 where a person’s rights ask for it, it is erased from the bin and its files go at once', async () => {
  await aShownPresentation(api, 'system1a');
  const media = await anAsset(api.db);
  const { file_sha256: hash } = await api.db
    .selectFrom('media_asset')
    .select('file_sha256')
    .where('id', '=', media)
    .executeTakeFirstOrThrow();
  const file = () => api.db.selectFrom('media_file').where('sha256', '=', hash).select('sha256').execute();
  await remove(`/media/${media}`);
  expect(await file()).toHaveLength(1);
  const erased = await api.post('/past/erasures', { kind: 'media', id: media }, { token: admin });
  expect(erased.statusCode, erased.body).toBe(200);
  expect(await inBin()).toEqual([]);
  expect(await file()).toEqual([]);
});

test('R-BIN-05 only administrators see the bin, restore from it and empty it', async () => {
  for (const token of [await api.token(), await api.withRoles('viewer')]) {
    expect((await api.call('GET', '/bin', { token })).statusCode).toBe(403);
    expect((await api.post('/bin/restorations', { ids: [randomUUID()] }, { token })).statusCode).toBe(403);
    expect((await api.post('/bin/erasures', { ids: null }, { token })).statusCode).toBe(403);
  }
});
