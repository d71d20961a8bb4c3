import * as calls from '@psifida/contract/endpoints/accounts';
import type { CallInput } from '@psifida/contract/endpoints/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

const all = ['accounts'] as const;
const own = [...all, 'own'] as const;

export const accountsQuery = queryOptions({
  queryKey: [...all, 'list'],
  queryFn: ({ signal }) => call(calls.listAccounts, {}, { signal }),
  select: ({ items }) => items,
});

export const ownAccountQuery = queryOptions({
  queryKey: own,
  queryFn: ({ signal }) => call(calls.readOwnAccount, {}, { signal }),
});

type Body<E extends Parameters<typeof call>[0]> = CallInput<E>['body'];
type OfOne<E extends Parameters<typeof call>[0]> = { id: string; body: Body<E> };

export function useAccountChanges() {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: all });
  return {
    add: useMutation({
      mutationFn: (body: Body<typeof calls.addAccount>) => call(calls.addAccount, { body }),
      onSuccess,
    }),
    change: useMutation({
      mutationFn: ({ id, body }: OfOne<typeof calls.changeAccount>) =>
        call(calls.changeAccount, { params: { id }, body }),
      onSuccess,
    }),
    switchTo: useMutation({
      mutationFn: ({ id, body }: OfOne<typeof calls.switchAccount>) =>
        call(calls.switchAccount, { params: { id }, body }),
      onSuccess,
    }),
    reset: useMutation({
      mutationFn: ({ id, body }: OfOne<typeof calls.resetAccount>) =>
        call(calls.resetAccount, { params: { id }, body }),
      onSuccess,
    }),
  };
}

/** Each answers with the account as it is then. */
export function useOwnChanges() {
  const queries = useQueryClient();
  const onSuccess = (account: calls.OwnAccount) => queries.setQueryData(own, account);
  return {
    name: useMutation({
      mutationFn: (body: Body<typeof calls.changeOwnName>) => call(calls.changeOwnName, { body }),
      onSuccess,
    }),
    password: useMutation({
      mutationFn: (body: Body<typeof calls.changeOwnPassword>) => call(calls.changeOwnPassword, { body }),
      onSuccess,
    }),
    endSession: useMutation({
      mutationFn: (id: string) => call(calls.endOwnSession, { params: { id } }),
      onSuccess,
    }),
    endOthers: useMutation({ mutationFn: () => call(calls.endOtherSessions), onSuccess }),
    removeFactor: useMutation({
      mutationFn: (body: Body<typeof calls.removeSecondFactor>) => call(calls.removeSecondFactor, { body }),
      onSuccess,
    }),
    setFactor: useMutation({
      mutationFn: (body: Body<typeof calls.setSecondFactor>) => call(calls.setSecondFactor, { body }),
      onSuccess: () => queries.invalidateQueries({ queryKey: own }),
    }),
  };
}
