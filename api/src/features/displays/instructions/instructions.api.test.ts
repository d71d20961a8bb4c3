import { randomUUID } from 'node:crypto';
import type { Display } from '@psifida/contract/content/display';
import type { InstructionDraft, MachineFacts } from '@psifida/contract/content/instruction';
import { listen } from '@psifida/postgres/held-connection';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { channel } from '../../../db/query.ts';
import {
  aDisplay,
  aReport,
  aShownPresentation,
  ownOf,
  reportHealth,
  seenDisplay,
} from '../../../testing/display-steps.ts';
import { emptyBeforeEach, openEvents, ownApi } from '../../../testing/open-test-api.ts';

/** What has passed on the clock that displays trust. */
let passed = 0;
const minute = 60_000;
const api = ownApi({ now: () => Date.now() + passed });
emptyBeforeEach(api, 'display', 'instruction');
beforeEach(() => {
  passed = 0;
});

const reload = { kind: 'reload', value: null, displays: null, tags: [] };
type Wish = Partial<InstructionDraft> & { id?: string };
const give = (wish: Wish, token?: string) =>
  api.post('/instructions', { ...reload, id: randomUUID(), ...wish }, { token });
const answer = (token: string, id: string, state: string, detail = '') =>
  api.post(`/player/instructions/${id}`, { state, detail }, { token });
const given = async () => (await api.read('/instructions')).items;
const seen = (display: Display) => seenDisplay(api, display);
const machine = (abilities: string[]): MachineFacts => ({
  ...{ abilities, kiosk: '0.1.0', browser: 'Chrome/140', uptimeMs: 1, browserUptimeMs: 1, temperature: 51 },
  ...{ diskBytes: 64e9, diskFreeBytes: 40e9, memoryFreeShare: 0.5, signalDbm: -60 },
});
const reportMachine = (token: string, abilities: string[]) =>
  api.post('/player/health', aReport({ machine: machine(abilities) }), { token });

test('R-CARE-01 a display is told at once what to do, and says when it has begun and when it is done', async () => {
  const { display, token } = await aDisplay(api);
  const events = await openEvents(api, token);
  const gave = await give({ displays: [display.id] });
  expect(gave.statusCode).toBe(201);
  await events.next('instruction');
  const [due] = (await ownOf(api, token)).instructions;
  expect(due).toMatchObject({ id: gave.json().id, kind: 'reload', value: null, takenAt: null });
  expect((await seen(display))?.instruction).toMatchObject({ kind: 'reload', takenAt: null, outcome: null });

  for (let twice = 0; twice < 2; twice += 1)
    expect((await answer(token, gave.json().id, 'taken')).statusCode).toBe(200);
  expect((await ownOf(api, token)).instructions).toMatchObject([{ takenAt: expect.any(String) }]);
  expect(await given()).toMatchObject([{ displays: 1, taken: 1, done: 0, undone: [display.name] }]);

  await answer(token, gave.json().id, 'done');
  await answer(token, gave.json().id, 'failed', 'said too late: it was done');
  expect((await ownOf(api, token)).instructions).toEqual([]);
  expect(await given()).toMatchObject([{ displays: 1, taken: 1, done: 1, failed: 0, undone: [] }]);
  expect((await seen(display))?.instruction).toMatchObject({ outcome: 'done', endedAt: expect.any(String) });
  const { items } = await api.read('/activity?action=reload');
  expect(items).toMatchObject([{ subject: display.id, title: { el: display.name }, by: { id: 'person-1' } }]);
});

test('R-CARE-02 it goes to one, to a tag or to all; given twice it is given once', async () => {
  const harbour = await aDisplay(api, { name: 'Λιμάνι', tags: ['Έξω'] });
  const square = await aDisplay(api, { name: 'Πλατεία', tags: ['εξω'] });
  const hall = await aDisplay(api, { name: 'Δημαρχείο', system: 'system4' });
  const told = async () =>
    Promise.all(
      [harbour, square, hall].map(async ({ token }) => (await ownOf(api, token)).instructions.length),
    );
  const id = randomUUID();
  for (let twice = 0; twice < 2; twice += 1)
    expect((await give({ id, tags: ['έξω'] })).json()).toMatchObject({ id, displays: 2 });
  expect(await told()).toEqual([1, 1, 0]);
  await give({ kind: 'fetch-again' });
  expect(await told()).toEqual([2, 2, 1]);
  expect((await give({ tags: ['πουθενά'] })).statusCode).toBe(422);
  // Sent again after its display was revoked: it was given, and is not judged again.
  const again = { id: randomUUID(), displays: [hall.display.id] };
  await give(again);
  await api.db.deleteFrom('display').where('id', '=', hall.display.id).execute();
  expect((await give(again)).json()).toMatchObject({ id: again.id, displays: 0 });
});

