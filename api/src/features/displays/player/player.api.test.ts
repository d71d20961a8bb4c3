import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { addDays, dateAt } from '@psifida/contract/content/athens-time';
import type { Display } from '@psifida/contract/content/display';
import { releaseEvents } from '@psifida/contract/content/feed-event';
import { newsFeed } from '@psifida/contract/content/news-item';
import type { Presentation } from '@psifida/contract/content/presentation';
import { release } from '@psifida/contract/content/release';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  aDisplay,
  aReport,
  aShownPresentation,
  editDisplay,
  ownOf,
  seenDisplay,
  someSettings,
} from '../../../testing/display-steps.ts';
import { openEvents, openTestApi, ownApi, type TestApi } from '../../../testing/open-test-api.ts';
import { readPresentation, saveContent } from '../../../testing/presentation-steps.ts';
import { refreshFeeds } from '../../news/refresh-feeds.ts';
import { createStreamPresence } from '../events/stream-presence.ts';

let headline = 'Πρώτη είδηση';
const fetchFeed = async () => ({
  unchanged: false as const,
  title: 'Δήμος',
  items: [{ title: headline, text: '', link: null, time: null, source: 'Δήμος', image: null }],
  etag: null,
  lastModified: null,
});
const words = (plain: string) => ({ plain, el: '', en: '' });
const fetchCalendar = async () => ({
  unchanged: false as const,
  name: '',
  hash: '1',
  unreadable: 0,
  events: [{ title: words('Αντιγόνη'), text: words(''), place: words('Θέατρο') }],
  occurrences: [
    { id: randomUUID(), of: 0, begin: `${addDays(dateAt(Date.now()), 2)}T21:00`, end: null, wholeDay: false },
  ],
  etag: null,
  lastModified: null,
});
const api = ownApi({ fetchFeed, fetchCalendar });
const other = ownApi(() => ({ beside: api.shared, fetchFeed }));

const rename = async (on: TestApi, shown: Presentation, el: string) => {
  const answer = await saveContent(on, await readPresentation(api, shown), { title: { el, en: el } });
  expect(answer.statusCode).toBe(200);
};
const untilConnected = (display: Display, connected = true) =>
  expect.poll(async () => (await seenDisplay(api, display))?.connected, { timeout: 5_000 }).toBe(connected);

test('a display is told its settings, what to show, and the time', async () => {
  const { display, token } = await aDisplay(api, { system: 'system4' });
  const own = await ownOf(api, token);
  expect(own).toMatchObject({ ...someSettings({ system: 'system4' }), id: display.id, expected: null });
  expect(Math.abs(Date.parse(own.serverTime) - Date.now())).toBeLessThan(5_000);
  expect((await api.read('/player/release', { token })).code).toBe('release.not-found');
});

test('a release is sent once: whoever has it is answered 304', async () => {
  const shown = await aShownPresentation(api);
  const { token } = await aDisplay(api);
  const { expected } = await ownOf(api, token);
  const ask = (headers: Record<string, string> = {}) =>
    api.call('GET', '/player/release', { token, headers });
  const whole = await ask();
  expect(whole.headers).toMatchObject({ etag: `"${expected?.hash}"`, 'cache-control': 'no-cache' });
  expect(release.parse(whole.json())).toMatchObject({ number: expected?.number, hash: expected?.hash });
  const same = await ask({ 'if-none-match': String(whole.headers.etag) });
  expect([same.statusCode, same.body]).toEqual([304, '']);
  await rename(api, shown, 'Άλλαξε');
  const next = await ask({ 'if-none-match': String(whole.headers.etag) });
  expect(next.statusCode).toBe(200);
  expect(next.json().number).toBe((expected?.number ?? 0) + 1);
});

