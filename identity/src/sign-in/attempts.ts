import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { usernameKey } from '../account-rules.ts';
import type { IdentityDatabase } from '../db/tables.ts';
import { forgetAttemptsAfterSeconds } from '../lifetimes.ts';

/** After so many failures the wait doubles with each. */
type Pace = { free: number; firstSeconds: number; longestSeconds: number };
type Source = { name: string; pace: Pace };

const single: Pace = { free: 5, firstSeconds: 30, longestSeconds: 5 * 60 };
/** Per IPv6 network: a guesser may have any address in it. */
const near: Pace = { free: 15, firstSeconds: 5, longestSeconds: 60 };
/** All unknown addresses together, per name. */
const together: Pace = { free: 30, firstSeconds: 2, longestSeconds: 60 };
const strangers = 'strangers';

/** A browser in which the account's owner signed in before, or an address. */
export type From = { knownBrowser: string } | { address: string; segment: string | null };
type Attempt = { allowed: boolean; waitSeconds: number };

/** A known browser is counted by itself: guesses of others never lock its owner out. */
const sourcesOf = (from: From): Source[] =>
  'knownBrowser' in from
    ? [{ name: `browser ${from.knownBrowser}`, pace: single }]
    : [
        { name: `address ${from.address}`, pace: single },
        ...(from.segment ? [{ name: `segment ${from.segment}`, pace: near }] : []),
        { name: strangers, pace: together },
      ];

const nameHash = (username: string) => createHash('sha256').update(usernameKey(username)).digest();

class HasToWait extends Error {
  constructor(readonly seconds: number) {
    super('has to wait');
  }
}

type Try = { username: string; from: From };

/** Counted as failed before the password is checked, so that guesses at once never exceed the limit; one that waits is not. */
export async function beginAttempt(db: IdentityDatabase, { username, from }: Try): Promise<Attempt> {
  try {
    const waits = await db.transaction().execute(async (tx) => {
      const after: number[] = [];
      for (const source of sourcesOf(from)) after.push(await count(tx, nameHash(username), source));
      return after;
    });
    return { allowed: true, waitSeconds: Math.max(...waits) };
  } catch (error) {
    if (error instanceof HasToWait) return { allowed: false, waitSeconds: error.seconds };
    throw error;
  }
}

/** Answers the wait before the next attempt of this source. */
async function count(db: IdentityDatabase, name: Buffer, { name: source, pace }: Source): Promise<number> {
  const failures = sql`case when known.last_at < now() - make_interval(secs => ${forgetAttemptsAfterSeconds})
    then 1 else known.failures + 1 end`;
  const seconds = sql`least(${pace.firstSeconds} * 2 ^ least(${failures} - ${pace.free}, 10), ${pace.longestSeconds})`;
  const counted = await sql<{ seconds: number | null }>`
    insert into identity_sign_in_attempt as known (name_hash, source, failures, last_at)
    values (${name}, ${source}, 1, now())
    on conflict (name_hash, source) do update set
      failures = ${failures},
      last_at = now(),
      wait_until = case when ${failures} >= ${pace.free} then now() + make_interval(secs => ${seconds}) end
    where known.wait_until is null or known.wait_until <= now()
    returning extract(epoch from wait_until - now())::float8 as seconds`.execute(db);
  const [row] = counted.rows;
  if (row) return Math.ceil(row.seconds ?? 0);

  const waiting = await sql<{ seconds: number | null }>`
    select extract(epoch from wait_until - now())::float8 as seconds
    from identity_sign_in_attempt where name_hash = ${name} and source = ${source}`.execute(db);
  throw new HasToWait(Math.max(1, Math.ceil(waiting.rows[0]?.seconds ?? 0)));
}

/** Success: clears this source, and takes this attempt off the shared count. */
export async function forgiveAttempt(db: IdentityDatabase, { username, from }: Try): Promise<void> {
  const [own, ...shared] = sourcesOf(from).map(({ name }) => name);
  const ofName = nameHash(username);
  await sql`delete from identity_sign_in_attempt
    where name_hash = ${ofName} and (source = ${own} or source = any (${shared}) and failures <= 1)`.execute(
    db,
  );
  await sql`update identity_sign_in_attempt set failures = failures - 1
    where name_hash = ${ofName} and source = any (${shared})`.execute(db);
}

/** The password was right but more is asked for: takes this attempt back. */
export async function withdrawAttempt(db: IdentityDatabase, { username, from }: Try): Promise<void> {
  for (const { name: source, pace } of sourcesOf(from))
    await sql`update identity_sign_in_attempt set
        failures = failures - 1,
        wait_until = case when failures - 1 >= ${pace.free} then wait_until end
      where name_hash = ${nameHash(username)} and source = ${source}`.execute(db);
}

export async function forgetAttempts(db: IdentityDatabase, username: string): Promise<void> {
  await db.deleteFrom('identity_sign_in_attempt').where('name_hash', '=', nameHash(username)).execute();
}
