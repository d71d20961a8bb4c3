import { randomUUID } from 'node:crypto';
import { type Display, pairingCodeMinutes } from '@psifida/contract/content/display';
import { amberAfterMs, redAfterMs } from '@psifida/contract/content/on-glass';
import { staffEventsPath } from '@psifida/contract/endpoints/staff-events';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { anAsset, completeContent } from '../../testing/builders.ts';
import {
  aDisplay,
  anEmergency,
  aReport,
  aShownPresentation,
  askForCode,
  claim,
  editDisplay,
  ownOf,
  reportAllIsWell,
  reportHealth,
  seenDisplay,
  someSettings,
} from '../../testing/display-steps.ts';
import { apiOfTest, emptyBeforeEach, emptyTable, openEvents, ownApi } from '../../testing/open-test-api.ts';
import { saveContent } from '../../testing/presentation-steps.ts';
import { deleteUnusedFiles } from '../media/housekeeping/housekeeping.store.ts';
import { removeClosed } from './change-display.ts';

let admin: string;
/** What has passed on the clock that displays trust. */
let passed = 0;
const minute = 60_000;
const api = ownApi({ now: () => Date.now() + passed });
beforeAll(async () => {
  admin = await api.token({ sub: 'admin-1', name: 'Διαχειρίστρια', realm_access: { roles: ['admin'] } });
});
emptyBeforeEach(api, 'display', 'emergency', 'pairing', 'pairing_attempt');
beforeEach(() => {
  passed = 0;
});

const pair = (code: string, { token }: { token?: string } = {}) =>
  api.post('/displays', { ...someSettings(), code }, { token });
const listed = async (query = ''): Promise<Display[]> => (await api.read(`/displays${query}`)).items;
const stateOf = (id: string) => seenDisplay(api, { id });
const send = (payload: object, token = admin) => api.post('/emergencies', payload, { token });
const endMessage = (id: string) => api.post(`/emergencies/${id}/end`, undefined, { token: admin });

test('R-GLASS-13 a temporary display is never a fault, and gone once its window is closed', async () => {
  const { code, secret } = await askForCode(api);
  const paired = await api.post('/displays', { ...someSettings(), code, temporary: true });
  const { token = '' } = await claim(api, secret);
  const { id }: Display = paired.json();
  const events = await openEvents(api, token);
  await expect.poll(async () => (await stateOf(id))?.connected, { timeout: 5_000 }).toBe(true);
  passed = redAfterMs;
  expect(await stateOf(id)).toMatchObject({ state: 'green' });
  await removeClosed({ db: api.db, now: () => Date.now() + passed });
  expect(await stateOf(id)).toBeDefined();
  await events.close();
  // The process looks for itself every few seconds.
  await expect.poll(() => stateOf(id), { timeout: 15_000 }).toBeUndefined();
  expect((await api.call('GET', '/player/display', { token })).statusCode).toBe(401);
  const { items } = await api.read('/activity');
  expect(items.filter((one: { subject?: { id: string } }) => one.subject?.id === id)).toEqual([]);
});

test('R-GLASS-13 what a display would show is the release for all, with its news', async () => {
  const shown = await aShownPresentation(api, 'system4');
  const { manifest, news } = await api.read('/systems/system4/preview');
  expect(manifest.presentations.map(({ id }: { id: string }) => id)).toContain(shown.id);
  expect(news).toEqual({});
  expect((await api.read('/systems/system6/preview')).code).toBe('release.not-found');
});

test('R-GLASS-01 a display shows a code, staff type it, and from then on it has a token of its own', async () => {
  const { code, secret } = await askForCode(api);
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  expect(await claim(api, secret)).toEqual({ state: 'waiting' });
  const answer = await pair(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ ...someSettings(), pairedBy: { id: 'person-1' }, state: 'amber' });
  const first = await claim(api, secret);
  expect(first.state).toBe('paired');
  expect(await claim(api, secret)).toEqual(first);
  expect(await ownOf(api, first.token ?? '')).toMatchObject({
    id: answer.json().id,
    name: someSettings().name,
  });
  expect(await claim(api, secret)).toEqual({ state: 'expired' });
  expect((await pair(code)).json().code).toBe('display.code-unknown');
});