test('a release is compressed as the display takes it, and is the same either way', async () => {
  await aShownPresentation(api);
  const { token } = await aDisplay(api);
  const ask = async (encoding: string) =>
    api.call('GET', '/player/release', { token, headers: { 'accept-encoding': encoding } });
  const plain = await ask('identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const zipped = await ask('gzip, deflate');
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  const smallest = await ask('gzip, deflate, br');
  expect(brotliDecompressSync(smallest.rawPayload).toString()).toBe(plain.body);
});

test('the last report is kept, with the last errors of all, whatever characters are in them', async () => {
  const { display, token } = await aDisplay(api);
  const error = (detail: string) => ({ code: 'scene.failed', detail, at: new Date().toISOString() });
  const report = (errors: object[]) => api.post('/player/health', { ...aReport(), errors }, { token });
  await report(Array.from({ length: 15 }, (_, index) => error(`early ${index}`)));
  const answer = await report([
    ...Array.from({ length: 14 }, (_, index) => error(`late ${index}`)),
    error('cut \ud83d\0'),
  ]);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ id: display.id });
  const { health } = (await seenDisplay(api, display)) ?? {};
  expect(health?.errors).toHaveLength(20);
  expect(health?.errors[0]?.detail).toBe('early 10');
  expect(health?.errors.at(-1)?.detail).toBe('cut ');
  expect((await report(Array.from({ length: 21 }, () => error('x')))).statusCode).toBe(422);
});

test('a save is told at once to the displays of its system, and to no others', async () => {
  const shown = await aShownPresentation(api);
  const [mine, others] = [await aDisplay(api), await aDisplay(api, { system: 'system8' })];
  const [events, quiet] = [await openEvents(api, mine.token), await openEvents(api, others.token)];
  await rename(api, shown, 'Για όλους');
  const { data } = await events.next('release');
  expect((await ownOf(api, mine.token)).expected).toMatchObject(data as object);
  expect(quiet.heard.filter(({ event }) => event === 'release')).toEqual([]);
});

test('a save that is refused is told to nobody', async () => {
  const shown = await aShownPresentation(api);
  const { token } = await aDisplay(api);
  const events = await openEvents(api, token);
  const refused = await saveContent(api, shown, { entries: [] });
  expect(refused.statusCode).toBe(409);
  await rename(api, shown, 'Μετά');
  const { data } = await events.next('release');
  expect((await ownOf(api, token)).expected).toMatchObject(data as object);
  expect(events.heard.filter(({ event }) => event === 'release')).toEqual([]);
});

test('what is changed in one process reaches displays that are connected to another', async () => {
  const shown = await aShownPresentation(api);
  const { display, token } = await aDisplay(api);
  const events = await openEvents(other, token);
  await rename(api, shown, 'Από αλλού');
  await events.next('release');
  await editDisplay(api, display, { name: 'Νέο όνομα' });
  await events.next('settings');
  await untilConnected(display);
  await events.close();
  await untilConnected(display, false);
});

test('a display that was moved hears of its new system', async () => {
  const shown = await aShownPresentation(api, 'system8');
  const { display, token } = await aDisplay(api);
  const events = await openEvents(api, token);
  await editDisplay(other, display, { system: 'system8' });
  await events.next('settings');
  await rename(other, shown, 'Στο καινούργιο');
  await events.next('release');
});

test('a process that dies takes its displays’ connections with it', async () => {
  const { display, token } = await aDisplay(api);
  await openEvents(api, token);
  await untilConnected(display);
  const aliveFor = (seconds: number) =>
    api.db
      .updateTable('stream_host')
      .set({ alive_until: new Date(Date.now() + seconds * 1_000) })
      .execute();
  await aliveFor(-1);
  expect((await seenDisplay(api, display))?.connected).toBe(false);
  await aliveFor(60);
});

test('of two streams that open at the same moment the second counts, and outlives the first', async () => {
  const { display } = await aDisplay(api);
  const presence = createStreamPresence({ db: api.db, log: api.app.log });
  const [first, second] = [randomUUID(), randomUUID()].sort().reverse();
  const stands = async () =>
    (
      await api.db
        .selectFrom('display_health')
        .select('stream')
        .where('display_id', '=', display.id)
        .executeTakeFirstOrThrow()
    ).stream;
  for (const stream of [first, second])
    presence.opened({ display: display.id, stream: stream ?? '', since: new Date() });
  await expect.poll(stands, { timeout: 5_000 }).not.toBeNull();
  expect(await stands()).toBe(second);
  await presence.close();
});

