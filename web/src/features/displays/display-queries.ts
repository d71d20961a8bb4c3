import type { Display } from '@psifida/contract/content/display';
import {
  editDisplay,
  giveInstruction,
  identifyDisplay,
  listDisplays,
  listInstructions,
  listReleases,
  pairDisplay,
  planScreens,
  readGlassPicture,
  returnToRelease,
  revokeDisplay,
  setFirstDisplay,
} from '@psifida/contract/endpoints/displays';
import type { CallInput } from '@psifida/contract/endpoints/endpoint';
import { changeWall, listWalls, makeWall, takeWallApart } from '@psifida/contract/endpoints/joined-walls';
import type { SystemId } from '@psifida/contract/registry/systems';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

const all = ['displays'] as const;

/** Asked again when the event stream says so: whoever looks sees a display go dark without doing anything. */
export const displaysQuery = queryOptions({
  queryKey: [...all, 'list'],
  queryFn: ({ signal }) => call(listDisplays, {}, { signal }),
  select: ({ items }) => items,
  // Whoever has asked one which it is waits for its answer.
  refetchInterval: ({ state }) => (state.data?.items.some(({ identifying }) => identifying) ? 1_500 : false),
});

export const instructionsQuery = queryOptions({
  queryKey: [...all, 'instructions', 'list'],
  queryFn: ({ signal }) => call(listInstructions, {}, { signal }),
  select: ({ items }) => items,
});

/** Of each time that one was taken: what was taken then never changes. */
export const glassPhotoQuery = (id: string, takenAt: string | null) =>
  queryOptions({
    queryKey: ['glass-photos', id, takenAt],
    queryFn: ({ signal }) => call(readGlassPicture, { params: { id } }, { signal }),
    enabled: takenAt !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useGiveInstruction() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof giveInstruction>['body']) => call(giveInstruction, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: all }),
  });
}

export function usePlanScreens() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof planScreens>['body']) => call(planScreens, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: all }),
  });
}

export const wallsQuery = queryOptions({
  queryKey: [...all, 'walls', 'list'],
  queryFn: ({ signal }) => call(listWalls, {}, { signal }),
  select: ({ items }) => items,
});

export function useWallChanges() {
  const queries = useQueryClient();
  // Not waited for: with the list the form of a wall that was taken apart is gone, before it has said so.
  const refresh = () => void queries.invalidateQueries({ queryKey: all });
  return {
    make: useMutation({
      mutationFn: (body: CallInput<typeof makeWall>['body']) => call(makeWall, { body }),
      onSettled: refresh,
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: CallInput<typeof changeWall>['body'] & { id: string }) =>
        call(changeWall, { params: { id }, body }),
      onSettled: refresh,
    }),
    takeApart: useMutation({
      mutationFn: (id: string) => call(takeWallApart, { params: { id } }),
      onSettled: refresh,
    }),
  };
}

export const releasesQuery = (system: SystemId) =>
  queryOptions({
    queryKey: [...all, 'releases', system],
    queryFn: ({ signal }) => call(listReleases, { params: { system } }, { signal }),
    select: ({ items }) => items,
  });

export function useDisplayChanges() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: all });
  const params = (id: string) => ({ params: { id } });
  return {
    pair: useMutation({
      mutationFn: (body: CallInput<typeof pairDisplay>['body']) => call(pairDisplay, { body }),
      onSuccess: refresh,
    }),
    edit: useMutation({
      mutationFn: ({ id, ...body }: CallInput<typeof editDisplay>['body'] & { id: string }) =>
        call(editDisplay, { ...params(id), body }),
      // Also when it was refused: what somebody else has saved is wanted then.
      onSettled: refresh,
    }),
    revoke: useMutation({
      mutationFn: ({ id }: Display) => call(revokeDisplay, params(id)),
      onSuccess: refresh,
    }),
    identify: useMutation({
      mutationFn: ({ id }: Display) => call(identifyDisplay, params(id)),
      onSuccess: refresh,
    }),
  };
}

export function useSetFirstDisplay(system: SystemId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (first: CallInput<typeof setFirstDisplay>['body']['first']) =>
      call(setFirstDisplay, { params: { system }, body: { first } }),
    onSuccess: () => queries.invalidateQueries(),
  });
}

export function useReturnToRelease(system: SystemId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ number, reason }: { number: number; reason: string }) =>
      call(returnToRelease, { params: { system, number }, body: { reason } }),
    // Every list that speaks of what is shown.
    onSuccess: () => queries.invalidateQueries(),
  });
}
