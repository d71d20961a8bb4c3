import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '@psifida/contract/content/athens-time';
import type { Presentation } from '@psifida/contract/content/presentation';
import {
  linesOf,
  type PastMoment,
  type ShownRecord,
  type ShownReport,
} from '@psifida/contract/content/shown';
import { connectDatabase, connectionOf } from '@psifida/postgres/connect';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { lockSystem } from '../../db/lock-system.ts';
import type { Tables } from '../../db/tables.ts';
import { openStaging } from '../../media/staging.ts';
import { completeContent } from '../../testing/builders.ts';
import { aDisplayOfTwoDays, aShownPresentation, type PairedDisplay } from '../../testing/display-steps.ts';
import { aJpeg } from '../../testing/make-image.ts';
import { anEmptyFeed } from '../../testing/mount-test-api.ts';
import { ownApi } from '../../testing/open-test-api.ts';
import { readPresentation, saveContent } from '../../testing/presentation-steps.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { tidyUp } from '../media/housekeeping/tidy-up.ts';
import { dayOf, startOf } from './day-of-glass.ts';
import { eraseFromPast } from './erase-from-past.ts';
import { forgetPast } from './mount-past.ts';

let admin: string;
/** The server's clock, which a test may set on. */
let ahead = 0;
const now = () => Date.now() + ahead;
const minute = 60_000;
const hour = 60 * minute;

const api = ownApi({ now, fetchFeed: anEmptyFeed });
beforeAll(async () => {
  admin = await api.withRoles('admin');
});

const outbox = () => randomUUID().replaceAll('-', '');
const at = (ms: number) => new Date(ms).toISOString();

type Told = { shown: Presentation; paired: PairedDisplay; from: number; until: number };

const aRecord = (
  { shown, from, until }: Omit<Told, 'paired'>,
  change: Partial<ShownRecord> = {},
): ShownRecord => ({
  system: shown.system,
  release: 1,
  presentation: shown.id,
  from: at(from),
  until: at(until),
  continued: false,
  ...change,
});

async function deliver(token: string, items: ShownRecord[], change: object = {}) {
  const payload = { outbox: outbox(), number: 1, items, ...change };
  const answer = await api.post('/player/shown', payload, { token });
  return { status: answer.statusCode, body: answer.json() };
}

const aPairedDisplay = (system: Presentation['system']) => aDisplayOfTwoDays(api, { system, now: now() });

const reportOf = async (subject: string, id: string, days = 1): Promise<ShownReport> => {
  const today = dayOf(now() / 1000);
  const query = new URLSearchParams({ subject, id, from: addDays(today, -days), until: today });
  return await api.read(`/past/report?${query}`);
};

const momentOf = (display: string, moment: number): Promise<PastMoment> =>
  api.read(`/past/displays/${display}?at=${at(moment)}`);

test('a delivery that comes again counts once, and so does what another one repeats', async () => {
  const shown = await aShownPresentation(api, 'system1a');
  const paired = await aPairedDisplay('system1a');
  const release = 1;
  const begun = now() - 3 * hour;
  const items = [
    aRecord({ shown, from: begun, until: begun + hour }, { release }),
    aRecord({ shown, from: begun + hour, until: begun + 2 * hour }, { release, continued: true }),
  ];
  const letter = { outbox: outbox(), number: 7 };
  const total = async () => (await reportOf('presentation', shown.id)).total;
  expect((await deliver(paired.token, items, letter)).body).toEqual({ taken: true, doubted: [] });
  expect(await total()).toEqual({ seconds: 7200, times: 1 });
  expect((await deliver(paired.token, items, letter)).body).toEqual({ taken: false, doubted: [] });
  // Late, of a lower number: it was dropped to make room and is not believed again.
  expect((await deliver(paired.token, items, { ...letter, number: 3 })).body.taken).toBe(false);
  // A device that lost what it kept tells the same under another outbox.
  expect((await deliver(paired.token, items)).body.taken).toBe(true);
  expect(await total()).toEqual({ seconds: 7200, times: 1 });
  const own = await reportOf('display', paired.display.id);
  expect(own.total).toEqual({ seconds: 7200, times: 1 });
  expect(own.presentations).toMatchObject([
    { id: shown.id, titles: [{ title: shown.content.title }], seconds: 7200 },
  ]);
});