test('R-GLASS-13 nobody opens more than ten windows that are displays', async () => {
  const open = async () =>
    api.post('/displays', { ...someSettings(), code: (await askForCode(api)).code, temporary: true });
  for (const _ of Array(10).keys()) expect((await open()).statusCode).toBe(201);
  expect((await open()).json()).toMatchObject({ code: 'display.too-many-temporary', params: { atMost: 10 } });
});

test('R-GLASS-12 the times of a visit are a display’s own: usual until changed, told to it, and never too short to answer', async () => {
  const { display, token } = await aDisplay(api, { system: 'system4' });
  expect(await ownOf(api, token)).toMatchObject({ idleSeconds: 60, warningSeconds: 20 });
  const change = (times: object) => editDisplay(api, display, { system: 'system4', ...times });
  const short = (await change({ idleSeconds: 180, warningSeconds: 19 })).json();
  expect(short).toMatchObject({ status: 422, issues: [{ path: ['warningSeconds'] }] });
  await change({ idleSeconds: 180, warningSeconds: 45 });
  expect(await ownOf(api, token)).toMatchObject({ idleSeconds: 180, warningSeconds: 45 });
});

test('R-SPEAK-11 how loud a display is, is told to it, taken back, and left alone by who does not know of it', async () => {
  const { display, token } = await aDisplay(api, { system: 'system4' });
  const sound = { level: 60, quiet: { hours: { from: '22:00', until: '08:00' }, level: 0 } };
  const change = async (settings: object) => {
    const { version } = (await stateOf(display.id)) as Display;
    expect(
      (await editDisplay(api, { id: display.id, version }, { system: 'system4', ...settings })).statusCode,
    ).toBe(200);
    return (await ownOf(api, token)).sound;
  };
  expect((await ownOf(api, token)).sound).toBeUndefined();
  expect(await change({ sound })).toEqual(sound);
  expect(await change({ name: 'Άλλο' })).toEqual(sound);
  expect(await change({ sound: null })).toBeUndefined();
});

test('R-REACH-04 how high its lower edge is, is told to a display, and left alone by who does not know of it', async () => {
  const { display, token } = await aDisplay(api, { system: 'system4' });
  const panel = { widthMm: 610, viewingDistanceMm: 700 };
  const change = async (to: object) => {
    const { version } = (await stateOf(display.id)) as Display;
    const settings = { system: 'system4' as const, panel: { ...panel, ...to } };
    return (await editDisplay(api, { id: display.id, version }, settings)).statusCode;
  };
  expect((await ownOf(api, token)).panel.lowerEdgeMm).toBeUndefined();
  expect(await change({ lowerEdgeMm: 700 })).toBe(200);
  expect((await ownOf(api, token)).panel).toEqual({ ...panel, lowerEdgeMm: 700 });
  expect(await change({})).toBe(200);
  expect((await ownOf(api, token)).panel.lowerEdgeMm).toBe(700);
  expect(await change({ lowerEdgeMm: 9_000 })).toBe(422);
});

test('R-SCENE-02 where a display stands on its maps is its own setting: told to it, no release, and left alone by who does not know of it', async () => {
  const map = randomUUID();
  const { display, token } = await aDisplay(api);
  const save = (version: number, change: object) => editDisplay(api, { ...display, version }, change);
  expect((await ownOf(api, token)).youAreHere).toEqual({});
  const youAreHere = { [map]: { x: 0.25, y: 0.75, heading: 90 } };
  expect((await save(1, { youAreHere })).json()).toMatchObject({ youAreHere, expected: display.expected });
  expect((await save(2, {})).json()).toMatchObject({ youAreHere });
  expect((await ownOf(api, token)).youAreHere).toEqual(youAreHere);
  expect((await save(3, { youAreHere: { [map]: { x: 2, y: 0, heading: null } } })).statusCode).toBe(422);
  expect((await save(3, { youAreHere: {} })).json().youAreHere).toEqual({});
});

test('R-SCENE-02 R-REPL-01 it stays where it stands when another image takes the place of the map', async () => {
  const { display, token } = await aDisplay(api, { system: 'system4' });
  const { entries } = await completeContent(api.db, 'system4');
  const map = entries.find((entry) => entry.kind === 'image');
  const shown = await aShownPresentation(api, 'system4', { entries, map: map?.id });
  const [first, second, third] = [map?.media ?? '', await anAsset(api.db), await anAsset(api.db)];
  const here = { x: 0.25, y: 0.75, heading: 90 };
  await editDisplay(api, display, { system: 'system4', youAreHere: { [first]: here } });
  const saved = await saveContent(api, shown, {
    entries: entries.map((entry) => (entry === map ? { ...entry, media: second } : entry)),
  });
  expect(saved.statusCode, saved.body).toBe(200);
  expect((await ownOf(api, token)).youAreHere).toMatchObject({ [second]: here });
  expect((await api.post(`/media/${second}/replace`, { with: third })).statusCode).toBe(200);
  expect((await ownOf(api, token)).youAreHere).toMatchObject({ [third]: here });
});

