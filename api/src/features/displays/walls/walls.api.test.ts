import { randomUUID } from 'node:crypto';
import type { JoinedWall } from '@psifida/contract/content/joined-wall';
import { beforeEach, expect, test } from 'vitest';
import {
  aDisplay,
  aShownPresentation,
  editDisplay,
  ownOf,
  type PairedDisplay,
  reportHealth,
  seenDisplay,
} from '../../../testing/display-steps.ts';
import { emptyBeforeEach, openEvents, ownApi } from '../../../testing/open-test-api.ts';
import { saveContent } from '../../../testing/presentation-steps.ts';

let left: PairedDisplay;
let right: PairedDisplay;
const api = ownApi();
emptyBeforeEach(api, 'joined_wall', 'display', 'activity');
beforeEach(async () => {
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
) => api.post(`/walls${query}`, { id, ...draftOf(places) });
const walls = async (): Promise<JoinedWall[]> => (await api.read('/walls')).items;

test('R-JOIN-03 each display is told where it hangs among the others, at once, and the tags that all have', async () => {
  const events = await openEvents(api, right.token);
  const made = await make();
  expect(made.statusCode).toBe(201);
  await events.next('settings');
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
  await editDisplay(api, right.display, { name: 'Δεξιά', tags: ['έξω'] });
  await heard.next('settings');
  expect((await ownOf(api, left.token)).wall?.tags).toEqual(['έξω']);
});

test('R-JOIN-02 what lies over another or is of another system is refused at its place, and nothing changes', async () => {
  const other = await aDisplay(api, { system: 'system1b' });
  const refused = await make([placeOf(left, 0), placeOf(right, 1_000), placeOf(other, 3_000)]);
  const issues = [
    { path: ['places', 1], code: 'wall.overlaps', params: { name: 'Αριστερά' } },
    { path: ['places', 2], code: 'wall.other-system' },
  ];
  expect(refused.json()).toMatchObject({ status: 422, issues });
  expect((await make([placeOf(left, 0)])).json().issues).toMatchObject([{ path: ['places'] }]);
  expect(await walls()).toEqual([]);
});

test('R-JOIN-02 a display hangs in one wall, also where two are made at the same time, and the same one asked for twice is one', async () => {
  const answers = await Promise.all([make(), make()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  expect(answers.find(({ statusCode }) => statusCode === 422)?.json().issues).toMatchObject([
    { code: 'wall.in-another' },
    { code: 'wall.in-another' },
  ]);
  const [{ id } = { id: '' }] = await walls();
  expect((await make(undefined, id)).statusCode).toBe(201);
  expect(await walls()).toHaveLength(1);
});

test('R-JOIN-03 a wall is renamed and laid otherwise by whoever knows it as it is, and each action is written down', async () => {
  const { id } = (await make()).json();
  const change = (version: number) =>
    api.put(`/walls/${id}`, {
      ...draftOf([placeOf(right, 0), placeOf(left, 1_240)], { name: 'Λιμάνι' }),
      version,
    });
  expect((await change(1)).json()).toMatchObject({ name: 'Λιμάνι', version: 2 });
  expect((await change(1)).json()).toMatchObject({ code: 'wall.changed-elsewhere' });
  expect((await ownOf(api, left.token)).wall?.own).toBe(1);
  expect((await api.delete(`/walls/${id}`)).statusCode).toBe(200);
  expect((await ownOf(api, left.token)).wall).toBeNull();
  expect((await api.delete(`/walls/${id}`)).json().code).toBe('wall.not-found');
  const { items } = await api.read('/activity');
  const actions = items.filter((one: { subjectKind: string }) => one.subjectKind === 'joined-wall');
  expect(actions.map((one: { action: string; exists: boolean }) => [one.action, one.exists])).toEqual([
    ['deleted', false],
    ['saved', false],
    ['created', false],
  ]);
});

test('R-JOIN-04 a display that goes, or goes to another system, leaves the wall; one left alone shows everything', async () => {
  const third = await aDisplay(api, { name: 'Τρίτη' });
  await make([placeOf(left, 0), placeOf(right, 1_230), placeOf(third, 2_460)]);
  await api.delete(`/displays/${left.display.id}`);
  expect((await ownOf(api, right.token)).wall?.places).toHaveLength(2);
  const events = await openEvents(api, right.token);
  await editDisplay(api, third.display, { system: 'system3' });
  await events.next('settings');
  expect((await ownOf(api, right.token)).wall).toBeNull();
  expect(await walls()).toMatchObject([{ places: [{ display: right.display.id }], version: 3 }]);
});

test('R-JOIN-04 a display of a wall is judged by the tags that all have, as its glass goes by them', async () => {
  const shown = await aShownPresentation(api);
  const tagged = await saveContent(api, shown, { tags: ['έξω'] }, { query: { leavesGaps: 'true' } });
  expect(tagged.statusCode).toBe(200);
  const glass = async ({ display }: PairedDisplay) => (await seenDisplay(api, display))?.glass;
  await reportHealth(api, left.token);
  expect(await glass(left)).toBe('behind');

  // With a wall that would take it from the one that has the tag, whoever makes it is asked.
  expect((await make()).json()).toMatchObject({ code: 'release.leaves-gaps' });
  expect(await walls()).toEqual([]);
  const made = await make(undefined, undefined, '?leavesGaps=true');
  expect(made.statusCode).toBe(201);
  await reportHealth(api, left.token);
  expect(await glass(left)).toBe('nothing-due');
  expect((await api.read('/calendar?system=system1a')).tagSets).toEqual([
    { system: 'system1a', tags: ['Λιμάνι'] },
  ]);
});
