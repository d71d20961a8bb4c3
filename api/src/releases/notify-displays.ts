import { type DisplayEvent, displayEvents } from '@psifida/contract/content/display';
import { askWithin } from '@psifida/contract/content/instruction';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql } from 'kysely';
import { notify } from '../db/query.ts';
import type { Tables } from '../db/tables.ts';

/** To the displays of a system, to some displays, or to all of them. */
export type Audience = { system: SystemId } | { displays: string[] } | 'all';

export type DisplayMessage = {
  event: DisplayEvent;
  to: Audience;
  release?: { number: number; hash: string };
  /** Over how long those who are told shall ask. */
  withinMs?: number;
  /** With `settings`: the system it belongs to from now on. */
  system?: SystemId;
};

/** Those who are told of these together ask over some time. */
const canWait: readonly DisplayEvent[] = ['instruction', 'settings'];

/** More ids than fit into a notification: then everyone is told, and asks whether it concerns them. */
const namedAtMost = 100;

export async function notifyDisplays(db: Kysely<Tables>, message: DisplayMessage): Promise<void> {
  const { event, to } = message;
  if (to === 'all' || 'system' in to) return notify(db, message);
  const isLong = to.displays.length > namedAtMost;
  const told = isLong && canWait.includes(event) ? await countDisplays(db) : to.displays.length;
  await notify(db, {
    ...message,
    ...(isLong && { to: 'all' }),
    ...(canWait.includes(event) && { withinMs: askWithin(told) }),
  });
}

const countDisplays = async (db: Kysely<Tables>): Promise<number> => {
  const { count } = await db
    .selectFrom('display')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** To the systems that show the feed now. */
export async function notifyOfNews(db: Kysely<Tables>, url: string): Promise<void> {
  const rows = await db
    .selectFrom('news_feed_use')
    .innerJoin('presentation', 'presentation.id', 'news_feed_use.presentation')
    .select('presentation.system')
    .distinct()
    .where('news_feed_use.url', '=', url)
    .where('presentation.active', '=', true)
    .execute();
  const systems = new Set([...rows.map(({ system }) => system), ...(await systemsShowing(db, url))]);
  for (const system of systems) await notifyDisplays(db, { event: 'news', to: { system } });
}

/** Those that give room to events now, where the address is a calendar of events. */
async function systemsShowing(db: Kysely<Tables>, url: string): Promise<SystemId[]> {
  const feed = await db
    .selectFrom('event_feed')
    .select('id')
    .where(({ or, eb }) => or([eb('url_el', '=', url), eb('url_en', '=', url)]))
    .executeTakeFirst();
  return feed ? systemsWithEvents(db) : [];
}

export async function systemsWithEvents(db: Kysely<Tables>): Promise<SystemId[]> {
  const rows = await db
    .selectFrom('presentation')
    .select('system')
    .distinct()
    .where('active', '=', true)
    .where(sql<boolean>`more -> 'room' ->> 'events' = 'true'`)
    .execute();
  return rows.map(({ system }) => system);
}

/** Null when it is not ours to read: whoever may connect to the database may say something on the channel. */
export function readNotification(payload: string): DisplayMessage | null {
  try {
    const message: Partial<DisplayMessage> | null = JSON.parse(payload);
    return message?.event && message.to && displayEvents.includes(message.event)
      ? { ...message, event: message.event, to: message.to }
      : null;
  } catch {
    return null;
  }
}