test('displays that call at the same moment are all counted', async () => {
  const shown = await aShownPresentation(api, 'system1b');
  const all = [];
  for (let count = 0; count < 6; count += 1) all.push(await aPairedDisplay('system1b'));
  const begun = now() - hour;
  const item = aRecord({ shown, from: begun, until: begun + 10 * minute });
  const answers = await Promise.all(all.map(({ token }) => deliver(token, [item])));
  expect(answers.every(({ body }) => body.taken)).toBe(true);
  expect((await reportOf('system', 'system1b')).total).toEqual({ seconds: 6 * 600, times: 6 });
});

test('what a display with a wrong clock tells is marked and answered; nothing else is lost', async () => {
  const shown = await aShownPresentation(api, 'system3');
  const paired = await aPairedDisplay('system3');
  const begun = now() - hour;
  const record = (from: number, until: number) => aRecord({ shown, from, until });
  const { status, body } = await deliver(paired.token, [
    record(begun, begun + 10 * minute),
    record(now() + 24 * hour, now() + 25 * hour),
    record(now() - 400 * 24 * hour, now() - 400 * 24 * hour + minute),
    record(now() - 12 * hour, begun),
    record(begun + 30 * minute, begun + 20 * minute),
    { ...record(begun, begun + minute), release: 999 },
    record(begun + 10 * minute, begun + 20 * minute),
  ]);
  expect(status).toBe(200);
  expect(body).toEqual({
    taken: true,
    doubted: [
      { item: 1, doubt: 'future' },
      { item: 2, doubt: 'before-paired' },
      { item: 3, doubt: 'too-long' },
      { item: 4, doubt: 'backwards' },
      { item: 5, doubt: 'unknown-release' },
    ],
  });
  expect((await reportOf('display', paired.display.id)).total).toEqual({ seconds: 20 * 60, times: 2 });
  const { doubtful } = await momentOf(paired.display.id, now());
  expect(doubtful.map(({ doubt, records }) => [doubt, records])).toEqual([
    ['backwards', 1],
    ['before-paired', 1],
    ['future', 1],
    ['too-long', 1],
    ['unknown-release', 1],
  ]);
});

test('sums are right over midnight', async () => {
  const shown = await aShownPresentation(api, 'system4');
  const paired = await aPairedDisplay('system4');
  const midnight = startOf(dayOf(now() / 1000)) * 1000;
  await deliver(paired.token, [
    aRecord({ shown, from: midnight - 20 * minute, until: midnight + 10 * minute }),
  ]);
  const report = await reportOf('presentation', shown.id);
  const { total } = report;
  expect(linesOf(report).map(({ seconds, times }) => [seconds, times])).toEqual([
    [1200, 1],
    [600, 0],
  ]);
  expect(total).toEqual({ seconds: 1800, times: 1 });
  const moment = await momentOf(paired.display.id, midnight + minute);
  expect(moment.showing).toMatchObject({
    from: at(midnight - 20 * minute),
    until: at(midnight + 10 * minute),
  });
});

