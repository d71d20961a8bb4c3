import { type Kysely, type RawBuilder, sql } from 'kysely';
import { notify } from '../db/query.ts';
import type { ActionEvent } from '../db/record-activity.ts';
import type { Tables } from '../db/tables.ts';
import { type locks, withAdvisoryLock } from './advisory-lock.ts';

/** As a condition of whatever deletes by age: after a jump of more than a day nothing is old (R-TIME-01). */
export const clockIsTrusted = (at: number): RawBuilder<boolean> =>
  sql<boolean>`clock_is_trusted(${new Date(at)})`;

export async function isClockTrusted(db: Kysely<Tables>, at: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select ${clockIsTrusted(at)} as is`.execute(db);
  return rows[0]?.is ?? false;
}

/** In one process at a time, and while the clock is trusted. */
export const deleteByAge = (
  db: Kysely<Tables>,
  { lock, now }: { lock: keyof typeof locks; now: number },
  work: (connection: Kysely<Tables>) => Promise<void>,
): Promise<void> =>
  withAdvisoryLock(db, lock, async (connection) => {
    if (await isClockTrusted(connection, now)) await work(connection);
  });

export type Jump = { from: Date; to: Date };

/** Null while the clock is trusted. */
export async function readJump(db: Kysely<Tables>): Promise<Jump | null> {
  const row = await db
    .selectFrom('clock')
    .select(['seen_at as from', 'jumped_to as to'])
    .where('jumped_to', 'is not', null)
    .executeTakeFirst();
  return row?.to ? { from: row.from, to: row.to } : null;
}

/** Notes the instant, or the jump. True when this look has found one. */
export async function lookAtClock(db: Kysely<Tables>, at: number): Promise<boolean> {
  const now = new Date(at);
  const { rows } = await sql<{ found: boolean }>`
    with before as materialized (
      select coalesce(bool_and(jumped_to is null), true) as trusted, ${clockIsTrusted(at)} as unjumped from clock
    ), noted as (
      insert into clock (seen_at) values (${now})
      on conflict (one) do update set
        seen_at = case when ${clockIsTrusted(at)} then ${now} else clock.seen_at end,
        jumped_to = case when ${clockIsTrusted(at)} then null else coalesce(clock.jumped_to, ${now}) end
    )
    select trusted and not unjumped as found from before
  `.execute(db);
  const found = rows[0]?.found ?? false;
  if (found) await notify(db, { action: 'clock', system: null } satisfies ActionEvent);
  return found;
}
