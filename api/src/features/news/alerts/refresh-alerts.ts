import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Repeated, repeat } from '../../../concurrency/repeat.ts';
import type { AlertSourceRow } from '../../../db/display-tables.ts';
import { FeedRefusal } from '../feed-refusal.ts';
import type { FetchText } from '../fetch-feed.ts';
import { parseCap, type ReadCap } from '../parse-feed.ts';
import { readSettings } from './alert-settings.ts';
import { type AlertDeps, AlertRefused, forgetOld, takeAlert } from './alerts.ts';
import { isFolder, listCapFiles } from './read-folder.ts';
import { readTrustedKeys } from './trusted-keys.ts';

type Log = { info(details: object, message: string): void; warn(details: object, message: string): void };
export type Round = AlertDeps & {
  fetchText: FetchText;
  /** Below which folders may be read; null: none. */
  folder: string | null;
  log: Log;
  signal?: AbortSignal;
};

const everyMs = 10_000;
const usualSeconds = 60;
const longestSeconds = 15 * 60;
/** Longer than a round of one source takes; a process that dies leaves it to another after this. */
const leaseSeconds = 300;
/** A slow source keeps no other waiting, and goes on in its next round. */
const sourcesAtOnce = 5;
const roundMs = 60_000;
const textsAtOnce = 20;
const seenAtMost = 2_000;

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

async function claim({ db }: Round): Promise<AlertSourceRow | undefined> {
  return db
    .updateTable('alert_source')
    .set({ next_at: inSeconds(leaseSeconds) })
    .where('id', '=', (query) =>
      query
        .selectFrom('alert_source as due')
        .select('due.id')
        .where('due.next_at', '<=', sql<Date>`now()`)
        .orderBy('due.next_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

type Entry = ReadCap['entries'][number];

const markOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22);

/** Where an entry's own text is: what says that it is CAP, or the entry's only page. */
const addressIn = ({ links }: Entry, base: string): string | null => {
  const link =
    links.find(({ type }) => type.startsWith('application/cap+xml')) ??
    links.find(({ rel }) => rel === '' || rel === 'alternate');
  return link && URL.canParse(link.href, base) ? new URL(link.href, base).href : null;
};

type Text = { mark: string; read: () => Promise<string> };

/** What it has that is not known yet, the older one first: an update comes after what it updates. */
async function listTexts(
  { fetchText, folder, signal }: Round,
  { address, take, parse }: { address: string; take: Take; parse: Parse },
): Promise<Text[]> {
  if (isFolder(address))
    return (await listCapFiles(address, folder)).map(({ mark, read }) => ({ mark: markOf(mark), read }));
  const { text, url } = await fetchText(address, signal);
  const read = await parse(text);
  if (!read) throw new FeedRefusal('not-a-feed');
  await take(read.alerts);
  return inOrder(read.entries).flatMap((entry) => {
    const link = addressIn(entry, url);
    const mark = markOf(entry.id, entry.updated, link ?? '');
    return link ? [{ mark, read: async () => (await fetchText(link, signal)).text }] : [];
  });
}

/** Feeds are newest first as a rule; their dates say so where they are dates. */
const inOrder = (entries: readonly Entry[]): Entry[] =>
  entries.toReversed().sort((one, other) => Date.parse(one.updated) - Date.parse(other.updated) || 0);

type Take = (alerts: ReadCap['alerts']) => Promise<void>;
type Parse = (text: string) => ReturnType<typeof parseCap>;

/** One that cannot be had keeps no other from coming; it is asked for again. */
async function look(round: Round, source: AlertSourceRow) {
  const begun = performance.now();
  const { sources, certificates } = await readSettings(round.db);
  const trusted = readTrustedKeys(certificates, round.now()) ?? [];
  const parse: Parse = (text) => parseCap(text, trusted);
  const senders = sources.find(({ id }) => id === source.id)?.senders ?? [];
  const from = { id: source.id, name: source.name };
  const take: Take = async (alerts) => {
    for (const one of alerts)
      try {
        await takeAlert(round, { read: one, from, senders });
      } catch (error) {
        if (!(error instanceof AlertRefused)) throw error;
        // A flood comes again when there is room.
        if (error.reason === 'too-many') throw error;
        round.log.info({ source: source.name, ...error.params }, 'a warning was refused');
      }
  };
  const seen = new Set(source.seen);
  let refused: FeedRefusal | null = null;
  const due = (await listTexts(round, { address: source.address, take, parse })).filter(
    ({ mark }) => !seen.has(mark),
  );
  for (const { mark, read } of due.slice(-textsAtOnce)) {
    if (performance.now() - begun > roundMs) break;
    try {
      const found = await parse(await read());
      if (found && !found.isFeed) await take(found.alerts);
      seen.add(mark);
    } catch (error) {
      if (!(error instanceof FeedRefusal)) throw error;
      refused ??= error;
    }
  }
  return { seen: [...seen].slice(-seenAtMost), refused };
}

async function refresh(round: Round, source: AlertSourceRow): Promise<void> {
  const keep = (change: object) =>
    round.db.updateTable('alert_source').set(change).where('id', '=', source.id).execute();
  const later = inSeconds(Math.min(longestSeconds, usualSeconds * 2 ** Math.min(source.failures, 6)));
  const keepFailure = ({ reason }: FeedRefusal, change: object = {}) =>
    keep({
      ...change,
      failure: reason,
      failing_since: sql`coalesce(failing_since, now())`,
      failures: source.failures + 1,
      next_at: later,
    });
  try {
    const { seen, refused } = await look(round, source);
    if (refused) await keepFailure(refused, { seen });
    else
      await keep({ seen, failure: null, failing_since: null, failures: 0, next_at: inSeconds(usualSeconds) });
  } catch (error) {
    if (error instanceof FeedRefusal) await keepFailure(error);
    else if (error instanceof AlertRefused) await keep({ next_at: later });
    else throw error;
  }
}

export async function refreshAlerts(round: Round): Promise<void> {
  await forgetOld(round.db);
  const lane = async () => {
    while (!round.signal?.aborted) {
      const source = await claim(round);
      if (!source) return;
      await refresh(round, source);
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: sourcesAtOnce }, lane));
  const failed = lanes.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

export const startRefreshingAlerts = (round: Omit<Round, 'signal'>): Repeated =>
  repeat((signal) => refreshAlerts({ ...round, signal }), {
    name: 'refresh-alerts',
    everyMs,
    onError: (err) => round.log.warn({ err }, 'official warnings could not be refreshed'),
  });
