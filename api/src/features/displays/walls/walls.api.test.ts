import { randomUUID } from 'node:crypto';
import type { JoinedWall } from '@psifida/contract/content/joined-wall';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  aDisplay,
  aReport,
  aShownPresentation,
  openEvents,
  ownOf,
  type PairedDisplay,
  someSettings,
} from '../../../testing/display-steps.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';

let api: TestApi;
let left: PairedDisplay;
let right: PairedDisplay;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom('joined_wall').execute();
  await api.db.deleteFrom('display').execute();
  await api.db.deleteFrom('activity').execute();
  left = await aDisplay(api, { name: 'Αριστερά', tags: ['Λιμάνι', 'έξω'] });
  right = await aDisplay(api, { name: 'Δεξιά', tags: ['ΛΙΜΑΝΙ'] });
});

const placeOf = ({ display }: PairedDisplay, xMm: number) => ({
  ...{ display: display.id, xMm, yMm: 0 },
  ...{ widthMm: 1_210, heightMm: 680 },
});
const draftOf = (places: ReturnType<typeof placeOf>[], change: Partial<JoinedWall> = {}) => ({
  ...{ system: 'system1a', name: 'Προκυμαία', languageMode: 'alternating', viewingDistanceMm: 5_000 },
  ...{ places },
  ...change,
});
const make = async (
  places = [placeOf(left, 0), placeOf(right, 1_230)],
  id: string = randomUUID(),
  query = '',
) => api.call('POST', `/walls${query}`, { payload: { id, ...draftOf(places) } });
const walls = async (): Promise<JoinedWall[]> => (await api.call('GET', '/walls')).json().items;

test('R-JOIN-03 each display is told where it hangs among the others, at once, and the tags that all have', async () => {
  const events = await openEvents(api, right.token);
  const made = await make();
  expect(made.statusCode).toBe(201);
  await events.next('settings');
  await events.close();
  expect(await ownOf(api, right.token)).toMatchObject({
    wall: {
      ...{ id: made.json().id, languageMode: 'alternating', viewingDistanceMm: 5_000 },
      ...{ tags: ['Λιμάνι'], own: 1 },
      places: [{ xMm: 0 }, { xMm: 1_230, yMm: 0, widthMm: 1_210, heightMm: 680 }],
    },
  });
  expect((await ownOf(api, left.token)).wall?.own).toBe(0);

  // What one of them is called for concerns all of them.
  const heard = await openEvents(api, left.token);
  await api.call('PUT', `/displays/${right.display.id}`, {
    payload: { ...someSettings({ name: 'Δεξιά', tags: ['έξω'] }), version: right.display.version },
  });
  await heard.next('settings');
  await heard.close();
  expect((await ownOf(api, left.token)).wall?.tags).toEqual(['έξω']);
});

test('R-JOIN-02 what lies over another or is of another system is refused at its place, and nothing changes', async () => {
  const other = await aDisplay(api, { system: 'system1b' });
  const refused = await make([placeOf(left, 0), placeOf(right, 1_000), placeOf(other, 3_000)]);
  expect(refused.statusCode).toBe(422);
  expect(refused.json().issues).toMatchObject([
    { path: ['places', 1], code: 'wall.overlaps', params: { name: 'Αριστερά' } },
    { path: ['places', 2], code: 'wall.other-system' },
  ]);
  expect((await make([placeOf(left, 0)])).json().issues).toMatchObject([{ path: ['places'] }]);
  expect(await walls()).toEqual([]);
});

