import { type RawBuilder, sql } from 'kysely';
import { forgetAttemptsAfterSeconds } from '../lifetimes.ts';
import type { Log } from '../log.ts';
import type { IdentityDatabase } from './tables.ts';

const everyMs = 60_000;
/** Rows per delete. */
const atMost = 5_000;
/** Pending sign-ins; anybody can begin one. Beyond this many the oldest go. */
const pendingSignIns = 10_000;
/** An ended record stays longer than any request that had read it before. */
const endedKeptMinutes = 5;
/** Failed attempts at made-up names; the latest are kept. */
const attemptsKept = 100_000;

/** Deletes in batches: after a flood one is not enough. */
async function untilFew(statement: RawBuilder<unknown>, db: IdentityDatabase): Promise<void> {
  for (let round = 0; round < 50; round += 1)
    if (Number((await statement.execute(db)).numAffectedRows ?? 0) < atMost) return;
}

/** What is too much goes at any time, what is old only while the clock is trusted. */
export async function sweep(db: IdentityDatabase, { byAge = true } = {}): Promise<void> {
  await untilFew(
    sql`delete from identity_record where (kind, id) in (
      select kind, id from identity_record where kind = 'Interaction'
      order by expires_at desc offset ${pendingSignIns} limit ${atMost})`,
    db,
  );
  await untilFew(
    sql`delete from identity_sign_in_attempt where (name_hash, source) in (
      select name_hash, source from identity_sign_in_attempt
      order by last_at desc offset ${attemptsKept} limit ${atMost})`,
    db,
  );
  if (!byAge) return;
  await untilFew(
    sql`delete from identity_record where (kind, id) in (
      select kind, id from identity_record
      where expires_at <= now() - make_interval(mins => ${endedKeptMinutes})
      limit ${atMost} for update skip locked)`,
    db,
  );
  await untilFew(
    sql`delete from identity_sign_in_attempt where (name_hash, source) in (
      select name_hash, source from identity_sign_in_attempt
      where last_at < now() - make_interval(secs => ${forgetAttemptsAfterSeconds})
      limit ${atMost} for update skip locked)`,
    db,
  );
}

/** The returned function stops it and waits for a round under way. */
export function startSweeping(
  db: IdentityDatabase,
  { log, isClockTrusted }: { log: Log; isClockTrusted: () => Promise<boolean> },
): () => Promise<void> {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = isClockTrusted()
      .then((byAge) => sweep(db, { byAge }))
      .catch((err) => log.warn({ err }, 'expired sign-in records could not be removed'));
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return round;
  };
}