test('R-CARE-03 one that does not come back in time is told no more, and staff see that it never answered', async () => {
  const { display, token } = await aDisplay(api);
  await give({ displays: [display.id] });
  const [due] = (await ownOf(api, token)).instructions;
  passed = 6 * minute;
  expect((await answer(token, due?.id ?? '', 'taken')).statusCode).toBe(404);
  expect((await ownOf(api, token)).instructions).toEqual([]);
  const [late] = await given();
  expect(Date.parse(late.until)).toBeLessThan(Date.now() + passed);
  expect(late).toMatchObject({ done: 0, undone: [display.name] });
});

test('R-CARE-04 what a display cannot do it is not told; a value comes from a closed set', async () => {
  const bare = await aDisplay(api, { name: 'Γυμνή' });
  const cared = await aDisplay(api, { name: 'Με πρόγραμμα' });
  const reported = await reportMachine(cared.token, ['volume', 'image', 'reboot', 'with\0nul']);
  expect(reported.statusCode).toBe(200);
  const refused = await give({ kind: 'volume', value: 40, displays: [bare.display.id] });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'instruction.nobody-can']);
  expect((await give({ kind: 'volume', value: 40 })).json()).toMatchObject({ displays: 1, value: 40 });
  expect((await ownOf(api, bare.token)).instructions).toEqual([]);
  for (const wrong of [{ value: 41 }, { value: null }, { kind: 'reload' as const, value: 40 }])
    expect((await give({ kind: 'volume', ...wrong })).statusCode).toBe(422);
  expect((await api.post('/instructions', { kind: 'shell' })).statusCode).toBe(422);
});

test('R-CARE-05 only editors of its system give instructions; a display’s token gives none, and speaks for itself alone', async () => {
  const one = await aDisplay(api, { system: 'system1a' });
  const other = await aDisplay(api, { system: 'system4' });
  const viewer = await api.withRoles('viewer');
  const few = await api.token({ sub: 'few', realm_access: { roles: ['editor', 'system4'] } });
  expect((await give({}, viewer)).statusCode).toBe(403);
  expect((await give({}, one.token)).statusCode).toBe(401);
  expect((await give({ displays: [one.display.id] }, few)).statusCode).toBe(403);
  expect((await give({}, few)).json()).toMatchObject({ displays: 1 });
  expect((await ownOf(api, one.token)).instructions).toEqual([]);
  const [due] = (await ownOf(api, other.token)).instructions;
  expect((await answer(one.token, due?.id ?? '', 'done')).statusCode).toBe(404);
  expect((await answer(viewer, due?.id ?? '', 'done')).statusCode).toBe(401);
});

test('R-CARE-06 an image of the glass is taken when asked for alone, small, and for staff alone; the last one is kept', async () => {
  const { display, token } = await aDisplay(api);
  await reportMachine(token, ['image']);
  const address = `/displays/${display.id}/image`;
  expect((await api.read(address)).code).toBe('display.no-image');
  const hand = (id: string, bytes: Buffer) =>
    api.post(`/player/instructions/${id}/image`, { jpeg: bytes.toString('base64') }, { token });
  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(2_000)]);
  expect((await hand(randomUUID(), jpeg)).statusCode).toBe(404);
  const { id } = (await give({ kind: 'image', displays: [display.id] })).json();
  expect((await hand(id, Buffer.from('<svg onload=alert(1)>'))).statusCode).toBe(422);
  expect((await hand(id, Buffer.concat([jpeg, Buffer.alloc(150_000)]))).statusCode).toBe(422);
  expect((await hand(id, jpeg)).statusCode).toBe(200);
  expect(await api.read(address)).toMatchObject({ jpeg: jpeg.toString('base64') });
  expect((await seen(display))?.imageTakenAt).not.toBeNull();
  // Answered already: what comes after is not taken.
  await hand(id, Buffer.concat([jpeg, Buffer.from('other')]));
  expect(await api.read(address)).toMatchObject({ jpeg: jpeg.toString('base64') });
  expect((await api.call('GET', address, { token })).statusCode).toBe(401);
});

