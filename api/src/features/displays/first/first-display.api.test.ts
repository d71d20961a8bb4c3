import { randomUUID } from 'node:crypto';
import type { HealthReport } from '@psifida/contract/content/display';
import type { FirstDisplay } from '@psifida/contract/content/first-display';
import type { Presentation } from '@psifida/contract/content/presentation';
import type { SystemStanding } from '@psifida/contract/endpoints/systems';
import { countWaiting } from '@psifida/postgres/testing/waiting';
import { beforeEach, expect, test } from 'vitest';
import {
  aDisplay,
  anEmergency,
  aReport,
  aShownPresentation,
  editDisplay,
  ownOf,
  type PairedDisplay,
  reportAllIsWell,
  reportHealth,
  seenDisplay,
} from '../../../testing/display-steps.ts';
import { emptyBeforeEach, openEvents, ownApi } from '../../../testing/open-test-api.ts';
import { addressOf, readPresentation, saveContent } from '../../../testing/presentation-steps.ts';
import { hearErrors } from './first-display.ts';
import { lookAtTrials } from './watch-trials.ts';

let began = Date.now();
let passed = 0;
/** It stands still while the test works: a busy machine must not let a display fall silent between two reports. */
const now = () => began + passed;
const minute = 60_000;
let first: PairedDisplay;
let other: PairedDisplay;
let shown: Presentation;

const api = ownApi({ now });
emptyBeforeEach(api, 'first_display', 'display', 'presentation', 'activity');
beforeEach(async () => {
  began = Date.now();
  passed = 0;
  shown = await aShownPresentation(api);
  first = await aDisplay(api, { name: 'Πρώτη' });
  other = await aDisplay(api, { name: 'Άλλη' });
  await allIsWell();
  await set({ display: first.display.id, waitMinutes: 5 });
});

const look = () => lookAtTrials({ db: api.db, now, registry: {} as never });
const allIsWell = async () => {
  for (const { token } of [first, other]) await reportAllIsWell(api, token);
};
const set = (setting: { display: string; waitMinutes: number | null } | null) =>
  api.put('/systems/system1a/first-display', { first: setting });
const decide = (number: number | undefined, what: 'open' | 'try-again') =>
  api.post(`/systems/system1a/releases/${number}/${what}`);
const standing = async (): Promise<SystemStanding> => {
  const { systems } = await api.read('/systems');
  return systems.find((one: SystemStanding) => one.system === 'system1a');
};
const held = async (): Promise<FirstDisplay['held'] | undefined> => (await standing()).first?.held;
const numberFor = async ({ token }: PairedDisplay) => (await ownOf(api, token)).expected?.number;
const stateOf = async ({ display }: PairedDisplay) => {
  const { state, glass, expected } = (await seenDisplay(api, display)) ?? {};
  return { state, glass, expected };
};
const manifestOf = async ({ token }: PairedDisplay) =>
  (await api.read('/player/release', { token })).manifest;