test('staff look back at a moment: what was there, of which release, and who had made it', async () => {
  const shown = await aShownPresentation(api, 'system7a');
  const paired = await aPairedDisplay('system7a');
  // Yesterday at noon: what is around a moment is of its own day.
  const begun = startOf(dayOf(now() / 1000)) * 1000 - 12 * hour;
  const madeAt = new Date(begun - hour);
  await api.db.updateTable('release').set({ made_at: madeAt }).where('system', '=', 'system7a').execute();
  await deliver(paired.token, [
    aRecord({ shown, from: begun, until: begun + 10 * minute }),
    aRecord({ shown, from: begun + 10 * minute, until: begun + 20 * minute }, { presentation: null }),
  ]);
  const moment = await momentOf(paired.display.id, begun + minute);
  expect(moment).toMatchObject({
    outcome: 'shown',
    display: { name: paired.display.name, gone: false },
    showing: { presentation: shown.id, title: shown.content.title, release: 1 },
    release: { number: 1, by: { id: 'person-1' } },
    erased: [],
  });
  expect(moment.manifest?.presentations[0]?.title).toEqual(shown.content.title);
  expect((await momentOf(paired.display.id, begun + 15 * minute)).outcome).toBe('standby');
  expect(await momentOf(paired.display.id, begun + hour)).toMatchObject({
    outcome: 'no-record',
    showing: null,
    manifest: null,
    around: [{ presentation: shown.id }, { presentation: null }],
  });
  expect((await momentOf(paired.display.id, now() + hour)).outcome).toBe('not-yet');
  for (const moment of [now() - 100 * 24 * hour, Date.parse('2020-01-01T10:00:00Z')])
    expect((await momentOf(paired.display.id, moment)).outcome).toBe('before-first-release');

  await api.delete(`/displays/${paired.display.id}`);
  expect(await momentOf(paired.display.id, begun + minute)).toMatchObject({
    outcome: 'shown',
    display: { name: paired.display.name, gone: true },
  });
  const { items } = await api.read('/past/displays');
  expect(items).toContainEqual(expect.objectContaining({ id: paired.display.id, gone: true }));
  expect((await api.call('GET', `/past/displays/nobody?at=${at(now())}`)).statusCode).toBe(404);
});

test('R-GLASS-10 what was shown is named as it was called then: at the moment, around it and in the report', async () => {
  const shown = await aShownPresentation(api, 'system8');
  const paired = await aPairedDisplay('system8');
  const today = startOf(dayOf(now() / 1000)) * 1000;
  const [old, marina] = [shown.content.title, { el: 'Η μαρίνα', en: 'The marina' }];
  await saveContent(api, await readPresentation(api, shown), { title: marina });
  const [second, first] = (await api.read('/systems/system8/releases')).items as { number: number }[];
  const begun = today - 12 * hour;
  await api.db
    .updateTable('release')
    .set({ made_at: new Date(begun - hour) })
    .where('system', '=', 'system8')
    .where('number', '=', first?.number ?? 0)
    .execute();
  const told = [
    aRecord({ shown, from: begun, until: begun + 10 * minute }, { release: first?.number ?? 0 }),
    aRecord(
      { shown, from: begun + 11 * minute, until: begun + 20 * minute },
      { release: second?.number ?? 0 },
    ),
    aRecord({ shown, from: begun + hour, until: begun + 2 * hour }, { presentation: null }),
    aRecord({ shown, from: today, until: today + 1000 }, { release: second?.number ?? 0 }),
  ];
  expect((await deliver(paired.token, told)).body).toEqual({ taken: true, doubted: [] });

  const moment = await momentOf(paired.display.id, begun + minute);
  expect(moment.showing?.title).toEqual(old);
  expect(moment.manifest?.presentations.find(({ id }) => id === shown.id)?.title).toEqual(old);
  expect(moment.around.map(({ title }) => title)).toEqual([old, marina, null]);
  const then = (spans: PastMoment['spans']) =>
    spans.map(({ from, shown: isShown }) => [(Date.parse(from) - begun) / minute, isShown]);
  expect(then(moment.spans)).toEqual([
    [0, true],
    [60, false],
  ]);
  const named = async (days: number) => (await reportOf('display', paired.display.id, days)).presentations;
  const [both] = await named(1);
  expect(both?.titles.map(({ title }) => title)).toEqual([old, marina]);
  expect(both?.titles.map(({ from }) => from)).toEqual([dayOf((begun - hour) / 1000), dayOf(now() / 1000)]);
  expect((await reportOf('system', 'system8')).presentations).toMatchObject([{ titles: both?.titles }]);
  // The release with the former name was on no glass that day.
  expect((await named(0)).map(({ titles }) => titles.map(({ title }) => title))).toEqual([[marina]]);
});

