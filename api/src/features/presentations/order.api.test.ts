import { randomUUID } from 'node:crypto';
import type { Presentation } from '@psifida/contract/content/presentation';
import type { Manifest } from '@psifida/contract/content/release';
import type { SystemId } from '@psifida/contract/registry/systems';
import { describe, expect, test } from 'vitest';
import { completeContent } from '../../testing/builders.ts';
import { aDisplay, aShownPresentation } from '../../testing/display-steps.ts';
import { openEvents, ownApi } from '../../testing/open-test-api.ts';
import { saveContent, someShown } from '../../testing/presentation-steps.ts';

const api = ownApi();

const listed = async (system: SystemId, query = ''): Promise<string[]> =>
  (await api.read(`/systems/${system}/presentations?order=shown${query}`)).items.map(
    ({ id }: Presentation) => id,
  );
const move = (system: SystemId, id: string, side: 'before' | 'after', of: string) =>
  api.post(`/systems/${system}/presentations/${id}/move`, { side, of });
const released = async (token: string): Promise<Manifest> =>
  (await api.read('/player/release', { token })).manifest;

test('R-WORK-12 the order that staff set is listed, is in the release, and displays hear of it at once', async () => {
  const [a = '', b = '', c = '', d = ''] = (await someShown(api, 'system1a', 4)).map(({ id }) => id);
  const { token } = await aDisplay(api, { system: 'system1a' });
  const events = await openEvents(api, token);
  expect(await listed('system1a')).toEqual([a, b, c, d]);
  expect((await move('system1a', d, 'before', b)).json()).toMatchObject({ id: d, version: 1 });
  await events.next('release');
  expect(await listed('system1a')).toEqual([a, d, b, c]);
  expect((await released(token)).presentations.map(({ id }) => id)).toEqual([a, d, b, c]);
  await move('system1a', a, 'after', b);
  expect(await listed('system1a')).toEqual([d, b, a, c]);
  await move('system1a', a, 'after', a);
  await move('system1a', b, 'before', a);
  expect(await listed('system1a')).toEqual([d, b, a, c]);
  const { items } = await api.read('/activity?system=system1a&action=moved');
  expect(items.map(({ subject }: { subject: string }) => subject)).toEqual([a, d]);
});

test('of many who order at once nobody undoes another: each stands beside whom it was put', async () => {
  const ids = (await someShown(api, 'system8', 8)).map(({ id }) => id);
  const [first = '', second = '', ...others] = ids;
  await Promise.all([
    ...others.slice(0, 3).map((id) => move('system8', id, 'before', first)),
    ...others.slice(3).map((id) => move('system8', id, 'after', second)),
  ]);
  const order = await listed('system8');
  expect(order.toSorted()).toEqual(ids.toSorted());
  expect(order.indexOf(first)).toBe(3);
  expect(order.indexOf(second)).toBe(4);
  const positions = await api.db
    .selectFrom('presentation')
    .select('position')
    .where('system', '=', 'system8')
    .execute();
  expect(new Set(positions.map(({ position }) => position)).size).toBe(8);
});

test('however often two change places, there is room between their neighbours', async () => {
  const [first = '', one = '', two = '', last = ''] = (await someShown(api, 'system1b', 4)).map(
    ({ id }) => id,
  );
  for (let turn = 0; turn < 60; turn += 1) await move('system1b', turn % 2 ? one : two, 'after', first);
  expect(await listed('system1b')).toEqual([first, one, two, last]);
});

test('a save that was begun before a move is taken after it, and both stay', async () => {
  const [one, other] = await someShown(api, 'system7b', 2);
  await move('system7b', other.id, 'before', one.id);
  const saved = await saveContent(api, other, { title: { el: 'Νέος', en: 'New' } });
  expect(saved.statusCode).toBe(200);
  expect(await listed('system7b')).toEqual([other.id, one.id]);
});

test('page by page, a new one last; what is not there, or of another system, is not found and nothing moves', async () => {
  const made = (await someShown(api, 'system7a', 3)).map(({ id }) => id);
  const page = await api.read('/systems/system7a/presentations?order=shown&limit=2');
  expect(page.items.map(({ id }: Presentation) => id)).toEqual(made.slice(0, 2));
  expect(await listed('system7a', `&limit=2&after=${page.next}`)).toEqual(made.slice(2));
  const [first = ''] = made;
  const stranger = await aShownPresentation(api, 'system6');
  for (const of of [randomUUID(), stranger.id])
    expect((await move('system7a', first, 'after', of)).json().code).toBe('presentation.not-found');
  expect(await listed('system7a')).toEqual(made);
});

describe('time and shuffling', () => {
  const save = async (system: SystemId, change: object) => {
    const content = await completeContent(api.db, system);
    return api.post(`/systems/${system}/presentations`, { active: true, ...content, ...change });
  };

  test('are kept, are in the release, and come back in the history', async () => {
    const content = await completeContent(api.db, 'system1a');
    const entries = content.entries.map((entry, index) =>
      index === 0 && entry.kind === 'image' ? { ...entry, seconds: 90 } : entry,
    );
    const made = (await save('system1a', { entries, seconds: 5, shuffle: true })).json();
    expect(made.content).toMatchObject({ seconds: 5, shuffle: true, tags: [] });
    const { token } = await aDisplay(api, { system: 'system1a' });
    const shown = (await released(token)).presentations.find(({ id }) => id === made.id);
    expect(shown).toMatchObject({ seconds: 5, shuffle: true, entries: [{ seconds: 90 }, {}, {}, {}] });
    const address = `/systems/system1a/presentations/${made.id}`;
    await saveContent(api, made, { seconds: null });
    const { items } = await api.read(`${address}/revisions`);
    expect(items[0].changes).toMatchObject([{ change: 'changed', field: 'seconds' }]);
    const restored = await api.post(`${address}/revisions/1/restore`, { version: 2 });
    expect(restored.json().content).toEqual(made.content);
  });

  test.each([
    ['system1a', { seconds: 4 }, ['seconds']],
    ['system1a', { seconds: 121 }, ['seconds']],
    ['system1a', { seconds: 7.5 }, ['seconds']],
    ['system1b', { seconds: 20 }, ['seconds']],
    ['system6', { seconds: 20 }, ['seconds']],
    ['system8', { shuffle: true }, ['shuffle']],
  ] as const)('%s refuses %j at its field', async (system, change, path) => {
    expect((await save(system, change)).json()).toMatchObject({ status: 422, issues: [{ path }] });
  });

  test('a time for one image is refused where images do not pass one by one', async () => {
    const content = await completeContent(api.db, 'system4');
    const at = content.entries.findIndex(({ kind }) => kind === 'image');
    const entries = content.entries.map((entry, index) => (index === at ? { ...entry, seconds: 9 } : entry));
    expect((await save('system4', { entries })).json().issues).toMatchObject([
      { path: ['entries', at, 'seconds'] },
    ]);
  });

  test('videos may be shuffled', async () => {
    expect((await save('system1b', { shuffle: true })).statusCode).toBe(201);
  });
});
