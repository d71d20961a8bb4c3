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
import type { Kysely } from 'kysely';
import type { Repeated } from '../../db/repeat.ts';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import { demand, type SignIn } from '../../http/sign-in.ts';
import { exportActivity } from './export-activity.ts';
import { startForgettingActivity } from './forget-activity.ts';
import { listActivity } from './list-activity.ts';
import { listPeople } from './list-people.ts';

type Parts = {
  app: FastifyInstance;
  bind: Bind;
  signIn: SignIn;
  db: Kysely<Tables>;
  now: () => number;
  keepActivityDays: number;
};

export const activityRoutes = ({ app, bind, signIn, db, now, keepActivityDays }: Parts) => {
  bind(endpoints.listActivity, ({ query, caller }) => listActivity(db, { ...query, to: caller }));
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
  let forgetting: Repeated | undefined;
  app.addHook('onReady', async () => {
    forgetting = startForgettingActivity({ db, now, keepActivityDays, log: app.log });
  });
  app.addHook('onClose', async () => forgetting?.stop());
};
