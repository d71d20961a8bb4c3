import { randomUUID } from 'node:crypto';
import { addDays, wallTime } from '@psifida/contract/content/athens-time';
import type { OwnDisplay } from '@psifida/contract/content/own-display';
import type { Presentation } from '@psifida/contract/content/presentation';
import { type HourCount, hoursOf, type VisitReport } from '@psifida/contract/content/visits';
import { beforeAll, expect, test } from 'vitest';
import { aDisplayOfTwoDays, aShownPresentation, type PairedDisplay } from '../../testing/display-steps.ts';
import { ownApi } from '../../testing/open-test-api.ts';
import { forgetPast } from '../past/mount-past.ts';

let admin: string;
let shown: Presentation;
const hourMs = 60 * 60_000;
const now = () => Date.now();
/** The start of an hour so many hours ago. */
const hour = (ago: number) => new Date(Math.floor(now() / hourMs) * hourMs - ago * hourMs).toISOString();

const api = ownApi({ now });
beforeAll(async () => {
  admin = await api.withRoles('admin');
  shown = await aShownPresentation(api, 'system7a');
});

const aCount = (change: Partial<HourCount> = {}): HourCount => ({
  ...{ hour: hour(2), system: 'system7a', what: 'visit', presentation: null, times: 1 },
  ...change,
});
const opened = (times: number, change: Partial<HourCount> = {}) =>
  aCount({ what: 'opened', presentation: shown.id, times, ...change });

const aPairedDisplay = (system: Presentation['system'] = 'system7a') =>
  aDisplayOfTwoDays(api, { system, now: now() });

const outbox = () => randomUUID().replaceAll('-', '');
async function deliver(token: string | null, items: unknown[], change: object = {}) {
  const payload = { outbox: outbox(), number: 1, items, ...change };
  const answer = await api.post('/player/visits', payload, { token });
  return { status: answer.statusCode, body: answer.json() };
}

const today = () => wallTime(now()).slice(0, 10);
async function reportOf(subject: string, id: string, change: object = {}): Promise<VisitReport> {
  const query = { subject, id, from: addDays(today(), -2), until: today(), ...change };
  return await api.read(`/visits/report?${new URLSearchParams(query)}`);
}

const switchTo = (counting: boolean, token = admin) => api.put('/visits/counting', { counting }, { token });

test('R-VISIT-01 a delivery that comes again counts once; sums are kept by display and over the system', async () => {
  const [one, other] = [await aPairedDisplay(), await aPairedDisplay()];
  const items = [aCount({ times: 4 }), aCount({ what: 'english', times: 3 }), opened(6)];
  const letter = { outbox: outbox(), number: 7 };
  const before = (await reportOf('system', 'system7a')).total;
  expect((await deliver(one.token, items, letter)).body).toEqual({ taken: true, doubted: [] });
  expect((await deliver(one.token, items, letter)).body).toEqual({ taken: false, doubted: [] });
  expect((await deliver(one.token, items, { ...letter, number: 6 })).body.taken).toBe(false);
  await deliver(other.token, [aCount({ times: 2 }), opened(1, { what: 'taken-home' })]);

  const own = await reportOf('display', one.display.id);
  expect(own.total).toMatchObject({ visit: 4, greek: 0, english: 3, opened: 6, 'taken-home': 0 });
  const [only, ...more] = hoursOf(own);
  expect(more).toEqual([]);
  const wall = wallTime(Date.parse(hour(2)));
  expect(only).toMatchObject({ day: wall.slice(0, 10), hour: Number(wall.slice(11, 13)) });
  expect(only?.figures).toEqual(own.total);
  expect(own.presentations).toMatchObject([{ id: shown.id, title: shown.content.title, opened: 6 }]);

  const all = (await reportOf('system', 'system7a')).total;
  expect([all.visit - before.visit, all.opened - before.opened]).toEqual([6, 6]);
  const one7a = await reportOf('system', 'system7a', { presentation: shown.id });
  expect(one7a.total).toMatchObject({ visit: 0, english: 0, opened: all.opened, 'taken-home': 1 });
  expect((await reportOf('display', one.display.id, { presentation: randomUUID() })).days).toEqual([]);
});

test('R-VISIT-01 displays that call at the same moment are all counted', async () => {
  const all: PairedDisplay[] = [];
  for (let count = 0; count < 6; count += 1) all.push(await aPairedDisplay('system8'));
  await Promise.all(all.map(({ token }) => deliver(token, [aCount({ system: 'system8', times: 5 })])));
  expect((await reportOf('system', 'system8')).total.visit).toBe(30);
});

test('R-VISIT-02 what a wrong clock, an absurd number or an unknown presentation tells is answered by name; the rest counts', async () => {
  const { token, display } = await aPairedDisplay();
  const { status, body } = await deliver(token, [
    aCount({ times: 3 }),
    aCount({ hour: hour(-2) }),
    aCount({ hour: '1970-01-01T00:00:00.000Z' }),
    aCount({ hour: hour(3), times: 100_000 }),
    aCount({ times: 58 }),
    opened(1, { presentation: randomUUID() }),
    opened(2),
  ]);
  expect(status).toBe(200);
  expect(body.doubted).toEqual([
    { item: 1, doubt: 'future' },
    { item: 2, doubt: 'before-paired' },
    { item: 3, doubt: 'too-many' },
    { item: 4, doubt: 'too-many' },
    { item: 5, doubt: 'unknown-presentation' },
  ]);
  // Nor does it grow beyond what is possible letter by letter.
  expect((await deliver(token, [aCount({ times: 58 })])).body.doubted).toHaveLength(1);
  expect((await reportOf('display', display.id)).total).toMatchObject({ visit: 3, opened: 2 });
});

