import {
  editDisplay,
  giveInstruction,
  identifyDisplay,
  listDisplays,
  listInstructions,
  listReleases,
  pairDisplay,
  planScreens,
  readGlassImage,
  returnToRelease,
  revokeDisplay,
  setFirstDisplay,
  takeOnDisplay,
} from '@psifida/contract/endpoints/displays';
import { changeWall, listWalls, makeWall, takeWallApart } from '@psifida/contract/endpoints/joined-walls';
import type { SystemId } from '@psifida/contract/registry/systems';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';
import { listQuery, useChange, useRefresh } from '../../api/queries.ts';

const all = ['displays'] as const;

/** Refetched when the event stream reports a change. */
const listOptions = queryOptions({
  queryKey: [...all, 'list'],
  queryFn: ({ signal }) => call(listDisplays, {}, { signal }),
  // Polled while a display is asked to identify itself.
  refetchInterval: ({ state }) => (state.data?.items.some(({ identifying }) => identifying) ? 1_500 : false),
});

export const displaysQuery = queryOptions({ ...listOptions, select: ({ items }) => items });
export const contactQuery = queryOptions({ ...listOptions, select: ({ contact }) => contact });

export const instructionsQuery = listQuery([...all, 'instructions', 'list'], listInstructions, {});

/** Keyed by the time it was taken: an image never changes. */
export const glassPhotoQuery = (id: string, takenAt: string | null) =>
  queryOptions({
    queryKey: ['glass-photos', id, takenAt],
    queryFn: ({ signal }) => call(readGlassImage, { params: { id } }, { signal }),
    enabled: takenAt !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useGiveInstruction = () => useChange(giveInstruction, { onSuccess: useRefresh(all) });
export const usePlanScreens = () => useChange(planScreens, { onSuccess: useRefresh(all) });

export const wallsQuery = listQuery([...all, 'walls', 'list'], listWalls, {});

export function useWallChanges() {
  const refresh = useRefresh(all);
  // Not awaited: the refetched list unmounts the form of a wall that was taken apart.
  const then = { onSettled: () => void refresh() };
  return {
    make: useChange(makeWall, then),
    change: useChange(changeWall, then),
    takeApart: useChange(takeWallApart, then),
  };
}

export const releasesQuery = (system: SystemId) =>
  listQuery([...all, 'releases', system], listReleases, { params: { system } });

export function useDisplayChanges() {
  const refresh = useRefresh(all);
  return {
    pair: useChange(pairDisplay, { onSuccess: refresh }),
    // Also on a refusal: the other person's version is needed then.
    edit: useChange(editDisplay, { onSettled: refresh }),
    revoke: useChange(revokeDisplay, { onSuccess: refresh }),
    identify: useChange(identifyDisplay, { onSuccess: refresh }),
    takeOn: useChange(takeOnDisplay, { onSettled: refresh }),
  };
}

/** Refetches everything: many lists depend on what is shown. */
export const useSetFirstDisplay = () => useChange(setFirstDisplay, { onSuccess: useRefresh() });
export const useReturnToRelease = () => useChange(returnToRelease, { onSuccess: useRefresh() });
