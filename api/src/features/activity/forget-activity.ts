import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { alone } from '../../db/alone.ts';
import { type Repeated, repeat } from '../../db/repeat.ts';
import type { Tables } from '../../db/tables.ts';

type Parts = { db: Kysely<Tables>; now: () => number; keepActivityDays: number };

const day = 24 * 60 * 60_000;
/** Longer than any session lasts: one that is heard of again after it would count as a new one. */
const sessionsDays = 90;
/** A piece that is done at once, however much has grown old since somebody changed the setting. */
const atOnce = 5_000;

/** Lets go of who did what once it is older than it is kept for. */
export const forgetActivity = ({ db, now, keepActivityDays }: Parts): Promise<void> =>
  alone(db, 'activity', async (connection) => {
    const before = (days: number) => new Date(now() - days * day);
    for (let gone = atOnce; gone >= atOnce; ) {
      const { numAffectedRows = 0n } = await sql`
        delete from activity where id in (
          select id from activity where at < ${before(keepActivityDays)} order by at limit ${atOnce}
        )`.execute(connection);
      gone = Number(numAffectedRows);
    }
    await sql`
      delete from approval
      where state <> 'waiting' and coalesce(decided_at, asked_at) < ${before(keepActivityDays)}`.execute(
      connection,
    );
    await connection.deleteFrom('session_seen').where('seen_at', '<', before(sessionsDays)).execute();
  });

const everyMs = 60 * 60_000;

export const startForgettingActivity = ({ log, ...parts }: Parts & { log: FastifyBaseLogger }): Repeated =>
  repeat(() => forgetActivity(parts), {
    name: 'forget-activity',
    everyMs,
    onError: (err) => log.error({ err }, 'letting go of old activity failed'),
  });