test('R-JOIN-02 a display hangs in one wall, also where two are made at the same time', async () => {
  const answers = await Promise.all([make(), make()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  expect(answers.find(({ statusCode }) => statusCode === 422)?.json().issues).toMatchObject([
    { code: 'wall.in-another' },
    { code: 'wall.in-another' },
  ]);
});

test('the same wall asked for twice is one', async () => {
  const id = randomUUID();
  await make(undefined, id);
  expect((await make(undefined, id)).statusCode).toBe(201);
  expect(await walls()).toHaveLength(1);
});

test('R-JOIN-03 a wall is renamed and laid otherwise by whoever knows it as it is, and each deed is written down', async () => {
  const { id } = (await make()).json();
  const change = (version: number) =>
    api.call('PUT', `/walls/${id}`, {
      payload: { ...draftOf([placeOf(right, 0), placeOf(left, 1_240)], { name: 'Λιμάνι' }), version },
    });
  expect((await change(1)).json()).toMatchObject({ name: 'Λιμάνι', version: 2 });
  expect((await change(1)).json()).toMatchObject({ code: 'wall.changed-elsewhere' });
  expect((await ownOf(api, left.token)).wall?.own).toBe(1);
  expect((await api.call('DELETE', `/walls/${id}`)).statusCode).toBe(200);
  expect((await ownOf(api, left.token)).wall).toBeNull();
  expect((await api.call('DELETE', `/walls/${id}`)).json().code).toBe('wall.not-found');
  const { items } = (await api.call('GET', '/activity')).json();
  const deeds = items.filter((one: { subjectKind: string }) => one.subjectKind === 'joined-wall');
  expect(deeds.map((one: { action: string; exists: boolean }) => [one.action, one.exists])).toEqual([
    ...[
      ['deleted', false],
      ['saved', false],
      ['created', false],
    ],
  ]);
});

test('R-JOIN-04 a display that goes, or goes to another system, leaves the wall; one left alone shows everything', async () => {
  const third = await aDisplay(api, { name: 'Τρίτη' });
  await make([placeOf(left, 0), placeOf(right, 1_230), placeOf(third, 2_460)]);
  await api.call('DELETE', `/displays/${left.display.id}`);
  expect((await ownOf(api, right.token)).wall?.places).toHaveLength(2);
  const events = await openEvents(api, right.token);
  await api.call('PUT', `/displays/${third.display.id}`, {
    payload: { ...someSettings({ system: 'system3' }), version: third.display.version },
  });
  await events.next('settings');
  await events.close();
  expect((await ownOf(api, right.token)).wall).toBeNull();
  expect(await walls()).toMatchObject([{ places: [{ display: right.display.id }], version: 3 }]);
});

test('R-JOIN-04 a display of a wall is judged by the tags that all have, as its glass goes by them', async () => {
  const shown = await aShownPresentation(api);
  const address = `/systems/system1a/presentations/${shown.id}`;
  const content = { ...shown.content, tags: ['έξω'] };
  const tagged = await api.call('PUT', `${address}?leavesGaps=true`, {
    payload: { version: shown.version, active: true, content },
  });
  expect(tagged.statusCode).toBe(200);
  const glass = async ({ display }: PairedDisplay) =>
    (await api.call('GET', '/displays')).json().items.find((one: { id: string }) => one.id === display.id)
      ?.glass;
  const report = async ({ token }: PairedDisplay) => {
    const { expected } = await ownOf(api, token);
    const payload = aReport({
      release: expected?.number ?? null,
      hash: expected?.hash ?? null,
      showing: null,
    });
    await api.call('POST', '/player/health', { token, payload });
  };
  await report(left);
  expect(await glass(left)).toBe('behind');

  // With a wall that would take it from the one that has the tag, whoever makes it is asked.
  expect((await make()).json()).toMatchObject({ code: 'release.leaves-gaps' });
  expect(await walls()).toEqual([]);
  const made = await make(undefined, undefined, '?leavesGaps=true');
  expect(made.statusCode).toBe(201);
  await report(left);
  expect(await glass(left)).toBe('nothing-due');
  expect((await api.call('GET', '/calendar?system=system1a')).json().tagSets).toEqual([
    { system: 'system1a', tags: ['Λιμάνι'] },
  ]);
});

test('R-JOIN-03 whoever may not edit the system makes no wall of it', async () => {
  const viewer = await api.token({ sub: 'viewer', realm_access: { roles: ['viewer'] } });
  const payload = { id: randomUUID(), ...draftOf([placeOf(left, 0), placeOf(right, 1_230)]) };
  expect((await api.call('POST', '/walls', { token: viewer, payload })).statusCode).toBe(403);
  expect((await api.call('GET', '/walls', { token: viewer })).statusCode).toBe(200);
});
