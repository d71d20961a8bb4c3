import { lookAtClock, readJump } from '@psifida/api/concurrency/clock';
import { type Repeated, repeat } from '@psifida/api/concurrency/repeat';
import type { Tables } from '@psifida/api/db/tables';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';

const everyMs = 60_000;

/** R-TIME-01: looks before anything is deleted by age, and then every minute. */
export async function watchClock({
  db,
  log,
}: {
  db: Kysely<Tables>;
  log: FastifyBaseLogger;
}): Promise<Repeated> {
  const say = async () => {
    const jump = await readJump(db);
    if (jump)
      log.error(
        jump,
        'the clock has jumped by more than a day: nothing is deleted by age until an administrator says that it is right',
      );
  };
  await lookAtClock(db, Date.now());
  await say();
  const look = async () => {
    if (await lookAtClock(db, Date.now())) await say();
  };
  return repeat(look, {
    name: 'clock',
    everyMs,
    onError: (err) => log.error({ err }, 'the clock could not be compared with the last instant seen'),
  });
}
