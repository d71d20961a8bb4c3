import {
  type Approval,
  type ApprovalState,
  approve,
  askForApproval,
  findApproval,
  listApprovals,
  sendBack,
  withdrawApproval,
} from '@psifida/contract/endpoints/approvals';
import type { CallInput } from '@psifida/contract/endpoints/endpoint';
import { findItemRevision } from '@psifida/contract/endpoints/library';
import { findRevision } from '@psifida/contract/endpoints/presentations';
import type { SystemId } from '@psifida/contract/registry/systems';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { asksApproval } from '../lib/runtime-config.ts';
import { useSession } from '../session/session.ts';
import { call } from './api-client.ts';
import { pagedQuery, readQuery, useChange, useRefresh } from './queries.ts';

export const useMustAsk = (system: SystemId): boolean =>
  !useSession().may('approve', system) && asksApproval();

export const approvalsQuery = (state: ApprovalState) =>
  pagedQuery(['approvals', 'list', state], listApprovals, { query: { state } });

/** The documents of which a change waits; asked once for all cards of a list. */
export const waitingQuery = queryOptions({
  queryKey: ['approvals', 'waiting'],
  queryFn: async ({ signal }) =>
    (await call(listApprovals, { query: { state: 'waiting', limit: 1 } }, { signal })).waiting,
});

export const useChangeWaits = (id: string): boolean =>
  !!useQuery({ ...waitingQuery, enabled: asksApproval() }).data?.includes(id);

/** The last that was asked for about a document; null where nothing was. */
const lastApprovalQuery = (subject: string) =>
  queryOptions({
    queryKey: ['approvals', 'of', subject],
    queryFn: async ({ signal }) =>
      (await call(listApprovals, { query: { subject, limit: 1 } }, { signal })).items[0] ?? null,
  });

type Asking = { kind: string; saved: { id: string } | null };

/** The same of a document that is open; nothing where nobody has to ask. */
export const useLastApproval = ({ kind, saved }: Asking) =>
  useQuery({
    ...lastApprovalQuery(saved?.id ?? ''),
    enabled: asksApproval() && !!saved && kind !== 'media',
  }).data;

export const approvalQuery = (number: number) =>
  readQuery(['approvals', 'one', number], findApproval, { params: { number } });

export async function baseOf(approval: Approval): Promise<object> {
  const { kind, subject: id, system, version: number } = approval;
  const { content } =
    kind === 'presentation'
      ? await call(findRevision, { params: { system: system ?? 'system1a', id, number } })
      : await call(findItemRevision, { params: { kind, id, number } });
  return content;
}

export type Asked = CallInput<typeof askForApproval>['body'];

/** Whatever is asked for or decided: everything that tells of it asks again. */
export function useApprovals() {
  const onSettled = useRefresh(['approvals']);
  return {
    ask: async (body: Asked) => {
      await call(askForApproval, { body });
      await onSettled();
    },
    // What was approved is saved: the document, its lists and the glass.
    approve: useChange(approve, { onSettled: useRefresh() }),
    sendBack: useChange(sendBack, { onSettled }),
    withdraw: useChange(withdrawApproval, { onSettled }),
  };
}
