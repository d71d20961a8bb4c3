import { randomUUID } from 'node:crypto';
import { addDays, dateAt } from '@psifida/contract/content/athens-time';
import { problemShape } from '@psifida/contract/problem-shape';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShownPresentation } from '../../testing/display-steps.ts';
import { openForeignSite, type Page } from '../../testing/foreign-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { createFeedFetcher } from './fetch-feed.ts';
import { refreshFeeds } from './refresh-feeds.ts';

let site: Awaited<ReturnType<typeof openForeignSite>>;
let feeds: ReturnType<typeof createFeedFetcher>;
let api: TestApi;

beforeAll(async () => {
  site = await openForeignSite();
  feeds = createFeedFetcher({ allowedHosts: [site.host] });
  api = await openTestApi(feeds);
});
afterAll(async () => {
  await api.close();
  await feeds.close();
  await site.close();
});

const day = (after: number) => addDays(dateAt(Date.now()), after);
const basic = (after: number) => day(after).replaceAll('-', '');
const give = (...events: string[][]): Page => {
  const lines = events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']);
  const body = Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n'));
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8' }).end(body);
  };
};

const feed = (url: { el?: string; en?: string }) => ({
  id: randomUUID(),
  name: { el: 'Δημοτικό Θέατρο', en: 'Municipal Theatre' },
  url: { el: '', en: '', ...url },
  category: 'theatre',
});
const add = (body: object) => api.post('/event-feeds', body);
const between = async (from: string, to: string) =>
  (await api.read(`/event-feeds/events?from=${from}&to=${to}`)).items;
const refresh = async () => {
  await api.db.updateTable('news_feed').set({ next_at: sql<Date>`now()` }).execute();
  await refreshFeeds({ db: api.db, ...feeds });
};

test('R-EVENT-03 two addresses give one event in both languages, one gives it with the other named as missing', async () => {
  const at = `DTSTART;TZID=Europe/Athens:${basic(3)}T210000`;
  site.pages['/el.ics'] = give(
    ['UID:1', at, 'SUMMARY:Αντιγόνη', 'LOCATION:Θέατρο', 'DESCRIPTION:<p>του Σοφοκλή</p>'],
    ['UID:2', at, 'SUMMARY:Ηλέκτρα'],
  );
  site.pages['/en.ics'] = give(['UID:1', at, 'SUMMARY:Antigone']);
  const both = feed({ el: site.address('/el.ics'), en: site.address('/en.ics') });
  const added = await add(both);
  expect(added.statusCode).toBe(201);
  expect(added.json()).toMatchObject({ events: 2, missing: { el: 0, en: 1 }, el: { failing: null } });
  expect((await add(both)).json()).toEqual(added.json());
  const events = await between(day(3), day(4));
  expect(events).toHaveLength(2);
  expect(events.find(({ title }: { title: { en: string } }) => title.en)).toMatchObject({
    title: { el: 'Αντιγόνη', en: 'Antigone' },
    text: { el: 'του Σοφοκλή', en: '' },
    begin: `${day(3)}T21:00`,
    category: 'theatre',
    source: { el: 'Δημοτικό Θέατρο', en: 'Municipal Theatre' },
  });
  expect(events.find(({ title }: { title: { el: string } }) => title.el === 'Ηλέκτρα').missing).toBe('en');
  expect(await between(day(4), day(5))).toEqual([]);
  expect((await api.delete(`/event-feeds/${both.id}`)).statusCode).toBe(200);
  expect(await between(day(3), day(4))).toEqual([]);
  expect((await api.delete(`/event-feeds/${both.id}`)).statusCode).toBe(404);
});

test('R-EVENT-08 an event of a calendar goes home as one of the town’s own does', async () => {
  const at = `DTSTART;TZID=Europe/Athens:${basic(3)}T210000`;
  site.pages['/home.ics'] = give(['UID:h', at, 'SUMMARY;LANGUAGE=en:Antigone', 'LOCATION:Castle']);
  const { id } = (await add(feed({ en: site.address('/home.ics') }))).json();
  const [{ uid }] = await between(day(3), day(4));
  const home = () => api.call('GET', `/take-home/event/${uid}`, { token: null });
  expect((await home()).statusCode).toBe(404);
  await aShownPresentation(api, 'system4', { room: { announcements: false, events: true, after: 1 } });
  expect((await home()).json()).toMatchObject({
    ...{ title: { el: '', en: 'Antigone' }, place: { en: 'Castle' }, category: 'theatre' },
    times: [{ begin: `${day(3)}T21:00` }],
  });
  expect((await api.delete(`/event-feeds/${id}`)).statusCode).toBe(200);
  expect((await home()).statusCode).toBe(404);
});

test('R-EVENT-03 whoever is limited to one system neither adds nor removes a calendar, and may look', async () => {
  site.pages['/town.ics'] = give();
  const { id } = (await add(feed({ el: site.address('/town.ics') }))).json();
  const token = await api.withRoles('editor', 'system1a');
  const another = feed({ el: site.address('/town.ics') });
  for (const refused of [
    await api.post('/event-feeds', another, { token }),
    await api.delete(`/event-feeds/${id}`, { token }),
  ]) {
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'town.others' });
  }
  const { items } = (await api.call('GET', '/event-feeds', { token })).json();
  expect(items.map((one: { id: string }) => one.id)).toEqual([id]);
  await api.delete(`/event-feeds/${id}`);
});

