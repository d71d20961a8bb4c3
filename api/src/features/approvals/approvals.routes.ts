import { endpoints } from '@psifida/contract/endpoints/all';
import type { Bind } from '../../http/bind.ts';
import { list, listWaiting } from './approvals.store.ts';
import { approve, ask, type Deps, findApproval, sendBack, withdraw } from './approvals.ts';

export const approvalRoutes = ({ bind, ...deps }: Deps & { bind: Bind }) => {
  const { db } = deps;
  bind(endpoints.listApprovals, async ({ query }) => ({
    ...(await list(db, query)),
    waiting: await listWaiting(db),
  }));
  bind(endpoints.findApproval, ({ params }) => findApproval(deps, params));
  bind(endpoints.askForApproval, ({ body, caller }) => ask(deps, body, caller));
  bind(endpoints.approve, ({ params, query, caller }) =>
    approve(deps, { ...params, by: caller, acknowledged: query }),
  );
  bind(endpoints.sendBack, ({ params, body, caller }) => sendBack(deps, { ...params, ...body, by: caller }));
  bind(endpoints.withdrawApproval, ({ params, caller }) => withdraw(deps, { ...params, by: caller }));
};
