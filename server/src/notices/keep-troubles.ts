import { locks } from '@psifida/api/concurrency/advisory-lock';
import type { NoticeChannel, NoticeEvent, Tables, TroubleRow } from '@psifida/api/db/tables';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Judged, town } from './judge.ts';

type Round = {
  judged: readonly Judged[];
  channels: readonly NoticeChannel[];
  now: number;
  /** Nobody is told anything now: what is still so when it ends is told then. */
  quiet: boolean;
};

/** Well for so long, it is said to be: what comes and goes is told once. */
export const settledMs = 2 * 60_000;

const eventOf = (
  event: NoticeEvent['event'],
  { kind, about, detail, since }: Pick<TroubleRow, 'kind' | 'about' | 'detail' | 'since'>,
): NoticeEvent => ({ event, kind, about, detail, since: since.toISOString() });

/** Compares what is judged with what is known, and queues notices; processes do this one after the other. */
export const keepTroubles = (db: Kysely<Tables>, { judged, channels, now, quiet }: Round): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${locks.notices})`.execute(tx);
    const scopes = [town, ...judged.map(({ scope }) => scope)];
    const known = await tx.selectFrom('trouble').selectAll().where('scope', 'in', scopes).execute();
    const rows = new Map(known.map((row) => [row.key, row]));
    const events: NoticeEvent[] = [];
    for (const one of judged) {
      const row = rows.get(one.key);
      rows.delete(one.key);
      const event = await follow(tx, { one, row, now, quiet });
      if (event) events.push(event);
    }
    // Revoked, no longer used: neither in trouble nor well again.
    for (const { key } of rows.values()) await forget(tx, key);
    if (!events.length) return;
    const at = new Date(now);
    await tx
      .insertInto('notice')
      .values(
        channels.map((channel) => ({ channel, events: JSON.stringify(events), made_at: at, next_at: at })),
      )
      .execute();
  });

type Step = { one: Judged; row: TroubleRow | undefined; now: number; quiet: boolean };

/** What is to be told of one of them, if anything is. */
async function follow(tx: Transaction<Tables>, { one, row, now, quiet }: Step): Promise<NoticeEvent | null> {
  const { trouble, ...what } = one;
  if (trouble === 'unknown') return null;
  const at = new Date(now);
  if (trouble) {
    // A warning waits for nobody's night.
    const told_at = row?.told_at ?? (quiet && what.kind !== 'alert' ? null : at);
    const found = { ...what, ...trouble, since: row?.since ?? trouble.since, told_at, better_since: null };
    await tx
      .insertInto('trouble')
      .values(found)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(found))
      .execute();
    return told_at && !row?.told_at ? eventOf('trouble', found) : null;
  }
  if (!row) return null;
  if (row.told_at && (quiet || !row.better_since || row.better_since.getTime() > now - settledMs)) {
    if (!row.better_since)
      await tx.updateTable('trouble').set({ better_since: at }).where('key', '=', row.key).execute();
    return null;
  }
  await forget(tx, row.key);
  return row.told_at ? eventOf('back', row) : null;
}

const forget = (tx: Transaction<Tables>, key: string) =>
  tx.deleteFrom('trouble').where('key', '=', key).execute();
