import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { IdentityDatabase } from '../db/tables.ts';
import { forgetAttemptsAfterSeconds } from '../lifetimes.ts';
import { usernameKey } from '../usernames.ts';

const failuresAllowed = 5;
const firstLockSeconds = 60;
const longestLockSeconds = 15 * 60;

export type Attempt = { allowed: boolean; lockedForSeconds: number };

const nameHash = (username: string) => createHash('sha256').update(usernameKey(username)).digest();

/**
 * Counts an attempt as failed before the password is looked at, in one statement: however many guesses arrive
 * at once, no more than the allowed number is ever tried. A success forgets them all.
 */
export async function beginAttempt(db: IdentityDatabase, username: string): Promise<Attempt> {
  const name = nameHash(username);
  const failures = sql`case when known.last_at < now() - make_interval(secs => ${forgetAttemptsAfterSeconds})
    then 1 else known.failures + 1 end`;
  const lockSeconds = sql`least(${firstLockSeconds} * 2 ^ least(${failures} - ${failuresAllowed}, 10), ${longestLockSeconds})`;
  const counted = await sql<{ seconds: number | null }>`
    insert into identity_sign_in_attempt as known (name_hash, failures, last_at) values (${name}, 1, now())
    on conflict (name_hash) do update set
      failures = ${failures},
      last_at = now(),
      locked_until = case when ${failures} >= ${failuresAllowed} then now() + make_interval(secs => ${lockSeconds}) end
    where known.locked_until is null or known.locked_until <= now()
    returning extract(epoch from locked_until - now())::float8 as seconds`.execute(db);
  const [row] = counted.rows;
  if (row) return { allowed: true, lockedForSeconds: Math.ceil(row.seconds ?? 0) };

  const locked = await sql<{ seconds: number | null }>`
    select extract(epoch from locked_until - now())::float8 as seconds
    from identity_sign_in_attempt where name_hash = ${name}`.execute(db);
  return { allowed: false, lockedForSeconds: Math.max(1, Math.ceil(locked.rows[0]?.seconds ?? 0)) };
}

export async function forgetAttempts(db: IdentityDatabase, username: string): Promise<void> {
  await db.deleteFrom('identity_sign_in_attempt').where('name_hash', '=', nameHash(username)).execute();
}
