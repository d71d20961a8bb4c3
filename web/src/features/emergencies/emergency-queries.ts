import { endEmergency, listEmergencies, sendEmergency } from '@psifida/contract/endpoints/displays';
import type { CallInput } from '@psifida/contract/endpoints/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

const all = ['emergencies'] as const;

/** Receipts come in while one looks on. */
export const emergenciesQuery = queryOptions({
  queryKey: all,
  queryFn: ({ signal }) => call(listEmergencies, {}, { signal }),
  select: ({ items }) => items,
  refetchInterval: 5_000,
});

export function useEmergencyChanges() {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: all });
  return {
    send: useMutation({
      mutationFn: (body: CallInput<typeof sendEmergency>['body']) => call(sendEmergency, { body }),
      onSuccess,
    }),
    end: useMutation({ mutationFn: (id: string) => call(endEmergency, { params: { id } }), onSuccess }),
  };
}
