import { findRevision, listRevisions, restoreRevision } from '@psifida/contract/endpoints/presentations';
import type { SystemId } from '@psifida/contract/registry/systems';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

type Which = { system: SystemId; id: string };

export const revisionsQuery = ({ system, id }: Which) =>
  infiniteQueryOptions({
    queryKey: ['history', system, id, 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(
        listRevisions,
        { params: { system, id }, query: { limit: 20, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });

/** A revision never changes, so it is asked for once. */
export const revisionQuery = ({ system, id }: Which, number: number) =>
  queryOptions({
    queryKey: ['revision', system, id, number],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => call(findRevision, { params: { system, id, number } }, { signal }),
  });

export function useRestore({ system, id }: Which) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ number, version }: { number: number; version: number }) =>
      call(restoreRevision, { params: { system, id, number }, body: { version } }),
    onSuccess: () => queries.invalidateQueries(),
  });
}