test('neither secret nor token lies in the database', async () => {
  const { secret } = await askForCode(api);
  const { token } = await aDisplay(api);
  const everything = JSON.stringify([
    await api.db.selectFrom('pairing').selectAll().execute(),
    await api.db.selectFrom('display').selectAll().execute(),
  ]);
  expect(everything).not.toContain(secret);
  expect(everything).not.toContain(token.slice(4));
});

test('a code is over after its time', async () => {
  const { code, secret } = await askForCode(api);
  passed = pairingCodeMinutes * minute + 1_000;
  const unknown = 'display.code-unknown';
  const issues = [{ path: ['code'], code: unknown }];
  expect((await pair(code)).json()).toMatchObject({ status: 404, code: unknown, issues });
  expect(await claim(api, secret)).toEqual({ state: 'expired' });
  expect(await claim(api, 'made up')).toEqual({ state: 'expired' });
});

test('R-GUARD-03 guessing codes is throttled for a person and for all together; typing the right one is not held against anyone', async () => {
  for (let wrong = 0; wrong < 10; wrong += 1) expect((await pair('AAAAAA')).statusCode).toBe(404);
  const { code } = await askForCode(api);
  expect((await pair(code)).json().code).toBe('too-many-requests');
  const colleague = await api.token({ sub: 'person-2' });
  expect((await pair(code, { token: colleague })).statusCode).toBe(201);
  expect(await api.db.selectFrom('pairing_attempt').selectAll().execute()).toHaveLength(10);
  passed = 11 * minute;
  expect((await pair((await askForCode(api)).code)).statusCode).toBe(201);

  const at = new Date(Date.now() + passed);
  await api.db
    .insertInto('pairing_attempt')
    .values(Array.from({ length: 100 }, (_, index) => ({ id: randomUUID(), by_id: `guesser ${index}`, at })))
    .execute();
  expect((await pair((await askForCode(api)).code, { token: colleague })).statusCode).toBe(429);
});

test('guesses side by side are counted too', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => pair('AAAAAA')));
  expect(answers.filter(({ statusCode }) => statusCode === 404).length).toBeLessThanOrEqual(10);
});

const askFrom = (remoteAddress: string) =>
  api.post('/player/pairing', undefined, { token: null, remoteAddress }).then(({ statusCode }) => statusCode);

/** Codes that are on some glass already: one per address and network given. */
const codesOnGlass = (from: { address: string; network: string }[]) =>
  api.db
    .insertInto('pairing')
    .values(
      from.map((one, index) => ({
        ...one,
        secret_hash: `hash ${index}`,
        code: `code ${index}`,
        expires_at: new Date(Date.now() + minute),
      })),
    )
    .execute();

const codesOf = async (column: 'address' | 'network', value: string) =>
  (await api.db.selectFrom('pairing').select('code').where(column, '=', value).execute()).length;

test('one address has few codes at a time, and who shares its segment of IPv6 has their own', async () => {
  for (let asked = 0; asked < 40; asked += 1) expect(await askFrom('2001:db8:1:2::1')).toBe(201);
  expect(await askFrom('2001:0db8:1:2:0::1')).toBe(429);
  expect(await askFrom('2001:db8:1:2::2')).toBe(201);
  expect(await askFrom('198.51.100.7')).toBe(201);
  passed = pairingCodeMinutes * minute + 1_000;
  expect(await askFrom('2001:db8:1:2::1')).toBe(201);
});

test('one line of IPv6 with ever so many networks pushes nobody else’s code off the glass', async () => {
  const older = { address: '198.51.100.7', network: '198.51.100.0/24' };
  const many = Array.from({ length: 1_999 }, (_, index) => ({
    address: `2001:db8:1:${index.toString(16)}:0:0:0:1`,
    network: `2001:db8:1:${index.toString(16)}::/64`,
  }));
  await codesOnGlass([older, ...many]);
  expect(await askFrom('2001:db8:1:ffff::1')).toBe(201);
  expect(await codesOf('network', older.network)).toBe(1);
});

