import { Readable } from 'node:stream';
import {
  activityExport,
  activityExportPath,
  activityExportTypes,
} from '@psifida/contract/endpoints/activity';
import { endpoints } from '@psifida/contract/endpoints/all';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { toIssues } from '@psifida/contract/field-issues';
import { Problem } from '@psifida/contract/problem';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { deleteByAge } from '../../concurrency/clock.ts';
import { repeatHourly, repeatWhileOpen } from '../../concurrency/repeat.ts';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import { demand, type SignIn } from '../../http/sign-in.ts';
import { sealActivity } from './audit-chain.ts';
import { exportActivity, listActivity, listPeople, withRevisions } from './list-activity.ts';

type Deps = { db: Kysely<Tables>; now: () => number; keepActivityDays: number };
type Mounted = Deps & { app: FastifyInstance; bind: Bind; signIn: SignIn };

export const activityRoutes = ({ app, bind, signIn, db, now, keepActivityDays }: Mounted) => {
  bind(endpoints.listActivity, async ({ query, caller }) => {
    const { items, next } = await listActivity(db, { ...query, to: caller });
    return { items: await withRevisions(db, items), next };
  });
  bind(endpoints.listActivityPeople, ({ caller }) => listPeople(db, caller));
  app.route({
    method: 'GET',
    url: `${apiPrefix}${activityExportPath}`,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const to = await signIn(request);
      demand(to, 'administer');
      const query = activityExport.safeParse(request.query, { reportInput: true });
      if (!query.success) throw new Problem('input.invalid', {}, toIssues(query, ['query']));
      const { format } = query.data;
      return reply
        .type(`${activityExportTypes[format]}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="activity.${format}"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(exportActivity(db, { ...query.data, to })));
    },
  });
  repeatWhileOpen(app, { name: 'seal-activity', everyMs: 5_000, failed: 'sealing the activity failed' }, () =>
    sealActivity(db),
  );
  repeatHourly(app, { name: 'forget-activity', failed: 'letting go of old activity failed' }, () =>
    forgetActivity({ db, now, keepActivityDays }),
  );
};

const day = 24 * 60 * 60_000;
/** Longer than any session lasts: one that is heard of again after it would count as a new one. */
const sessionsDays = 90;
/** A piece that is done at once, however much has grown old since somebody changed the setting. */
const atOnce = 5_000;

export const forgetActivity = ({ db, now, keepActivityDays }: Deps): Promise<void> =>
  deleteByAge(db, { lock: 'activity', now: now() }, async (connection) => {
    const before = (days: number) => new Date(now() - days * day);
    // Only what is in the chain can be forgotten.
    await sealActivity(connection);
    for (let gone = atOnce; gone >= atOnce; ) {
      const { rows } = await sql<{ gone: number }>`
        select forget_activity(${before(keepActivityDays)}, ${atOnce}) as gone`.execute(connection);
      gone = rows[0]?.gone ?? 0;
    }
    await sql`
      delete from approval
      where state <> 'waiting' and coalesce(decided_at, asked_at) < ${before(keepActivityDays)}`.execute(
      connection,
    );
    await connection.deleteFrom('session_seen').where('seen_at', '<', before(sessionsDays)).execute();
  });