test('R-GLASS-10 without a moment the last one with a record is told, and displays say when they recorded last', async () => {
  const shown = await aShownPresentation(api, 'system8');
  const [{ number = 0 } = {}] = (await api.read('/systems/system8/releases')).items;
  const paired = await aPairedDisplay('system8');
  const begun = startOf(dayOf(now() / 1000)) * 1000 - 12 * hour;
  const latest = (): Promise<PastMoment> => api.read(`/past/displays/${paired.display.id}`);
  const recordedOn = async () =>
    (await api.read('/past/displays')).items.find((one: { id: string }) => one.id === paired.display.id)
      .recordedOn;
  expect([(await latest()).outcome, await recordedOn()]).toEqual(['no-record', null]);
  await deliver(paired.token, [
    aRecord({ shown, from: begun, until: begun + 10 * minute }, { release: number }),
    aRecord({ shown, from: begun + hour, until: begun + 2 * hour }, { release: number }),
    aRecord(
      { shown, from: begun + 2 * hour, until: begun + 3 * hour },
      { release: number, presentation: null },
    ),
  ]);
  expect(await latest()).toMatchObject({
    outcome: 'shown',
    at: at(begun + hour),
    showing: { presentation: shown.id },
  });
  expect(await recordedOn()).toBe(dayOf(begun / 1000));
});

test('a period that cannot be is refused', async () => {
  const call = (from: string, until: string) =>
    api.call('GET', `/past/report?subject=system&id=system1a&from=${from}&until=${until}`);
  expect((await call('2026-02-01', '2026-01-01')).json().code).toBe('past.period-impossible');
  expect((await call('2001-01-01', '2026-01-01')).json().code).toBe('past.period-impossible');
  expect((await call('2026-13-01', '2026-01-01')).statusCode).toBe(422);
});

test('years that no clock shows are refused in our words, wherever a moment is told or asked for', async () => {
  const shown = await aShownPresentation(api, 'system3');
  const paired = await aPairedDisplay('system3');
  for (const year of ['0000', '0900', '9999']) {
    const moment = `${year}-12-31T23:30:00.000Z`;
    const record = aRecord({ shown, from: now() - hour, until: now() }, { from: moment, until: moment });
    expect([year, (await deliver(paired.token, [record])).body.code]).toEqual([year, 'input.invalid']);
    for (const address of [
      `/past/displays/${paired.display.id}?at=${moment}`,
      `/past/report?subject=system&id=system3&from=${year}-12-31&until=${year}-12-31`,
    ])
      expect([address, (await api.read(address)).code]).toEqual([address, 'input.invalid']);
  }
  const epoch = aRecord({ shown, from: 0, until: minute });
  expect((await deliver(paired.token, [epoch])).body.doubted).toEqual([{ item: 0, doubt: 'before-paired' }]);
});

/** A presentation of two, with an image of its own; later both are deleted, and the other one stays. */
async function aDeletedImage(system: 'system6' | 'system1a') {
  const upload = await uploadFile(api, await aJpeg());
  const media = String(upload.assetId);
  const { images } = await api.read(`/media/${media}`);
  const content = await completeContent(api.db, system);
  const image = { id: randomUUID(), active: true, kind: 'image', media, category: null };
  await aShownPresentation(api, system);
  const shown = await aShownPresentation(api, system, { entries: [...content.entries, image] });
  const [{ number = 0 } = {}] = (await api.read(`/systems/${system}/releases`)).items;
  const paired = await aPairedDisplay(system);
  const begun = now() - hour;
  const told = aRecord({ shown, from: begun, until: begun + 10 * minute }, { release: number });
  expect((await deliver(paired.token, [told])).body).toEqual({ taken: true, doubted: [] });
  const remove = async () => {
    const deleted = await api.delete(`/systems/${system}/presentations/${shown.id}?version=${shown.version}`);
    expect(deleted.statusCode, deleted.body).toBe(200);
    expect((await api.delete(`/media/${media}`)).statusCode).toBe(200);
  };
  const isServed = async () => (await api.app.inject(images[0].url)).statusCode === 200;
  const look = () => momentOf(paired.display.id, begun + minute);
  return { shown, media, paired, number, remove, isServed, look };
}