test('fifty addresses that have taken every code leave room for a display that shows its first', async () => {
  await codesOnGlass(
    Array.from({ length: 2_000 }, (_, index) => ({
      address: `10.${index % 50}.0.1`,
      network: `10.${index % 50}.0.0/24`,
    })),
  );
  expect(await askFrom('203.0.113.9')).toBe(201);
  expect(await askFrom('10.7.0.1')).toBe(429);
  expect(await codesOf('network', '203.0.113.0/24')).toBe(1);
  expect(await api.db.selectFrom('pairing').select('code').execute()).toHaveLength(2_000);
});

test.each([
  ['10.1.1.0/24', '10.1.1.', '77'],
  ['2001:db8:1:2::/64', '2001:db8:1:2:0:0:0:', 'ffff'],
])(
  'the network %s that has taken its share gives up codes of its own greediest address, nobody else’s',
  async (network, begin, end) => {
    const elsewhere = { address: '10.2.2.2', network: '10.2.2.0/24' };
    const taken = Array.from({ length: 200 }, (_, index) => ({ address: `${begin}${index % 5}`, network }));
    await codesOnGlass([...taken, elsewhere]);
    expect(await askFrom(`${begin}${end}`)).toBe(201);
    expect(await codesOf('address', `${begin}${end}`)).toBe(1);
    expect(await codesOf('address', elsewhere.address)).toBe(1);
    expect(await codesOf('network', network)).toBe(200);
  },
);

