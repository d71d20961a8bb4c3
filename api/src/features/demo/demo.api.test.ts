import { randomUUID } from 'node:crypto';
import { endpoints } from '@psifida/contract/endpoints/all';
import { beforeAll, expect, test } from 'vitest';
import { anAsset, completeContent } from '../../testing/builders.ts';
import { ownApi } from '../../testing/open-test-api.ts';
import * as store from './demo.store.ts';

let admin: { token: string };
const api = ownApi();
beforeAll(async () => {
  admin = { token: await api.withRoles('admin') };
});

const create = async (content: object) => {
  const answer = await api.post('/systems/system1a/presentations', { ...content, active: true });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const demo = () => api.read('/demo');
const titles = async () =>
  (await api.read('/systems/system1a/presentations')).items.map(
    ({ title }: { title: { en: string } }) => title.en,
  );

test('an installation is untouched until something is made in it', async () => {
  expect(await store.isUntouched(api.db)).toBe(true);
  expect(await demo()).toEqual({ state: 'never', done: 0, total: 0 });
  await anAsset(api.db);
  expect(await store.isUntouched(api.db)).toBe(false);
});

test('removing the demonstration takes all of it, the last active presentation too, and leaves what is real', async () => {
  const content = await completeContent(api.db, 'system1a');
  const ofDemo = await create({ ...content, title: { el: 'Επίδειξη', en: 'Demonstration' } });
  await store.mark(api.db, 'presentation', ofDemo.id);
  const [kept, gone] = [await anAsset(api.db), await anAsset(api.db)];
  for (const id of [kept, gone]) await store.mark(api.db, 'asset', id);
  await store.setState(api.db, 'present');
  const own = {
    ...(await completeContent(api.db, 'system1a')),
    title: { el: 'Δική μας', en: 'Our own' },
  };
  own.entries.push({ kind: 'image', id: randomUUID(), active: true, media: kept, category: null });
  const real = await api.post('/systems/system1a/presentations', own);
  expect(real.statusCode, real.body).toBe(201);

  const [edited, switched] = [await create(content), await create(content)];
  for (const { id } of [edited, switched]) await store.mark(api.db, 'presentation', id);
  const change = async ({ id, version }: { id: string; version: number }, active: boolean, title: string) =>
    api.put(
      `/systems/system1a/presentations/${id}`,
      { version, active, content: { ...content, title: { el: title, en: title } } },
      { token: await api.token({ sub: 'person-2' }) },
    );
  expect((await change(edited, true, 'Taken over')).statusCode).toBe(200);
  expect((await change(switched, false, content.title.en)).statusCode).toBe(200);

  expect((await api.delete('/demo')).json()).toMatchObject({ code: 'not-allowed' });
  expect(await titles()).toContain('Demonstration');
  const answer = await api.call('DELETE', '/demo', admin);
  expect(answer.json()).toMatchObject({ state: 'removed' });

  expect((await titles()).sort()).toEqual(['Our own', 'Taken over']);
  expect((await api.call('GET', `/media/${kept}`)).statusCode).toBe(200);
  expect((await api.call('GET', `/media/${gone}`)).statusCode).toBe(404);
  const { items } = await api.read('/systems/system1a/releases');
  expect(items[0].presentations).toMatchObject([{ id: edited.id }]);
});

test('it is removed once: what was used of it is real from then on', async () => {
  expect((await api.call('DELETE', '/demo', admin)).json()).toMatchObject({ state: 'removed' });
  expect((await titles()).sort()).toEqual(['Our own', 'Taken over']);
  expect(endpoints.removeDemo.access).toBe('administer');
});
