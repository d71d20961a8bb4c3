import type { ListedPresentation, Presentation } from '@psifida/contract/content/presentation';
import { expect, test } from 'vitest';
import { aShownPresentation } from '../../testing/display-steps.ts';
import { ownApi } from '../../testing/open-test-api.ts';
import { savePresentation } from '../../testing/presentation-steps.ts';

const api = ownApi();
const beside = ownApi(() => ({ beside: api.shared }));

const path = (rest = '') => `/systems/system4/presentations${rest}`;
const read = (id: string): Promise<Presentation> => api.read(path(`/${id}`));
const listed = async (id: string): Promise<ListedPresentation | undefined> =>
  (await api.read(path('?limit=100'))).items.find((one: { id: string }) => one.id === id);
const make = () => aShownPresentation(api, 'system4');

test('what another process has saved is read and listed at once, although this one has kept what was before', async () => {
  const one = await make();
  await Promise.all([read(one.id), listed(one.id)]);
  const title = { el: 'Αλλαγμένο', en: 'Changed' };
  const saved = await savePresentation(beside, one, { content: { ...one.content, title } });
  expect(saved.statusCode).toBe(200);
  expect(await read(one.id)).toEqual(saved.json());
  expect(await listed(one.id)).toMatchObject({ title, version: one.version + 1 });
});

test('what changes a row without a save is read as well: its place, and what it lacks', async () => {
  const [first, second] = [await make(), await make()];
  await Promise.all([read(first.id), listed(first.id), read(second.id), listed(second.id)]);
  const moved = await beside.post(path(`/${second.id}/move`), { side: 'before', of: first.id });
  expect(moved.statusCode, moved.body).toBe(200);
  expect((await read(second.id)).position).toBeLessThan((await read(first.id)).position);
  expect((await listed(second.id))?.position).toBeLessThan((await listed(first.id))?.position ?? 0);
  await beside.db.updateTable('presentation').set({ active: false }).where('id', '=', first.id).execute();
  expect([(await read(first.id)).active, (await listed(first.id))?.active]).toEqual([false, false]);
});

test('what another process has deleted is not there any more, nor under the name of another system', async () => {
  const [kept, gone] = [await make(), await make()];
  await Promise.all([read(gone.id), listed(gone.id)]);
  const deleted = await beside.delete(path(`/${gone.id}?version=${gone.version}`));
  expect(deleted.statusCode, deleted.body).toBe(200);
  expect((await api.call('GET', path(`/${gone.id}`))).statusCode).toBe(404);
  expect(await listed(gone.id)).toBeUndefined();
  await read(kept.id);
  expect((await api.call('GET', `/systems/system1a/presentations/${kept.id}`)).statusCode).toBe(404);
});