test.each([
  ['a proxy', ['10.0.0.5']],
  ['one that we were not told of', ['10.0.0.6', 'loopback']],
])('behind %s, what a caller writes into X-Forwarded-For does not make it many', async (_, trustProxy) => {
  const proxied = await apiOfTest({ trustProxy });
  const given: number[] = [];
  for (let asked = 0; asked < 120; asked += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${asked}, 198.51.100.7` };
    const from = { token: null, remoteAddress: '10.0.0.5', headers };
    given.push((await proxied.post('/player/pairing', undefined, from)).statusCode);
  }
  expect(given.filter((status) => status === 201)).toHaveLength(40);
});

test('a display is renamed, with its version; a stale edit is refused with what stands now', async () => {
  const { display } = await aDisplay(api);
  const edit = (version: number, name: string) => editDisplay(api, { ...display, version }, { name });
  expect((await edit(1, 'Λιμάνι')).json()).toMatchObject({ name: 'Λιμάνι', version: 2 });
  const refused = (await edit(1, 'Άλλο')).json();
  expect(refused).toMatchObject({
    code: 'display.changed-elsewhere',
    params: { current: { name: 'Λιμάνι' } },
  });
  expect((await edit(2, ' ')).json().issues).toEqual([
    { path: ['name'], code: 'field.required', params: {} },
  ]);
  expect((await api.delete('/displays/made-up')).json().code).toBe('display.not-found');
});

test('moved to another system, it is behind from that moment on, whatever it showed before', async () => {
  await aShownPresentation(api);
  await aShownPresentation(api, 'system8');
  const { display, token } = await aDisplay(api);
  await reportAllIsWell(api, token);
  passed = minute;
  const moved = await editDisplay(api, display, { system: 'system8' });
  expect(moved.json()).toMatchObject({ system: 'system8', state: 'amber', health: null });
  expect(Date.parse(moved.json().since)).toBeLessThanOrEqual(Date.now() + passed);
  await reportAllIsWell(api, token);
  expect(await stateOf(display.id)).toMatchObject({ state: 'green' });
  expect((await listed('?system=system8')).map(({ id }) => id)).toEqual([display.id]);
  expect(await listed('?system=system1b')).toEqual([]);
});

test('revoked, its token opens nothing any more and its stream ends', async () => {
  const { display, token } = await aDisplay(api);
  const events = await openEvents(api, token);
  expect((await api.delete(`/displays/${display.id}`)).json()).toEqual({ id: display.id });
  await events.next('revoked');
  await events.over;
  for (const [method, address] of [
    ['GET', '/player/display'],
    ['GET', '/player/release'],
    ['GET', '/player/news'],
    ['GET', '/player/events'],
    ['POST', '/player/health'],
  ] as const) {
    const answer = await api.call(method, address, { token });
    expect([address, answer.statusCode, answer.json().code]).toEqual([address, 401, 'display.not-paired']);
  }
  expect(await listed()).toEqual([]);
});

test('identified, it knows until when it shows its name, and staff know whether it has heard', async () => {
  const { display, token } = await aDisplay(api);
  const events = await openEvents(api, token);
  await api.post(`/displays/${display.id}/identify`);
  await events.next('identify');
  const heard = async () => (await listed())[0]?.identifying?.heard;
  expect(await heard()).toBe(false);
  const until = Date.parse((await ownOf(api, token)).identifyUntil ?? '');
  expect(until - Date.now()).toBeGreaterThan(25_000);
  expect(await heard()).toBe(true);
  await api.post(`/displays/${display.id}/identify`);
  expect(await heard()).toBe(false);
  passed = 31_000;
  expect((await ownOf(api, token)).identifyUntil).toBe(null);
  expect((await listed())[0]?.identifying).toBe(null);
});

test('green while it shows what it should; amber and red when it is silent, with since when, or calm while something is due', async () => {
  const presentation = await aShownPresentation(api);
  const { display, token } = await aDisplay(api);
  await reportAllIsWell(api, token);
  const green = await stateOf(display.id);
  const { number: release } = (await ownOf(api, token)).expected ?? {};
  expect(green).toMatchObject({ state: 'green', expected: release, health: { release } });
  expect(green?.showing).toEqual(presentation.title);
  passed = amberAfterMs + 5_000;
  expect(await stateOf(display.id)).toMatchObject({ state: 'amber', since: green?.seenAt });
  passed = redAfterMs + 5_000;
  expect(await stateOf(display.id)).toMatchObject({ state: 'red', since: green?.seenAt });
  await reportHealth(api, token);
  expect(await stateOf(display.id)).toMatchObject({ state: 'amber', glass: 'behind' });
  passed = 2 * redAfterMs + 10_000;
  await reportHealth(api, token);
  expect(await stateOf(display.id)).toMatchObject({ state: 'red', glass: 'behind' });
});

test('R-GLASS-05 never green while the release on the glass is another; red when that lasts, however often it reports', async () => {
  const shown = await aShownPresentation(api);
  const { display, token } = await aDisplay(api);
  const old = (await ownOf(api, token)).expected;
  const stuck = () =>
    api.post('/player/health', aReport({ release: old?.number, hash: old?.hash }), { token });
  await stuck();
  await saveContent(api, shown, { title: { el: 'Νέος', en: 'New' } });
  const behind = await stateOf(display.id);
  expect(behind).toMatchObject({ state: 'amber', expected: (old?.number ?? 0) + 1 });
  passed = 3 * minute;
  await stuck();
  expect(await stateOf(display.id)).toMatchObject({ state: 'amber', since: behind?.since });
  passed = redAfterMs + 5_000;
  await stuck();
  expect(await stateOf(display.id)).toMatchObject({ state: 'red', since: behind?.since });
  await reportAllIsWell(api, token);
  expect(await stateOf(display.id)).toMatchObject({ state: 'green' });
});

const take = (id: string, taken = true, token?: string) =>
  api.put(`/displays/${id}/task`, { taken }, { token });

test('R-CARE-12 who takes on a display in trouble is seen by all at once, until it is back, and is told so', async () => {
  await aShownPresentation(api);
  const { display, token } = await aDisplay(api);
  await reportAllIsWell(api, token);
  expect((await take(display.id)).json()).toMatchObject({ state: 'green', task: null });
  passed = redAfterMs + 5_000;
  const line = await openEvents(api, await api.withRoles('viewer'), staffEventsPath);
  const maria = await api.token({ sub: 'maria', name: 'Μαρία' });
  expect((await take(display.id, true, maria)).json().task).toMatchObject({
    by: { id: 'maria' },
    backAt: null,
  });
  await line.next('display', 'system1a');
  // Nobody gives back what is another's; taking it over is possible.
  expect((await take(display.id, false)).json().task?.by.id).toBe('maria');
  expect((await take(display.id)).json().task?.by.id).toBe('person-1');
  await take(display.id, true, maria);
  passed += minute;
  // It answers, but shows nothing: its trouble is not over.
  await reportHealth(api, token);
  expect(await stateOf(display.id)).toMatchObject({ state: 'amber', task: { backAt: null } });
  await reportAllIsWell(api, token);
  const backAt = (await stateOf(display.id))?.seenAt;
  expect(await stateOf(display.id)).toMatchObject({
    state: 'green',
    task: { by: { name: 'Μαρία' }, backAt },
  });
  passed += 2 * redAfterMs;
  expect((await take(display.id, false, maria)).json()).toMatchObject({ state: 'red', task: null });
});

test('R-CARE-12 what is over is told for a day, and whoever may not edit the system takes on nothing', async () => {
  await aShownPresentation(api);
  const { display, token } = await aDisplay(api);
  passed = redAfterMs + 5_000;
  const elsewhere = await api.withRoles('editor', 'system8');
  for (const role of [elsewhere, await api.withRoles('viewer')])
    expect((await take(display.id, true, role)).statusCode).toBe(403);
  expect((await take(randomUUID())).json().code).toBe('display.not-found');
  await take(display.id);
  await reportAllIsWell(api, token);
  expect((await stateOf(display.id))?.task?.backAt).toBeTruthy();
  passed += 25 * 60 * minute;
  expect((await stateOf(display.id))?.task).toBe(null);
});

const june = { from: '2027-06-01T00:00', until: null, weekdays: [], hours: null };
const acknowledged = { query: { leavesGaps: 'true' } };

test('all of a system in June: nothing is due until then, and no display is said to be all right', async () => {
  const shown = await aShownPresentation(api, 'system7b');
  const { display, token } = await aDisplay(api, { system: 'system7b' });
  await reportAllIsWell(api, token);
  expect(await stateOf(display.id)).toMatchObject({ state: 'green', glass: 'shows' });
  await saveContent(api, shown, { schedule: june }, acknowledged);
  await reportHealth(api, token);
  expect(await stateOf(display.id)).toMatchObject({ state: 'amber', glass: 'nothing-due' });
  const { systems } = await api.read('/systems');
  expect(systems.find(({ system }: { system: string }) => system === 'system7b')).toMatchObject({
    active: 1,
    displays: 1,
    released: { due: [], until: '2027-05-31T21:00:00.000Z', next: [{ id: shown.id }] },
  });
});

test('the numbers for whoever watches', async () => {
  const { token } = await aDisplay(api);
  await aDisplay(api);
  await reportAllIsWell(api, token);
  const { body } = await api.app.inject({ url: '/metrics', headers: { host: 'localhost' } });
  expect(body).toMatch(/^psifida_displays\{state="green"\} 1$/m);
  expect(body).toMatch(/^psifida_displays\{state="amber"\} 1$/m);
  expect(body).toMatch(
    /^psifida_display_state\{id="[^"]+",name="[^"]+",system="system1a",glass="shows"\} 0$/m,
  );
  expect(body).toMatch(/^psifida_display_state\{[^}]+glass="new"\} 1$/m);
  expect(body).toMatch(/^psifida_display_streams \d+$/m);
});

test('what is on the glass is told as it was released, since when, and what follows', async () => {
  const shown = await aShownPresentation(api, 'system7a');
  const { display, token } = await aDisplay(api, { system: 'system7a' });
  await reportAllIsWell(api, token);
  const begun = (await stateOf(display.id))?.showingSince;
  expect(begun).not.toBeNull();
  await saveContent(api, shown, { title: { el: 'Άλλη', en: 'Other' }, schedule: june }, acknowledged);
  passed = 20_000;
  const { expected } = await ownOf(api, token);
  const { health } = (await stateOf(display.id)) ?? {};
  await api.post('/player/health', aReport({ ...health, waiting: true }), { token });
  expect(await stateOf(display.id)).toMatchObject({
    glass: 'waits',
    showing: shown.title,
    showingSince: begun,
    until: '2027-05-31T21:00:00.000Z',
    next: [{ id: shown.id, title: { en: 'Other' } }],
  });
  const { displays } = await api.read('/glass', { token: null, headers: { host: 'localhost' } });
  expect(displays).toMatchObject([
    {
      id: display.id,
      name: display.name,
      state: 'amber',
      glass: 'waits',
      presentation: { id: shown.id, title: shown.title, since: begun },
      release: { shown: health?.release, expected: expected?.number },
      until: '2027-05-31T21:00:00.000Z',
    },
  ]);
});

test('a message that lies over what a display shows is told with it, until it is over', async () => {
  await aShownPresentation(api);
  const { display, token } = await aDisplay(api);
  const message = anEmergency();
  await send(message);
  expect((await stateOf(display.id))?.message).toBeNull();
  await api.post('/player/health', aReport({ emergencies: [message.id] }), { token });
  expect((await stateOf(display.id))?.message).toEqual(message.title);
  passed = 11 * minute;
  expect((await stateOf(display.id))?.message).toBeNull();
});

test('staff hear once that a display shows an emergency message, and not with every report', async () => {
  const { token } = await aDisplay(api);
  const { id } = (await send(anEmergency())).json();
  const line = await openEvents(api, admin, staffEventsPath);
  const report = () => api.post('/player/health', aReport({ emergencies: [id] }), { token });
  await report();
  await line.next('receipt');
  await report();
  await aDisplay(api);
  await line.next('display');
  expect(line.heard.map(({ event }) => event)).not.toContain('receipt');
});

test('R-EASY-07 an emergency message carries its easy text to displays, and one without it carries none', async () => {
  const { token } = await aDisplay(api);
  const easy = { el: 'Φύγετε τώρα.', en: 'Leave now.' };
  expect((await send(anEmergency({ easy }))).statusCode).toBe(201);
  expect((await send(anEmergency())).json()).not.toHaveProperty('easy');
  const told = (await ownOf(api, token)).emergencies.map((one) => one.easy);
  expect(told).toEqual(expect.arrayContaining([easy, undefined]));
});

test('R-EASY-08 an emergency message carries its video in signs as it was sent, whatever becomes of the library', async () => {
  const { token } = await aDisplay(api);
  const [video, image] = [await anAsset(api.db, { kind: 'video' }), await anAsset(api.db)];
  const refused = await send(anEmergency({ sign: video }));
  expect(refused.json().issues).toEqual([{ path: ['sign'], code: 'field.unknown' }]);
  const { file_sha256 } = await api.db
    .selectFrom('media_asset')
    .select('file_sha256')
    .where('id', '=', video)
    .executeTakeFirstOrThrow();
  const served = { sha256: 'c'.repeat(64), extension: 'mp4' as const, bytes: 7 };
  await api.db.insertInto('media_object').values({ key: 'served/c', bytes: 7 }).execute();
  await api.db
    .insertInto('media_rendition')
    .values({ ...served, file_sha256, key: 'served/c', width: 1, height: 1 })
    .execute();
  expect((await send(anEmergency({ sign: image }))).statusCode).toBe(422);
  expect((await send(anEmergency({ sign: video }))).statusCode).toBe(201);
  await api.db.deleteFrom('media_asset').where('id', '=', video).execute();
  await deleteUnusedFiles(api.db, { before: new Date(Date.now() + 60_000), limit: 10 });
  const sign = { url: `/media/${served.sha256}.mp4`, sha256: served.sha256, bytes: 7 };
  expect((await ownOf(api, token)).emergencies).toMatchObject([{ sign }]);
  passed = 11 * minute;
  await api.db.updateTable('emergency').set({ until: new Date() }).execute();
  await deleteUnusedFiles(api.db, { before: new Date(Date.now() + 60_000), limit: 10 });
  expect(
    await api.db.selectFrom('media_file').select('sha256').where('sha256', '=', file_sha256).execute(),
  ).toEqual([]);
});

test('R-GLASS-07 an emergency message reaches all displays, also one paired later, ends by itself, and stays on record with a display that is gone', async () => {
  const { display, token } = await aDisplay(api);
  const events = await openEvents(api, token);
  const message = anEmergency();
  const sent = await send(message);
  expect(sent.statusCode).toBe(201);
  expect(sent.json()).toMatchObject({ by: { id: 'admin-1' }, endedAt: null });
  await events.next('emergency');
  expect((await ownOf(api, token)).emergencies).toMatchObject([{ id: message.id, until: message.until }]);
  const later = await aDisplay(api, { name: 'Αργοπορημένη' });
  expect((await ownOf(api, later.token)).emergencies).toHaveLength(1);

  await api.post('/player/health', aReport({ emergencies: [message.id, randomUUID()] }), { token });
  const [listedOne] = (await api.read('/emergencies')).items;
  expect(listedOne.receipts).toEqual([
    { display: later.display.id, name: 'Αργοπορημένη', place: 'Ισόγειο', shownAt: null },
    { display: display.id, name: display.name, place: display.place, shownAt: expect.any(String) },
  ]);
  passed = 11 * minute;
  expect((await ownOf(api, token)).emergencies).toEqual([]);
  await api.delete(`/displays/${display.id}`);
  const [kept] = (await api.read('/emergencies')).items;
  expect(kept.receipts).toContainEqual(
    expect.objectContaining({ name: display.name, shownAt: expect.any(String) }),
  );
});

test('R-ALERT-10 a display and staff are told of a message that it is a drill', async () => {
  const { token } = await aDisplay(api);
  const [real, drill] = [anEmergency(), anEmergency({ drill: true })];
  for (const message of [real, drill]) expect((await send(message)).statusCode).toBe(201);
  const isDrill = (items: { id: string; drill: boolean }[]) => items.find(({ id }) => id === drill.id)?.drill;
  const shown = (await ownOf(api, token)).emergencies;
  expect([isDrill(shown), shown.filter((one) => one.drill).length]).toEqual([true, 1]);
  expect(isDrill((await api.read('/emergencies')).items)).toBe(true);
});

test('one that is still on the glass is listed first, however many came after it', async () => {
  const active = anEmergency();
  await send(active);
  for (let count = 0; count < 21; count += 1) {
    passed += 1000;
    const over = anEmergency();
    await send(over);
    await endMessage(over.id);
  }
  const listed = (await api.read('/emergencies')).items;
  expect(listed).toHaveLength(21);
  expect(listed[0]).toMatchObject({ id: active.id, endedAt: null });
});

test('it reaches only those chosen, is ended by hand, and both actions are on record', async () => {
  const [chosen, other] = [await aDisplay(api), await aDisplay(api, { name: 'Άλλη' })];
  const [events, quiet] = [await openEvents(api, chosen.token), await openEvents(api, other.token)];
  const message = anEmergency({ displays: [chosen.display.id] });
  await send(message);
  await events.next('emergency');
  expect((await ownOf(api, chosen.token)).emergencies).toHaveLength(1);
  expect((await ownOf(api, other.token)).emergencies).toEqual([]);

  const ended = (await endMessage(message.id)).json();
  expect(ended).toMatchObject({
    by: { id: 'admin-1' },
    endedBy: { id: 'admin-1' },
    endedAt: expect.any(String),
  });
  await events.next('emergency');
  expect((await ownOf(api, chosen.token)).emergencies).toEqual([]);
  expect((await endMessage(message.id)).json()).toEqual(ended);
  expect(quiet.heard.filter(({ event }) => event === 'emergency')).toEqual([]);
});

test('it needs the role, an end that comes, displays that exist, and is sent once however often one clicks', async () => {
  expect((await send(anEmergency(), await api.token())).statusCode).toBe(403);
  const ends = (ms: number) => send(anEmergency({ until: new Date(Date.now() + ms).toISOString() }));
  for (const ms of [-minute, 24 * 60 * minute + minute])
    expect((await ends(ms)).json().issues).toEqual([{ path: ['until'], code: 'field.invalid' }]);
  expect((await send(anEmergency({ displays: [randomUUID()] }))).json().issues).toEqual([
    { path: ['displays'], code: 'field.unknown' },
  ]);
  const message = anEmergency();
  const answers = await Promise.all([send(message), send(message)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const stranger = await api.token({ sub: 'admin-2', realm_access: { roles: ['admin'] } });
  expect((await send(message, stranger)).statusCode).toBe(422);
  expect((await endMessage('x')).json().code).toBe('emergency.not-found');
});

test('who took a display in, changed it, sent it away, or sent a message stands in the activity', async () => {
  await emptyTable(api.db, 'activity');
  const paired = (await aDisplay(api)).display;
  await editDisplay(api, paired, { name: 'Λιμάνι' });
  const message = anEmergency();
  for (let click = 0; click < 2; click += 1) await send(message);
  await endMessage(message.id);
  await api.delete(`/displays/${paired.id}`);
  const { items } = await api.read('/activity');
  const display = { subjectKind: 'display', subject: paired.id, system: paired.system, exists: false };
  const sent = { subjectKind: 'emergency', subject: message.id, title: message.title, system: null };
  expect(items).toMatchObject([
    { action: 'revoked', ...display, title: { el: 'Λιμάνι', en: 'Λιμάνι' } },
    { action: 'ended', ...sent, by: { id: 'admin-1' } },
    { action: 'announced', ...sent, by: { id: 'admin-1' } },
    { action: 'saved', ...display },
    { action: 'paired', ...display },
  ]);
});