const erase = (kind: 'presentation' | 'media', id: string, token = admin) =>
  api.post('/past/erasures', { kind, id }, { token });

test('what was deleted is still there for whoever looks back, until an administrator erases it', async () => {
  const { shown, media, remove, isServed, look, number, paired } = await aDeletedImage('system6');
  const early = await erase('media', media);
  expect(early.json()).toMatchObject({ code: 'past.still-there', params: { in: 'library' } });
  await remove();
  const staging = await openStaging(`${api.folder}/uploads`);
  const tidy = (unusedMs: number) => tidyUp({ db: api.db, storage: api.storage, staging, unusedMs });
  const aged = new Date(Date.now() - 96 * hour);
  await api.db.updateTable('media_upload').set({ expires_at: aged, claimed_until: null }).execute();
  await forgetPast({ db: api.db, now, keepShownDays: 400 });
  await tidy(-minute);
  expect(await isServed()).toBe(true);
  expect(await look()).toMatchObject({ outcome: 'shown', showing: { title: shown.content.title } });

  expect((await erase('media', media, await api.token())).statusCode).toBe(403);
  expect((await erase('media', media)).json()).toMatchObject({ id: media, kind: 'media' });
  await tidy(72 * hour);
  expect(await isServed()).toBe(false);
  const after = await look();
  expect(after).toMatchObject({ outcome: 'shown', erased: [{ id: media, kind: 'media' }] });
  expect(after.manifest?.media[media]).toBeUndefined();
  expect(JSON.stringify(after.manifest?.presentations)).toContain(media);

  const before = await reportOf('display', paired.display.id);
  expect((await erase('presentation', shown.id)).statusCode).toBe(200);
  expect((await erase('presentation', shown.id)).statusCode).toBe(200);
  const gone = await look();
  expect(gone).toMatchObject({ outcome: 'erased', showing: { presentation: shown.id, title: null } });
  expect(JSON.stringify(gone.manifest)).not.toContain(shown.id);
  const report = await reportOf('display', paired.display.id);
  expect(report.total).toEqual(before.total);
  expect(report.presentations).toMatchObject([{ id: shown.id, titles: [], erased: true }]);
  const back = await api.post(`/systems/system6/releases/${number}/return`, { reason: '' });
  expect(back.json().code).toBe('release.erased');
  const { items } = await api.read('/activity?action=erased');
  expect(items.map((item: { subjectKind: string }) => item.subjectKind)).toEqual(['presentation', 'media']);
  const all = (await api.read('/activity?system=system6&limit=100')).items;
  const own = all.filter(({ subject }: { subject: string }) => subject === shown.id);
  expect(own.map(({ title }: { title: { el: string } }) => title.el).join('')).toBe('');
  expect((await erase('presentation', randomUUID())).json().code).toBe('past.not-found');
});

test('erasing waits for as long as it takes, and then takes it out of every release', async () => {
  const { shown, remove } = await aDeletedImage('system6');
  await remove();
  const hasty = connectDatabase<Tables>({ connection: connectionOf(api.db), timeoutMs: 300 });
  const by = { id: 'person-1', name: 'Κάποιος' };
  const erased = await api.db.transaction().execute(async (tx) => {
    await lockSystem(tx, 'system6');
    const erasing = eraseFromPast(hasty, { kind: 'presentation', id: shown.id, by });
    await expect(Promise.race([erasing, pause(1_000, 'waits')])).resolves.toBe('waits');
    return { erasing };
  });
  await expect(erased.erasing).resolves.toMatchObject({ id: shown.id, by });
  const naming = sql`strpos(manifest, ${shown.id}) > 0`;
  for (const table of ['release', 'past_release'] as const)
    expect(
      await api.db
        .selectFrom(table)
        .select('number')
        .where(naming as never)
        .execute(),
    ).toEqual([]);
  await hasty.destroy();
});

