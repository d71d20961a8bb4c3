import type { ItemSummary } from '@psifida/contract/content/library-item';
import { listItems } from '@psifida/contract/endpoints/library';
import { type LibraryKind, libraryKinds } from '@psifida/contract/kinds';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from './api-client.ts';
import { createBatchLoader } from './batch-loader.ts';

const atOnce = 100;

const loaderOf = (kind: LibraryKind) =>
  createBatchLoader<ItemSummary>({
    atOnce,
    load: async (ids) =>
      (await call(listItems, { params: { kind }, query: { ids: ids.join() as never, limit: atOnce } })).items,
  });

const loaders = Object.fromEntries(libraryKinds.map((kind) => [kind, loaderOf(kind)])) as Record<
  LibraryKind,
  ReturnType<typeof loaderOf>
>;

type ItemReference = { kind: LibraryKind; id: string };

/** Null when there is no such recipe, dish or product (any more). */
export const itemSummaryQuery = ({ kind, id }: ItemReference) =>
  queryOptions({ queryKey: ['library', kind, 'summary', id], queryFn: () => loaders[kind](id) });

export type Items = ReadonlyMap<string, ItemSummary>;

/** The recipes, dishes and products that are referred to, each kept on its own; one that is gone is not in the map. */
export function useItems(references: readonly ItemReference[]): { items: Items; isLoading: boolean } {
  const queries = useMemo(() => {
    const unique = new Map(references.map((one) => [one.id, one]));
    return [...unique.values()].map((one) => ({ ...itemSummaryQuery(one), staleTime: 60_000 }));
  }, [references]);
  return useQueries({ queries, combine });
}

// A stable `combine`: the same results give the same map, and nothing renders again.
const combine = (results: { data?: ItemSummary | null | undefined; isPending: boolean }[]) => ({
  items: new Map(results.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
  isLoading: results.some(({ isPending }) => isPending),
});
