import { type DisplayEvent, displayEvents } from '@psifida/contract/content/display';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import { notify } from '../db/notify.ts';
import type { Tables } from '../db/tables.ts';

/** To the displays of a system, to some displays, or to all of them. */
export type Audience = { system: SystemId } | { displays: string[] } | 'all';

export type DisplayMessage = {
  event: DisplayEvent;
  to: Audience;
  release?: { number: number; hash: string };
  /** With `settings`: the system it belongs to from now on. */
  system?: SystemId;
};

/** More ids than fit into a notification: then everyone is told, and asks whether it concerns them. */
const namedAtMost = 100;

export async function notifyDisplays(db: Kysely<Tables>, message: DisplayMessage): Promise<void> {
  const { to } = message;
  const isLong = to !== 'all' && 'displays' in to && to.displays.length > namedAtMost;
  await notify(db, isLong ? { ...message, to: 'all' } : message);
}

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
  for (const { system } of rows) await notifyDisplays(db, { event: 'news', to: { system } });
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
