import { clockIsTrusted } from '@psifida/api/concurrency/clock';
import { type Repeated, repeat } from '@psifida/api/concurrency/repeat';
import type { NoticeChannel, NoticeRow, Tables } from '@psifida/api/db/tables';
import { wallTime } from '@psifida/contract/content/athens-time';
import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Notices } from '../config/notice-settings.ts';
import type { Judged } from './judge.ts';
import { keepTroubles } from './keep-troubles.ts';
import type { Senders } from './senders.ts';
import { wordsOfFetch } from './words-of-fetch.ts';

type Deps = {
  db: Kysely<Tables>;
  senders: Senders;
  quietHours: Notices['quietHours'];
  judge: (now: number) => Promise<readonly Judged[]>;
  now?: () => number;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long after each attempt the next one comes; none after the last. The first is longer than any attempt takes. */
const pauses = [2, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * minute);
const attemptsAtMost = pauses.length + 1;

const keptMs = 30 * day;

/** By the town's clock; hours that begin in the evening end the next morning. */
export function isQuiet(hours: Notices['quietHours'], now: number): boolean {
  if (!hours) return false;
  const time = wallTime(now).slice(11, 16);
  return hours.from <= hours.to
    ? hours.from <= time && time < hours.to
    : hours.from <= time || time < hours.to;
}

/** Whoever gets it has it to himself until its next attempt is due. */
async function claim(
  db: Kysely<Tables>,
  channels: NoticeChannel[],
  now: number,
): Promise<NoticeRow | undefined> {
  return db
    .updateTable('notice')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_at: sql<Date>`${new Date(now)}::timestamptz
        + make_interval(secs => (${pauses.map((pause) => pause / 1000)}::float8[])[least(attempts + 1, ${pauses.length}::integer)])`,
    })
    .where('id', '=', (query) =>
      query
        .selectFrom('notice as due')
        .select('due.id')
        .where('due.sent_at', 'is', null)
        .where('due.given_up_at', 'is', null)
        .where('due.next_at', '<=', new Date(now))
        .where('due.channel', 'in', channels)
        .orderBy('due.id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Each channel for itself: one that hangs keeps no other waiting, and a stop waits for one notice at most. */
async function deliver(
  { db, senders, log, now = Date.now }: Deps,
  only: NoticeChannel,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const notice = await claim(db, [only], now());
    if (!notice) return;
    const { id, channel, attempts } = notice;
    const end = (change: Partial<NoticeRow>) =>
      db
        .updateTable('notice')
        .set(change as never)
        .where('id', '=', id)
        .execute();
    try {
      await senders[channel]?.(notice);
      await end({ sent_at: new Date(now()), error: null });
    } catch (error) {
      // Neither has the whole address in it, where a key may stand.
      const reason = wordsOfFetch(error);
      const isLast = attempts >= attemptsAtMost;
      await end({ error: reason, ...(isLast ? { given_up_at: new Date(now()) } : {}) });
      if (isLast) log.error({ channel, reason, notice: id }, 'a notice could not be sent; it is given up');
      else
        log.warn({ channel, reason, notice: id, attempts }, 'a notice could not be sent; it is tried again');
    }
  }
}

/** Looks, writes down what is to be told, and tells it; in quiet hours nobody is told anything. */
export async function noticeRound(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { db, senders, quietHours, judge, now = Date.now } = deps;
  const at = now();
  const quiet = isQuiet(quietHours, at);
  const channels = Object.keys(senders) as NoticeChannel[];
  const judged = await judge(at);
  await keepTroubles(db, { judged, channels, now: at, quiet });
  if (!quiet || judged.some(({ kind }) => kind === 'alert'))
    await Promise.all(channels.map((channel) => deliver(deps, channel, signal)));
  await db
    .deleteFrom('notice')
    .where('made_at', '<', new Date(at - keptMs))
    .where(clockIsTrusted(Date.now()))
    .execute();
}

const everyMs = 10_000;

export const startNotices = (deps: Deps): Repeated =>
  repeat((signal) => noticeRound(deps, signal), {
    name: 'notices',
    everyMs,
    onError: (err) => deps.log.error({ err }, 'what is to be told could not be found out'),
  });