test('R-VISIT-02 a display that forges valid counts, under ever new outboxes and of other systems, adds no more than one display can count', async () => {
  const [forger, honest] = [await aPairedDisplay(), await aPairedDisplay('system8')];
  await deliver(honest.token, [aCount({ system: 'system8', times: 7 })]);
  const before = (await reportOf('system', 'system8')).total.visit;
  // In hours alike: at once and one after another.
  const forged = (system: Presentation['system']) =>
    Array.from({ length: 200 }, (_, item) => aCount({ system, hour: hour(2 + (item % 3)), times: 60 }));
  await Promise.all([1, 2, 3].map(() => deliver(forger.token, forged('system8'))));
  for (let sent = 0; sent < 5; sent += 1) await deliver(forger.token, forged('system7a'));
  const hours = 3;
  expect((await reportOf('display', forger.display.id)).total.visit).toBe(hours * 60);
  expect((await reportOf('display', honest.display.id)).total.visit).toBe(7);
  expect((await reportOf('system', 'system8')).total.visit - before).toBe(hours * 60);
});

test('R-VISIT-02 nothing finer than an hour is taken, and nothing about anybody', async () => {
  const { token, display } = await aPairedDisplay();
  for (const item of [
    aCount({ hour: new Date(Date.parse(hour(2)) + 60_000).toISOString() }),
    { ...aCount(), visitor: 'x' },
    aCount({ what: 'opened' }),
    aCount({ presentation: shown.id }),
    aCount({ times: 0 }),
    aCount({ times: 1e12 }),
  ])
    expect([item, (await deliver(token, [item])).body.code]).toEqual([item, 'input.invalid']);
  expect((await deliver(null, [aCount()])).status).toBe(401);
  expect((await deliver(`dsp_${'x'.repeat(43)}`, [aCount()])).body.code).toBe('display.not-paired');
  await api.delete(`/displays/${display.id}`);
  expect((await deliver(token, [aCount()])).body.code).toBe('display.not-paired');
});

test('R-VISIT-03 an administrator switches it off: displays are told, nothing more is kept, and all of it can be erased', async () => {
  const { token, display } = await aPairedDisplay();
  const own = (): Promise<OwnDisplay> => api.read('/player/display', { token });
  await deliver(token, [aCount({ times: 2 })]);
  expect((await own()).countsVisits).toBe(true);
  expect((await switchTo(false, await api.token())).statusCode).toBe(403);
  expect((await switchTo(false)).json()).toMatchObject({ counting: false, by: { id: 'person-1' } });
  expect((await own()).countsVisits).toBe(false);
  const letter = { outbox: outbox(), number: 1 };
  expect((await deliver(token, [aCount()], letter)).body).toEqual({ taken: false, doubted: [] });
  expect((await reportOf('display', display.id)).total.visit).toBe(2);

  expect((await api.delete('/visits', { token: await api.token() })).statusCode).toBe(403);
  expect((await api.delete('/visits', { token: admin })).json().days).toBeGreaterThan(0);
  for (const [subject, id] of [
    ['display', display.id],
    ['system', 'system7a'],
  ] as const)
    expect((await reportOf(subject, id)).days).toEqual([]);

  await switchTo(true);
  expect((await deliver(token, [aCount({ times: 5 })])).body.taken).toBe(true);
  expect((await reportOf('display', display.id)).total.visit).toBe(5);
  const { items } = await api.read('/activity?limit=10');
  const actions = items.filter((item: { subjectKind: string }) => item.subjectKind === 'visits');
  expect(actions.map((item: { action: string }) => item.action)).toEqual([
    'activated',
    'erased',
    'deactivated',
  ]);
});

test('counts outlive their display under its name, for as long as one can look back', async () => {
  const { token, display } = await aPairedDisplay();
  await deliver(token, [aCount({ times: 2 })]);
  await api.delete(`/displays/${display.id}`);
  const { items } = await api.read('/past/displays');
  expect(items).toContainEqual(expect.objectContaining({ id: display.id, name: display.name, gone: true }));
  expect((await reportOf('display', display.id)).total.visit).toBe(2);
  await forgetPast({ db: api.db, now: () => now() + 402 * 24 * hourMs, keepShownDays: 400 });
  expect((await reportOf('display', display.id)).days).toEqual([]);
  expect((await reportOf('system', 'system7a')).days).toEqual([]);
});

test('a period that cannot be is refused', async () => {
  const query = 'subject=system&id=system7a&from=2026-02-01&until=2026-01-01';
  expect((await api.read(`/visits/report?${query}`)).code).toBe('past.period-impossible');
});