test('a line to the database that breaks is taken up again, and displays are told to ask', async () => {
  const shown = await aShownPresentation(api);
  const { token } = await aDisplay(api);
  const events = await openEvents(api, token);
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'psifida listener' and datname = current_database()
  `.execute(api.db);
  await events.next('settings');
  await events.next('news');
  await rename(api, shown, 'Ξανά εδώ');
  await events.next('release');
});

test('one display holds a few streams at most; the oldest gives way', async () => {
  const { token } = await aDisplay(api);
  const streams = [];
  for (let opened = 0; opened < 4; opened += 1) streams.push(await openEvents(api, token));
  await streams[0]?.over;
});

test('stopping ends the streams instead of waiting for them', async () => {
  const third = await openTestApi({ beside: api.shared });
  const { display, token } = await aDisplay(api);
  const events = await openEvents(third, token);
  await untilConnected(display);
  const begun = performance.now();
  await third.close();
  await events.over;
  expect(performance.now() - begun).toBeLessThan(4_000);
  expect((await seenDisplay(api, display))?.connected).toBe(false);
});

test('the news of its system are there, and a display is told when they change', async () => {
  const shown = await aShownPresentation(api, 'system3');
  const [{ token }, elsewhere] = [await aDisplay(api, { system: 'system3' }), await aDisplay(api)];
  const [events, quiet] = [await openEvents(api, token), await openEvents(api, elsewhere.token)];
  const news = (bearer: string) => api.read('/player/news', { token: bearer });
  const refresh = async () => {
    await api.db.updateTable('news_feed').set({ next_at: sql<Date>`now()` }).execute();
    await refreshFeeds({ db: api.db, fetchFeed, fetchCalendar });
  };
  await refresh();
  const kept = await news(token);
  const links = shown.content.entries.flatMap((one) =>
    one.kind === 'news-links' ? Object.values(one.links) : [],
  );
  expect(Object.keys(kept).sort()).toEqual(links.sort());
  for (const feed of Object.values(kept)) expect(newsFeed.parse(feed).items[0]?.title).toBe(headline);
  expect(await news(elsewhere.token)).toEqual({});

  headline = 'Νεότερη είδηση';
  events.heard.length = 0;
  await refresh();
  await events.next('news');
  await events.next('news'); // both languages' feeds
  await refresh();
  await rename(api, shown, 'Τέλος');
  await events.next('release');
  expect(events.heard.filter(({ event }) => event === 'news')).toEqual([]);
  expect(quiet.heard.filter(({ event }) => event === 'news')).toEqual([]);
});

test('R-EVENT-06 displays that give room to events are told of what calendars say, and hear when it changes', async () => {
  const shown = await aShownPresentation(api, 'system1a');
  const [{ token }, elsewhere] = [await aDisplay(api), await aDisplay(api, { system: 'system8' })];
  const room = { announcements: false, events: true, after: 3 };
  await sql`update presentation set more = more || ${JSON.stringify({ room })}::jsonb where id = ${shown.id}`.execute(
    api.db,
  );
  const events = await openEvents(api, token);
  const name = { el: 'Θέατρο', en: 'Theatre' };
  const url = { el: 'https://www.example.gr/events.ics', en: '' };
  const { id } = (
    await api.post('/event-feeds', { id: randomUUID(), name, url, category: 'theatre' })
  ).json();
  await events.next('news');
  const told = await api.read('/player/feed-events', { token });
  expect(releaseEvents.parse(told)[id]).toMatchObject([{ title: { el: 'Αντιγόνη', en: '' }, missing: 'en' }]);
  expect(await api.read('/player/feed-events', { token: elsewhere.token })).toEqual({});
  events.heard.length = 0;
  await api.delete(`/event-feeds/${id}`);
  await events.next('news');
  expect(await api.read('/player/feed-events', { token })).toEqual({});
});
