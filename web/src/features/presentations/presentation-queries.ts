import type { PresentationDraft } from '@psifida/contract/content/presentation';
import {
  createPresentation,
  findPresentation,
  listPresentations,
} from '@psifida/contract/endpoints/presentations';
import type { SystemId } from '@psifida/contract/registry/systems';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

const all = ['presentations'] as const;

export const presentationsQuery = (system: SystemId, limit = 24) =>
  infiniteQueryOptions({
    queryKey: [...all, system, 'list', limit],
    queryFn: ({ pageParam, signal }) =>
      call(
        listPresentations,
        { params: { system }, query: { limit, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const presentationQuery = (system: SystemId, id: string) =>
  queryOptions({
    queryKey: [...all, system, 'one', id],
    queryFn: ({ signal }) => call(findPresentation, { params: { system, id } }, { signal }),
  });

export function useCreatePresentation(system: SystemId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draft: PresentationDraft) => call(createPresentation, { params: { system }, body: draft }),
    onSuccess: (created) => {
      queries.setQueryData(presentationQuery(system, created.id).queryKey, created);
      void queries.invalidateQueries({ queryKey: [...all, system, 'list'] });
      void queries.invalidateQueries({ queryKey: ['overview'] });
    },
  });
}