test('R-CARE-07 an instruction to 2,000 displays is one statement and one notification', async () => {
  await api.db
    .insertInto('display')
    .columns([
      ...(['id', 'system', 'name', 'place', 'language_mode', 'width_mm', 'viewing_distance_mm'] as const),
      ...(['audio', 'paired_at', 'settled_at', 'paired_by_id', 'paired_by_name'] as const),
    ])
    .values(
      Array.from({ length: 2_000 }, (_, index) => ({
        ...{ id: randomUUID(), system: 'system1a' as const, name: `Οθόνη ${index}`, place: '' },
        ...{ language_mode: 'el' as const, width_mm: 1_000, viewing_distance_mm: 2_000, audio: false },
        ...{ paired_at: new Date(), settled_at: new Date(), paired_by_id: 'a', paired_by_name: 'a' },
      })),
    )
    .execute();
  await api.db
    .insertInto('display_health')
    .columns(['display_id'])
    .expression(({ selectFrom }) => selectFrom('display').select('id'))
    .execute();
  await sql`create table said (statement text)`.execute(api.db);
  await sql`
    create function say() returns trigger language plpgsql as $$
      begin insert into said values (tg_table_name); return null; end $$
  `.execute(api.db);
  for (const table of ['instruction', 'instruction_display', 'activity'])
    await sql`create trigger said after insert on ${sql.table(table)} for each statement execute function say()`.execute(
      api.db,
    );
  const heard: string[] = [];
  let askWithinMs = 0;
  const onMessage = (payload: string) => {
    const { event, action, withinMs } = JSON.parse(payload);
    // Answers of displays in the tests before are told with a delay.
    if (action === 'receipt') return;
    askWithinMs = withinMs ?? askWithinMs;
    heard.push(event ?? action);
  };
  let listening: ReturnType<typeof listen> | undefined;
  await new Promise<void>((onReady) => {
    listening = listen(api.db, { channel, onMessage, onReady });
  });
  expect((await give({ kind: 'fetch-again' })).json()).toMatchObject({ displays: 2_000, taken: 0 });
  await expect.poll(() => heard.toSorted()).toEqual(['display', 'instruction']);
  expect(askWithinMs, 'so many do not ask at the same moment').toBe(19_990);
  const { rows } = await sql<{ statement: string }>`select statement from said order by 1`.execute(api.db);
  expect(rows.map(({ statement }) => statement)).toEqual(['activity', 'instruction', 'instruction_display']);
  await listening?.close();
  await sql`drop function say cascade`.execute(api.db);
  const { token } = await aDisplay(api);
  await give({ kind: 'fetch-again' });
  const [due] = (await ownOf(api, token)).instructions;
  expect(due?.spreadMs).toBe(20 * minute);
  await give({ kind: 'reload' });
  const quick = (await ownOf(api, token)).instructions.find(({ kind }) => kind === 'reload');
  expect(quick?.spreadMs).toBe(40_000);
});

test('R-CARE-11 staff plan when screens are on, for one, a tag or all: the display is told, and off by plan is no trouble', async () => {
  const out = await aDisplay(api, { name: 'Λιμάνι', tags: ['Έξω'] });
  const hall = await aDisplay(api, { name: 'Δημαρχείο' });
  await aShownPresentation(api);
  const off = { week: Array.from({ length: 7 }, () => null), exceptions: [] };
  const plan = (payload: object) => api.put('/screen-plan', payload);
  const events = await openEvents(api, out.token);
  expect((await plan({ plan: off, displays: null, tags: ['έξω'] })).json()).toEqual({ displays: 1 });
  await events.next('settings');
  expect((await ownOf(api, out.token)).screenPlan).toEqual(off);
  expect((await ownOf(api, hall.token)).screenPlan).toBe(null);

  // Black, with the newest release on the device.
  for (const { token } of [out, hall]) await reportHealth(api, token);
  expect(await seen(out.display)).toMatchObject({ glass: 'asleep', state: 'green', screenPlan: off });
  expect(await seen(hall.display)).toMatchObject({ glass: 'behind' });

  expect((await plan({ plan: null, displays: [out.display.id], tags: [] })).json()).toEqual({ displays: 1 });
  expect((await ownOf(api, out.token)).screenPlan).toBe(null);
  expect((await plan({ plan: { week: [] }, displays: null, tags: [] })).statusCode).toBe(422);
  const { items } = await api.read('/activity?action=planned');
  expect(items).toMatchObject([{ title: { el: 'Λιμάνι' } }, { title: { el: 'Λιμάνι' } }]);
});