test('what is restored while its erasing waits stays, with its names', async () => {
  const { media, remove } = await aDeletedImage('system6');
  await remove();
  const waiting = async () => {
    const { rows } = await sql`
      select from pg_locks where not granted and locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())
    `.execute(api.db);
    return rows.length;
  };
  const { restoring, erasing } = await api.db.transaction().execute(async (tx) => {
    await lockSystem(tx, 'system6');
    const restoring = api.post('/bin/restorations', { ids: [media] }, { token: admin });
    await expect.poll(waiting, { timeout: 5_000 }).toBe(1);
    const erasing = erase('media', media);
    await expect.poll(waiting, { timeout: 5_000 }).toBe(2);
    return { restoring, erasing };
  });
  expect((await restoring).json().restored).toMatchObject([{ id: media }]);
  expect((await erasing).json()).toMatchObject({ code: 'past.still-there', params: { in: 'library' } });
});

test('what is on displays now, brought back by a return, is not erased from under them', async () => {
  const { shown, remove, number } = await aDeletedImage('system6');
  await remove();
  const returned = await api.post(`/systems/system6/releases/${number}/return`, { reason: 'ξανά' });
  expect(returned.statusCode).toBe(200);
  expect((await erase('presentation', shown.id)).json()).toMatchObject({
    code: 'past.still-there',
    params: { in: 'display' },
  });
});

test('releases and files that were on a glass are kept for so many days, and then let go; sums stay', async () => {
  const { shown, remove, isServed, look, number, paired } = await aDeletedImage('system1a');
  await remove();
  const other = await aShownPresentation(api, 'system1a');
  for (let turn = 0; turn < 21; turn += 1) {
    const title = { el: `Τίτλος ${turn}`, en: `Title ${turn}` };
    await saveContent(api, await readPresentation(api, other), { title });
  }
  const listed = (await api.read('/systems/system1a/releases')).items;
  expect(listed.map((one: { number: number }) => one.number)).not.toContain(number);
  const returned = await api.post(`/systems/system1a/releases/${number}/return`, { reason: '' });
  expect(returned.statusCode).toBe(404);

  const forget = (days: number) =>
    forgetPast({ db: api.db, now: () => now() + days * 24 * hour, keepShownDays: 400 });
  const pastNumbers = async () =>
    (
      await api.db
        .selectFrom('past_release')
        .select('number')
        .where('system', '=', 'system1a')
        .orderBy('number')
        .execute()
    ).map((one) => one.number);
  const sent = await pastNumbers();
  expect(sent).toEqual(Array.from({ length: sent.length }, (_, index) => index + 1));
  await forget(59);
  expect(await pastNumbers()).toEqual(sent);
  // All others were on no glass; of the first a test above has told as well.
  await forget(62);
  expect(await pastNumbers()).toEqual([1, number]);
  const heldFiles = () =>
    api.db.selectFrom('release_file').selectAll().where('until', '<=', number).execute();
  await forget(399);
  expect(await look()).toMatchObject({ outcome: 'shown', release: { number } });
  expect(await heldFiles()).not.toEqual([]);
  expect(await isServed()).toBe(true);
  await forget(402);
  ahead = 402 * 24 * hour;
  expect((await look()).outcome).toBe('no-longer-kept');
  const kept = (await reportOf('display', paired.display.id, 405)).presentations;
  ahead = 0;
  expect(kept).toMatchObject([{ id: shown.id, seconds: 600, titles: [{ title: shown.content.title }] }]);
  expect(await pastNumbers()).toEqual([]);
  expect((await heldFiles()).filter(({ system }) => system === 'system1a')).toEqual([]);
});