test('R-EVENT-03 an address that gives no calendar is refused at its field with the reason', async () => {
  site.pages['/page'] = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><html></html>');
  };
  site.pages['/fine.ics'] = give();
  const refused = async (url: { el?: string; en?: string }) => {
    const answer = await add(feed(url));
    expect(answer.statusCode).toBe(422);
    return problemShape.parse(answer.json()).issues;
  };
  const code = 'calendar.link-invalid';
  expect(await refused({ el: site.address('/fine.ics'), en: site.address('/page') })).toEqual([
    { path: ['url', 'en'], code, params: { reason: 'not-a-calendar' } },
  ]);
  expect(await refused({ el: 'http://10.0.0.1/events.ics' })).toMatchObject([
    { path: ['url', 'el'], code, params: { reason: 'address-not-allowed' } },
  ]);
  expect(await refused({ el: 'θέατρο' })).toMatchObject([{ params: { reason: 'not-an-address' } }]);
  expect(await refused({})).toMatchObject([{ path: ['url', 'el'], code: 'field.required' }]);
});

test('R-EVENT-03 a calendar that is away keeps what it gave, says since when, and takes up again', async () => {
  site.pages['/away.ics'] = give(['UID:1', `DTSTART;VALUE=DATE:${basic(5)}`, 'SUMMARY:Πανηγύρι']);
  const { id } = (await add(feed({ el: site.address('/away.ics') }))).json();
  const seen = async () => {
    const { items } = await api.read('/event-feeds');
    return items.find((one: { id: string }) => one.id === id);
  };
  site.pages['/away.ics'] = (_, response) => void response.writeHead(500).end();
  await refresh();
  expect(await seen()).toMatchObject({ events: 1, el: { failing: { reason: 'error-answer' } } });
  site.pages['/away.ics'] = give(
    ['UID:1', `DTSTART;VALUE=DATE:${basic(6)}`, 'SUMMARY:Πανηγύρι'],
    ['UID:1', `DTSTART;VALUE=DATE:${basic(6)}`, `RECURRENCE-ID;VALUE=DATE:${basic(6)}`, 'STATUS:CANCELLED'],
    ['UID:2', `DTSTART;VALUE=DATE:${basic(7)}`, 'SUMMARY:Παζάρι'],
  );
  await refresh();
  expect(await seen()).toMatchObject({ events: 1, el: { failing: null } });
  expect(await between(day(0), day(9))).toMatchObject([{ begin: `${day(7)}T00:00`, wholeDay: true }]);
  await api.delete(`/event-feeds/${id}`);
});

test('R-EVENT-03 a calendar is asked conditionally, and taken in anew once a day', async () => {
  site.pages['/same.ics'] = (request, response) => {
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else {
      response.setHeader('etag', '"1"');
      give(['UID:1', `DTSTART:${basic(2)}T180000Z`, 'RRULE:FREQ=DAILY', 'SUMMARY:x'])(request, response);
    }
  };
  const { id } = (await add(feed({ el: site.address('/same.ics') }))).json();
  const conditional = () => site.requests.at(-1)?.headers['if-none-match'];
  await refresh();
  expect(conditional()).toBe('"1"');
  await api.db.updateTable('news_feed').set({ ok_at: sql<Date>`now() - interval '1 day'` }).execute();
  await refresh();
  expect(conditional()).toBeUndefined();
  await api.delete(`/event-feeds/${id}`);
});

test('R-EVENT-05 5,000 events are taken in, and how long that takes and holds up others is measured', async () => {
  site.pages['/large.ics'] = give(
    ...Array.from({ length: 5_000 }, (_, at) => [
      `UID:${at}`,
      `DTSTART;TZID=Europe/Athens:${basic(1 + (at % 300))}T${String(at % 24).padStart(2, '0')}0000`,
      'DURATION:PT1H',
      `SUMMARY:Εκδήλωση ${at}`,
      'DESCRIPTION:Με <b>ελεύθερη</b> είσοδο\\, στην πλατεία του δήμου.',
      'LOCATION:Πλατεία',
    ]),
  );
  const body = feed({ el: site.address('/large.ics') });
  let longest = 0;
  let before = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - before - 5);
    before = performance.now();
  }, 5);
  const began = performance.now();
  expect((await add(body)).statusCode).toBe(201);
  const took = performance.now() - began;
  clearInterval(watch);
  console.info(
    `5,000 events in ${Math.round(took)} ms, the main thread held for ${Math.round(longest)} ms at most`,
  );
  const { count } = await api.db
    .selectFrom('calendar_time')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('url', '=', body.url.el)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(5_000);
  expect(took).toBeLessThan(20_000);
  await api.delete(`/event-feeds/${body.id}`);
});
