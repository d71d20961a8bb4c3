import { endpoints } from '@psifida/contract/endpoints/all';
import type { FastifyInstance } from 'fastify';
import type { Repeated } from '../../db/repeat.ts';
import type { Bind } from '../../http/bind.ts';
import { eraseFromPast } from './erase-from-past.ts';
import { startForgetting } from './forget-past.ts';
import { lookBack, type PastParts } from './look-back.ts';
import { listDisplays } from './past.store.ts';
import { reportShown } from './report-shown.ts';
import { createShownTaker } from './take-shown.ts';

/** What was on the glass: told by displays, looked back at by staff, and let go of in time. */
export function mountPast({ app, bind, ...parts }: PastParts & { app: FastifyInstance; bind: Bind }): void {
  const { db } = parts;
  const take = createShownTaker(parts);
  bind(endpoints.deliverShown, ({ display, body }) => take({ display, ...body }));
  bind(endpoints.listPastDisplays, async () => ({ items: await listDisplays(db) }));
  bind(endpoints.lookBack, ({ params, query }) => lookBack(parts, { ...params, ...query }));
  bind(endpoints.reportShown, ({ query }) => reportShown(db, query));
  bind(endpoints.eraseFromPast, ({ body, caller }) => eraseFromPast(db, { ...body, by: caller }));
  let forgetting: Repeated | undefined;
  app.addHook('onReady', async () => {
    forgetting = startForgetting({ ...parts, log: app.log });
  });
  app.addHook('onClose', async () => forgetting?.stop());
}