let named = 0;
/** A change that visitors see. */
async function change(): Promise<void> {
  named += 1;
  const title = { el: `Νέο ${named}`, en: `New ${named}` };
  const answer = await saveContent(api, await readPresentation(api, shown), { title });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** Time passes, while the product looks and these displays say that all is well. */
async function pass(minutes: number, well: readonly PairedDisplay[] = [first, other]): Promise<void> {
  for (const until = passed + minutes * minute; passed < until; ) {
    passed = Math.min(passed + 50_000, until);
    for (const { token } of well) await reportAllIsWell(api, token);
    await look();
  }
}
const says = async (report: Partial<HealthReport>, { token } = first) => {
  const showing = { presentation: shown.id, entry: null };
  const answer = await reportHealth(api, token, { showing, ...report });
  if (answer.statusCode !== 200) throw new Error(answer.body);
};
/** After the release, which the database dates by its own clock. */
const anError = (code: string, at = new Date(Date.now() + 1_000)) => ({
  code,
  detail: 'x',
  at: at.toISOString(),
});

test('R-FIRST-01 a release goes to the first display alone; the others stay where they are and are well', async () => {
  const before = await numberFor(other);
  const [heard, quiet] = [await openEvents(api, first.token), await openEvents(api, other.token)];
  await change();
  await heard.next('release');
  expect([await numberFor(first), await numberFor(other)]).toEqual([(before ?? 0) + 1, before]);
  expect((await manifestOf(first)).presentations[0].title.el).toBe(`Νέο ${named}`);
  expect((await manifestOf(other)).presentations[0].title.el).not.toBe(`Νέο ${named}`);
  await allIsWell();
  await look();
  expect(await stateOf(other)).toEqual({ state: 'green', glass: 'shows', expected: before });
  expect(await stateOf(first)).toEqual({ state: 'green', glass: 'shows', expected: (before ?? 0) + 1 });
  const { released, first: of } = await standing();
  expect(released).toMatchObject({ number: before });
  expect(of).toMatchObject({
    display: { id: first.display.id, name: 'Πρώτη' },
    held: { number: (before ?? 0) + 1, others: before, state: 'shown' },
  });
  expect(quiet.heard.filter(({ event }) => event === 'release')).toEqual([]);
});

test('R-FIRST-01 the whole wall that the first display hangs in comes first, and at once: a wall is never torn', async () => {
  const beside = await aDisplay(api, { name: 'Δίπλα' });
  const place = ({ display }: PairedDisplay, xMm: number) => ({
    ...{ display: display.id, xMm, yMm: 0, widthMm: 1_000, heightMm: 600 },
  });
  const payload = {
    ...{ id: randomUUID(), system: 'system1a', name: 'Τοίχος', languageMode: 'el', viewingDistanceMm: 5_000 },
    places: [place(first, 0), place(beside, 1_020)],
  };
  expect((await api.post('/walls', payload)).statusCode).toBe(201);
  const heard = await openEvents(api, beside.token);
  const before = await numberFor(other);
  await change();
  await heard.next('release');
  const held = (before ?? 0) + 1;
  const numbers = [await numberFor(first), await numberFor(beside), await numberFor(other)];
  expect(numbers).toEqual([held, held, before]);
  await reportAllIsWell(api, beside.token);
  expect(await stateOf(beside)).toEqual({ state: 'green', glass: 'shows', expected: held });
});

test('R-JOIN-05 a display knows since when a release is due: one that was held first since it was opened', async () => {
  await change();
  const since = async ({ token }: PairedDisplay) => (await ownOf(api, token)).expected?.since ?? '';
  const madeAt = await since(first);
  await pass(6);
  expect(await numberFor(other)).toBe(await numberFor(first));
  expect(await since(first)).toBe(madeAt);
  expect(Date.parse(await since(other)) - Date.parse(madeAt)).toBeGreaterThanOrEqual(5 * minute);
});

test('R-FIRST-02 it opens by itself when the first display has shown it well for the whole time, once', async () => {
  await change();
  const number = await numberFor(first);
  await pass(4);
  const { opensAt } = (await held()) ?? {};
  expect(Date.parse(opensAt ?? '') - now()).toBeGreaterThan(0);
  expect(await numberFor(other)).toBe((number ?? 0) - 1);
  const heard = await openEvents(api, other.token);
  await pass(1.6);
  // From here on nobody reports: the product looks by itself as well, and may open it first.
  passed += 0.4 * minute;
  // Several processes look at the same moment.
  await Promise.all([look(), look(), look()]);
  await heard.next('release');
  expect(await numberFor(other)).toBe(number);
  expect(await held()).toBe(null);
  // It was made long ago, and is due only now.
  expect(await stateOf(other)).toMatchObject({ state: 'amber', glass: 'behind' });
  await allIsWell();
  expect(await stateOf(other)).toMatchObject({ state: 'green' });
  expect(heard.heard.filter(({ event }) => event === 'release')).toEqual([]);
});

test('R-FIRST-02 a click opens it at once, of the release that was seen and no other, and stands in the activity', async () => {
  await set({ display: first.display.id, waitMinutes: null });
  await change();
  const seen = await numberFor(first);
  await pass(6);
  expect(await held()).toMatchObject({ state: 'shown', opensAt: null });
  await change();
  expect((await decide(seen, 'open')).json().code).toBe('release.not-held');
  expect((await decide(await numberFor(first), 'open')).json().first.held).toBe(null);
  expect(await numberFor(other)).toBe(await numberFor(first));
  const { items } = await api.read('/activity');
  expect(items[0]).toMatchObject({
    action: 'opened',
    subjectKind: 'release',
    title: { el: String((seen ?? 0) + 1) },
  });
});

test('R-FIRST-03 errors on it stop it for good, whatever follows; what was said is there', async () => {
  await change();
  await says({ errors: [anError('record.refused'), anError('image-broken')] });
  await pass(6);
  expect(await held()).toMatchObject({
    state: 'errors',
    opensAt: null,
    reported: [{ code: 'image-broken' }],
  });
  expect(await numberFor(other)).toBe(((await numberFor(first)) ?? 0) - 1);
  expect((await decide(await numberFor(first), 'try-again')).statusCode).toBe(200);
  await pass(6);
  expect(await held()).toBe(null);
});

test('R-FIRST-03 an error that is being written down while somebody looks is heard before it opens', async () => {
  await change();
  await pass(4);
  await pass(1.6);
  const { expected } = await ownOf(api, first.token);
  const report = aReport({ hash: expected?.hash ?? null, errors: [anError('image-broken')] });
  let looked = Promise.resolve();
  await api.db.transaction().execute(async (tx) => {
    await hearErrors(tx, { display: first.display.id, report, at: new Date(now()) });
    passed += 0.4 * minute;
    looked = look();
    await expect.poll(() => countWaiting(tx)).toBeGreaterThan(0);
  });
  await looked;
  expect(await held()).toMatchObject({ state: 'errors' });
});

test('R-FIRST-03 errors of another display, from before, or of its records stop nothing', async () => {
  await change();
  await says({ errors: [anError('image-broken')] }, other);
  await says({ errors: [anError('image-broken', new Date(Date.now() - minute)), anError('storage.full')] });
  await look();
  expect(await held()).toMatchObject({ state: 'shown', reported: [] });
});

test('R-FIRST-03 a first display that goes dark with it stops it, also when it comes back', async () => {
  await change();
  await pass(2);
  await pass(7, [other]);
  expect(await held()).toMatchObject({ state: 'dark' });
  await pass(6);
  expect(await held()).toMatchObject({ state: 'dark' });
  expect(await stateOf(other)).toMatchObject({ state: 'green' });
});

test('R-FIRST-03 one that never takes it is told after minutes; its time begins when it does', async () => {
  const { expected: before } = await ownOf(api, first.token);
  await change();
  for (let turn = 0; turn < 9; turn += 1) {
    passed += 50_000;
    await says({
      release: before?.number ?? null,
      hash: before?.hash ?? null,
      errors: turn ? [] : [anError('release.incomplete')],
    });
    await look();
  }
  expect(await held()).toMatchObject({ state: 'not-taken', reported: [{ code: 'release.incomplete' }] });
  await pass(6);
  expect(await held()).toBe(null);
});

test('what happened while the product was off is not held against the first display', async () => {
  await change();
  await pass(2);
  passed += 60 * minute;
  await look();
  expect(await held()).toMatchObject({ state: 'coming' });
  await pass(6);
  expect(await held()).toBe(null);
});

test('R-FIRST-04 asleep by plan is not dark: it waits until the display is awake', async () => {
  const neverOn = { week: Array.from({ length: 7 }, () => null), exceptions: [] };
  await change();
  await pass(2);
  await api.db
    .updateTable('display')
    .set({ screen_plan: JSON.stringify(neverOn) })
    .where('id', '=', first.display.id)
    .execute();
  await pass(8, [other]);
  expect(await held()).toMatchObject({ state: 'asleep', opensAt: null });
  // Said before it counts as awake: the product looks by itself every five seconds, too.
  await reportAllIsWell(api, first.token);
  await api.db.updateTable('display').set({ screen_plan: null }).where('id', '=', first.display.id).execute();
  // The two minutes of the evening count on: a wait may be longer than the hours of a day.
  await pass(1);
  expect(await held()).toMatchObject({ state: 'shown' });
  await pass(3);
  expect(await held()).toBe(null);
});

test('R-FIRST-04 a first display that is revoked or moved keeps nothing from being decided', async () => {
  await change();
  await editDisplay(api, first.display, { system: 'system8', name: 'Πρώτη' });
  await look();
  expect(await standing()).toMatchObject({ first: { display: null, held: { state: 'gone' } } });
  await api.delete(`/displays/${first.display.id}`);
  await look();
  expect(await held()).toMatchObject({ state: 'gone' });
  const third = await aDisplay(api, { name: 'Τρίτη' });
  await set({ display: third.display.id, waitMinutes: 5 });
  expect(await numberFor(third)).toBe(((await numberFor(other)) ?? 0) + 1);
  await pass(6, [third, other]);
  expect(await held()).toBe(null);
});

test('R-FIRST-05 of several changes in a row the newest counts, and the time begins anew', async () => {
  const open = await numberFor(other);
  await change();
  await pass(4);
  for (let count = 0; count < 25; count += 1) await change();
  await pass(4);
  // As many as are kept to return to, and what the others show is still there for them.
  expect(await numberFor(other)).toBe(open);
  expect((await api.call('GET', '/player/release', { token: other.token })).statusCode).toBe(200);
  await pass(2);
  expect(await numberFor(other)).toBe((open ?? 0) + 26);
});

test('R-FIRST-05 switched off, what is held opens; a change that takes the difference back opens too', async () => {
  await change();
  await saveContent(api, await readPresentation(api, shown), shown.content);
  expect(await held()).toBe(null);
  await change();
  expect(await held()).toMatchObject({ state: 'coming' });
  expect((await set(null)).json()).toEqual({ first: null });
  expect(await numberFor(other)).toBe(await numberFor(first));
  expect(await stateOf(other)).toMatchObject({ state: 'amber', glass: 'behind' });
});

test('R-FIRST-05 going back to what the others show is for all', async () => {
  await change();
  const { others } = (await held()) ?? {};
  await api.post(`/systems/system1a/releases/${others}/return`, { reason: '' });
  expect(await held()).toBe(null);
  expect(await numberFor(other)).toBe(await numberFor(first));
  await api.post('/systems/system1a/releases/end-return');
});

test('R-FIRST-06 what only takes something off the displays is for all at once', async () => {
  const second = await aShownPresentation(api);
  await decide(await numberFor(first), 'open');
  await api.post(`/systems/system1a/presentations/${second.id}/deactivate`, { version: second.version });
  expect(await held()).toBe(null);
  expect(await numberFor(other)).toBe(await numberFor(first));
});

test('R-FIRST-06 what is taken off while something is held is off the others at once, and the rest stays held', async () => {
  const second = await aShownPresentation(api);
  await decide(await numberFor(first), 'open');
  await change();
  const answer = await api.delete(`/systems/system1a/presentations/${second.id}?version=${second.version}`);
  expect(answer.statusCode).toBe(200);
  const ids = (of: { presentations: { id: string }[] }) => of.presentations.map(({ id }) => id);
  expect(ids(await manifestOf(other))).toEqual([shown.id]);
  expect((await manifestOf(other)).presentations[0].title.el).not.toBe(`Νέο ${named}`);
  expect(Object.keys((await manifestOf(other)).media).length).toBeGreaterThan(0);
  expect((await manifestOf(first)).presentations[0].title.el).toBe(`Νέο ${named}`);
  expect(await held()).toMatchObject({ state: 'coming' });
  // And may be erased, since it is on no display any more.
  const admin = await api.withRoles('admin');
  const erased = await api.post('/past/erasures', { kind: 'presentation', id: second.id }, { token: admin });
  expect(erased.statusCode).toBe(200);
});

test('R-FIRST-06 one presentation in the place of another leaves nobody dark: what replaces it is for all', async () => {
  const second = await aShownPresentation(api);
  expect(await held()).toMatchObject({ state: 'coming' });
  const { version } = await readPresentation(api, shown);
  const answer = await api.post(addressOf(shown, '/deactivate?takesOff=true'), { version });
  expect(answer.statusCode).toBe(200);
  const { presentations } = await manifestOf(other);
  expect(presentations.map(({ id }: { id: string }) => id)).toEqual([second.id]);
  expect(await held()).toBe(null);
});

test('R-FIRST-05 going back to what only the first display has shown is held as well', async () => {
  await change();
  const tried = await numberFor(first);
  await change();
  await decide(await numberFor(first), 'open');
  await api.post(`/systems/system1a/releases/${tried}/return`, { reason: '' });
  expect(await held()).toMatchObject({ state: 'coming' });
  await api.post('/systems/system1a/releases/end-return');
  expect(await held()).toBe(null);
});

test('R-FIRST-04 a display that becomes the first one later is behind since then, not since the release was made', async () => {
  await set({ display: first.display.id, waitMinutes: null });
  await change();
  await pass(7);
  await set({ display: other.display.id, waitMinutes: null });
  await look();
  expect(await stateOf(other)).toMatchObject({ state: 'amber', glass: 'behind' });
  expect(await held()).toMatchObject({ state: 'coming' });
});

test('R-FIRST-06 an emergency message is held by nothing', async () => {
  await change();
  const admin = await api.withRoles('admin');
  await api.post('/emergencies', anEmergency(), { token: admin });
  expect((await ownOf(api, other.token)).emergencies).toHaveLength(1);
  await api.db.deleteFrom('emergency').execute();
});

test('a system that shows nothing yet has nothing to hold back: its first release is for all', async () => {
  const display = await aDisplay(api, { system: 'system8' });
  await api.put('/systems/system8/first-display', {
    first: { display: display.display.id, waitMinutes: null },
  });
  const another = await aDisplay(api, { system: 'system8' });
  await aShownPresentation(api, 'system8');
  expect(await numberFor(another)).toBe(1);
});
