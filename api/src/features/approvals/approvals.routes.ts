import { endpoints } from '@psifida/contract/endpoints/all';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import { countWaiting, list } from './approvals.store.ts';
import { approve, ask, findApproval, type Saving, sendBack, withdraw } from './approvals.ts';

type Parts = { db: Kysely<Tables>; saving: Saving };

export const approvalRoutes = ({ bind, ...parts }: Parts & { bind: Bind }) => {
  const { db } = parts;
  bind(endpoints.listApprovals, async ({ query }) => ({
    ...(await list(db, query)),
    waiting: await countWaiting(db),
  }));
  bind(endpoints.findApproval, ({ params }) => findApproval(parts, params));
  bind(endpoints.askForApproval, ({ body, caller }) => ask(parts, body, caller));
  bind(endpoints.approve, ({ params, query, caller }) =>
    approve(parts, { ...params, by: caller, knowing: query }),
  );
  bind(endpoints.sendBack, ({ params, body, caller }) => sendBack(parts, { ...params, ...body, by: caller }));
  bind(endpoints.withdrawApproval, ({ params, caller }) => withdraw(parts, { ...params, by: caller }));
};
