import type { MediaAsset } from '@psifida/contract/content/media';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { assetQuery } from '../media-queries.ts';

type Assets = { assets: ReadonlyMap<string, MediaAsset>; isLoading: boolean };

/** The assets with these ids, each kept on its own; one that is not there (any more) is not in the map. */
export function useAssets(ids: readonly string[]): Assets {
  // In one order whatever is moved: so it stays the same map.
  const queries = useMemo(
    () => [...new Set(ids)].toSorted().map((id) => ({ ...assetQuery(id), staleTime: 60_000 })),
    [ids],
  );
  return useQueries({ queries, combine });
}

// Outside the component: the same function and the same results give the same map, and nothing is drawn anew.
const combine = (results: { data?: MediaAsset | null | undefined; isPending: boolean }[]): Assets => ({
  assets: new Map(results.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
  isLoading: results.some(({ isPending }) => isPending),
});
