import type { Bilingual } from '@psifida/contract/bilingual';
import type { ItemContent, ItemSummary, LibraryItem } from '@psifida/contract/content/library-item';
import type { CallInput } from '@psifida/contract/endpoints/endpoint';
import {
  changeItems,
  createItem,
  deleteItem,
  findItem,
  type itemOrders,
  type itemStates,
  listItems,
  replaceItem,
  saveItem,
  selectItems,
} from '@psifida/contract/endpoints/library';
import type { ManyAnswer } from '@psifida/contract/endpoints/many';
import type { LibraryKind } from '@psifida/contract/kinds';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { itemSummaryQuery } from '../../lib/library-items.ts';
import { type Said, whatWasDone } from '../../lib/many.ts';
import { type ListFilter, pagedQuery } from '../../lib/paged-query.ts';
import type { Seen } from '../../lib/selection.ts';
import { sentAgain } from '../../lib/tried-again.ts';
import type { Deed } from '../../ui/many/use-many.ts';

const all = ['library'] as const;

type ItemFilter = ListFilter<(typeof itemStates)[number], (typeof itemOrders)[number]>;

export const itemsQuery = (kind: LibraryKind, filter: ItemFilter = {}, limit = 24) =>
  pagedQuery({
    queryKey: [...all, kind, 'list', filter, limit],
    page: (from, options) =>
      call(listItems, { params: { kind }, query: { limit, ...filter, ...from } }, options),
  });

export const itemQuery = (kind: LibraryKind, id: string) =>
  queryOptions({
    queryKey: [...all, kind, 'one', id],
    queryFn: ({ signal }) => call(findItem, { params: { kind, id } }, { signal }),
  });

/** Whether one fewer active one would be too few: it is enough to know of one more than the minimum. */
export const activeItemsQuery = (kind: LibraryKind, atLeast: number) =>
  queryOptions({
    queryKey: [...all, kind, 'active', atLeast],
    queryFn: async ({ signal }) =>
      (
        await call(
          listItems,
          { params: { kind }, query: { state: 'active', limit: Math.min(100, atLeast + 1) } },
          { signal },
        )
      ).items.map(({ id }) => id),
  });

type Wish = CallInput<typeof changeItems>['body'];
type ManyWish = Wish extends infer Each ? (Each extends Wish ? Omit<Each, 'which'> : never) : never;

/** All that match a filter, and what is done to several at once. */
export function useManyItems(kind: LibraryKind) {
  const queries = useQueryClient();
  const change = async (body: Wish, said: Said) => {
    const answer = await call(changeItems, { params: { kind }, body }, { said });
    refreshAfterItems(queries);
    return answer;
  };
  return {
    findAll: async (filter: ItemFilter): Promise<readonly Seen[]> =>
      (await call(selectItems, { params: { kind }, query: filter })).items,
    toDeed: (wish: ManyWish): Deed<ManyAnswer> => ({
      what: wish.what,
      change: (which, said) => {
        const seen = wish.what === 'delete' ? which : which.map(({ id }) => ({ id }));
        return change({ ...wish, which: seen } as Wish, said);
      },
      ...((wish.what === 'activate' || wish.what === 'deactivate') && {
        undo: ({ done }, said) => change({ what: 'undo', which: whatWasDone(done) }, said),
      }),
    }),
  };
}

/** What changes in the library changes in presentations, in the overview and in the record as well. */
export function refreshAfterItems(queries: QueryClient): void {
  for (const queryKey of [
    all,
    ['presentations'],
    ['overview'],
    ['activity'],
    ['media'],
    ['history'],
  ] as const)
    void queries.invalidateQueries({ queryKey });
}

const toSummary = ({ content, usedIn, dishes, ...summary }: LibraryItem): ItemSummary => summary;

export function useItemChanges(kind: LibraryKind) {
  const queries = useQueryClient();
  const take = (item: LibraryItem) => {
    refreshAfterItems(queries);
    queries.setQueryData(itemQuery(kind, item.id).queryKey, item);
    queries.setQueryData(itemSummaryQuery({ kind, id: item.id }).queryKey, toSummary(item));
  };
  const fresh = (id: string) => call(findItem, { params: { kind, id } });

  return {
    create: useMutation({
      ...sentAgain,
      mutationFn: (body: { id: string; active: boolean; content: ItemContent }) =>
        call(createItem, { params: { kind }, body }),
      onSuccess: take,
    }),
    save: useMutation({
      mutationFn: ({ id, ...body }: { id: string; version: number; active: boolean; content: ItemContent }) =>
        call(saveItem, { params: { kind, id }, body }),
      onSuccess: take,
    }),
    /** On or off as it is saved now, whatever else somebody may have changed in it. */
    setActive: useMutation({
      mutationFn: async ({ id, active }: { id: string; active: boolean }) => {
        const { version, content } = await fresh(id);
        return call(saveItem, { params: { kind, id }, body: { version, active, content } });
      },
      onSuccess: take,
    }),
    copy: useMutation({
      mutationFn: async (wish: {
        id: string;
        title: (title: Bilingual) => Bilingual;
        keepState: boolean;
      }) => {
        const { active, content } = await fresh(wish.id);
        const copied = { ...content, title: wish.title(content.title) };
        const body = { id: crypto.randomUUID(), active: wish.keepState && active, content: copied };
        return call(createItem, { params: { kind }, body });
      },
      onSuccess: take,
    }),
    replace: useMutation({
      mutationFn: ({ id, by }: { id: string; by: string }) =>
        call(replaceItem, { params: { kind, id }, body: { with: by } }),
      onSuccess: () => refreshAfterItems(queries),
    }),
    remove: useMutation({
      mutationFn: ({ id, version }: { id: string; version: number }) =>
        call(deleteItem, { params: { kind, id }, query: { version } }),
      onSuccess: (_, { id }) => {
        queries.removeQueries({ queryKey: itemQuery(kind, id).queryKey });
        refreshAfterItems(queries);
      },
    }),
  };
}
