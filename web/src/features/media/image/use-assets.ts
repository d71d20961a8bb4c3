import type { MediaAsset } from '@psifida/contract/content/media';
import { listMedia } from '@psifida/contract/endpoints/media';
import { type QueryClient, queryOptions, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../api/api-client.ts';
import { createBatchLoader } from '../../../api/batch-loader.ts';

const atOnce = 100;

const loadAsset = createBatchLoader<MediaAsset>({
  atOnce,
  load: async (ids) => (await call(listMedia, { query: { ids: ids.join(), limit: atOnce } })).items,
});

export const whilePreparing = (assets: readonly Pick<MediaAsset, 'preparing'>[]): number | false =>
  assets.some(({ preparing }) => preparing) && 2_000;

/** Null when there is no such asset (any more). */
export const assetQuery = (id: string) =>
  queryOptions({
    queryKey: ['media', 'asset', id],
    queryFn: () => loadAsset(id),
    refetchInterval: ({ state: { data } }) => !!data && whilePreparing([data]),
  });

const freshMs = 60_000;

/** Beside what shows them, which asks for those that are not here yet. */
export const askForAssets = (queries: QueryClient, ids: readonly string[]): Promise<unknown> =>
  Promise.all(ids.map((id) => queries.prefetchQuery({ ...assetQuery(id), staleTime: freshMs })));

type Assets = { assets: ReadonlyMap<string, MediaAsset>; isLoading: boolean };

/** The assets with these ids, each kept on its own; one that is not there (any more) is not in the map. */
export function useAssets(ids: readonly string[]): Assets {
  // In one order whatever is moved, and compared by the ids themselves: so it stays the same map.
  const wanted = [...new Set(ids)].toSorted().join();
  const queries = useMemo(
    () => wanted.split(',').flatMap((id) => (id ? { ...assetQuery(id), staleTime: freshMs } : [])),
    [wanted],
  );
  return useQueries({ queries, combine });
}

// A stable `combine`: the same results give the same map, and nothing renders again.
const combine = (results: { data?: MediaAsset | null | undefined; isPending: boolean }[]): Assets => ({
  assets: new Map(results.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
  isLoading: results.some(({ isPending }) => isPending),
});
