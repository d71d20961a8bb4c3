import { languages } from '@psifida/contract/bilingual';
import type { EventFeedContent } from '@psifida/contract/content/feed-event';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { EventFeed } from '@psifida/contract/endpoints/event-feeds';
import { Problem } from '@psifida/contract/problem';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { comingEvents, eventsBetween, listEventFeeds } from '../../db/calendar-events.ts';
import { recordActivity } from '../../db/record-activity.ts';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import { type Caller, demand } from '../../http/sign-in.ts';
import { createThrottle } from '../../http/throttle.ts';
import { notifyOfNews } from '../../releases/notify-displays.ts';
import * as store from './event-feeds.store.ts';
import { FeedRefusal } from './feed-refusal.ts';
import type { FetchCalendar } from './fetch-feed.ts';
import { toKept } from './news.store.ts';
import { nextFetchSeconds } from './refresh-feeds.ts';

type Deps = { db: Kysely<Tables>; fetchCalendar: FetchCalendar; now: () => number };

const feedsAtMost = 20;

export function eventFeedRoutes({ bind, ...deps }: Deps & { bind: Bind }): void {
  const { db } = deps;
  const throttled = createThrottle({ perMinute: 20, atOnce: 4, people: 1_000 });
  bind(endpoints.listEventFeeds, async () => ({ items: await listFeeds(deps) }));
  bind(endpoints.addEventFeed, ({ body, caller }) =>
    throttled(caller.id, () => addFeed(deps, { ...body, by: caller })),
  );
  bind(endpoints.removeEventFeed, ({ params, caller }) => removeFeed(db, { ...params, by: caller }));
  bind(endpoints.readFeedEvents, async ({ query }) => ({
    items: Object.values(await eventsBetween(db, { ...query, atMost: 1_000 })).flat(),
  }));
}

async function listFeeds({ db, now }: Deps): Promise<EventFeed[]> {
  const feeds = await listEventFeeds(db);
  if (!feeds.length) return [];
  const coming = await comingEvents(db, now());
  const urls = feeds.flatMap(({ url_el, url_en }) => [url_el, url_en]).filter((url) => url !== null);
  const kept = new Map((await store.keptOf(db, urls)).map((row) => [row.url, toKept(row)]));
  return feeds.map(({ id, name_el, name_en, category, url_el, url_en }) => {
    const events = coming[id] ?? [];
    const missingIn = (language: string) => events.filter(({ missing }) => missing === language).length;
    return {
      id,
      name: { el: name_el, en: name_en },
      category,
      el: kept.get(url_el ?? '') ?? null,
      en: kept.get(url_en ?? '') ?? null,
      events: events.length,
      missing: { el: missingIn('el'), en: missingIn('en') },
    };
  });
}

type Adding = EventFeedContent & { id: string; by: Caller };

/** What an address gives is kept before the feed is: it is there at once. */
async function takeIn({ db, fetchCalendar }: Deps, { url }: EventFeedContent): Promise<void> {
  const issues: FieldIssue[] = [];
  for (const language of languages) {
    const address = url[language];
    if (!address) continue;
    try {
      const calendar = await fetchCalendar(address);
      if (calendar.unchanged)
        throw new Error('A calendar that was asked without conditions has answered that nothing is new.');
      await store.keepCalendar(db, { url: address, calendar, nextSeconds: nextFetchSeconds(0) });
    } catch (error) {
      if (!(error instanceof FeedRefusal)) throw error;
      const params = { reason: error.reason };
      issues.push({ path: ['url', language], code: 'calendar.link-invalid', params });
    }
  }
  if (issues.length) throw new Problem('input.invalid', {}, issues);
}

async function addFeed(deps: Deps, { by, ...feed }: Adding): Promise<EventFeed> {
  const { db } = deps;
  demand(by, 'edit', 'town');
  // R-APPR-02: its events reach displays beside the release, which is what approval guards.
  if (!by.may('approve', 'town')) throw new Problem('approval.required');
  const { id, name } = feed;
  if (!(await store.find(db, id))) {
    if ((await listEventFeeds(db)).length >= feedsAtMost) throw new Problem('event-feed.too-many');
    await takeIn(deps, feed);
    await db.transaction().execute(async (tx) => {
      if (!(await store.insert(tx, feed))) return;
      await recordActivity(tx, {
        action: 'created',
        system: null,
        kind: 'event-feed',
        subject: id,
        title: name,
        by,
      });
      await notifyOfNews(tx, feed.url.el ?? feed.url.en ?? '');
    });
  }
  const added = (await listFeeds(deps)).find((one) => one.id === id);
  if (!added) throw new Problem('not-found');
  return added;
}

const removeFeed = (db: Kysely<Tables>, { id, by }: { id: string; by: Caller }): Promise<{ id: string }> =>
  db.transaction().execute(async (tx) => {
    demand(by, 'edit', 'town');
    const feed = z.uuid().safeParse(id).success ? await store.find(tx, id) : undefined;
    if (!feed) throw new Problem('not-found');
    await notifyOfNews(tx, feed.url_el ?? feed.url_en ?? '');
    await store.remove(tx, id);
    const title = { el: feed.name_el, en: feed.name_en };
    await recordActivity(tx, { action: 'deleted', system: null, kind: 'event-feed', subject: id, title, by });
    return { id };
  });
