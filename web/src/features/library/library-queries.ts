import type { Bilingual } from '@psifida/contract/bilingual';
import type { ItemSummary, LibraryItem } from '@psifida/contract/content/library-item';
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
import { call } from '../../api/api-client.ts';
import { itemSummaryQuery } from '../../api/library-items.ts';
import { sentAgain } from '../../api/problem-error.ts';
import { type ListFilter, pagedQuery, readQuery, useChange } from '../../api/queries.ts';
import { type Said, whatWasDone } from '../../ui/many/many.ts';
import type { Seen } from '../../ui/many/selection.ts';
import type { Action } from '../../ui/many/use-many.ts';

const all = ['library'] as const;

type ItemFilter = ListFilter<(typeof itemStates)[number], (typeof itemOrders)[number]>;

export const itemsQuery = (kind: LibraryKind, filter: ItemFilter = {}, limit = 24) =>
  pagedQuery([...all, kind, 'list', filter, limit], listItems, {
    params: { kind },
    query: { limit, ...filter },
  });

export const itemQuery = (kind: LibraryKind, id: string) =>
  readQuery([...all, kind, 'one', id], findItem, { params: { kind, id } });

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
    toAction: (wish: ManyWish): Action<ManyAnswer> => ({
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

/** Presentations, the overview and the activity depend on the library. */
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
    create: useChange(createItem, { ...sentAgain, onSuccess: take }),
    save: useChange(saveItem, { onSuccess: take }),
    /** Applied to the version that is saved now. */
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
        title: (title: Bilingual) => Bilingual | Promise<Bilingual>;
        keepState: boolean;
      }) => {
        const { active, content } = await fresh(wish.id);
        const copied = { ...content, title: await wish.title(content.title) };
        const body = { id: crypto.randomUUID(), active: wish.keepState && active, content: copied };
        return call(createItem, { params: { kind }, body });
      },
      onSuccess: take,
    }),
    replace: useChange(replaceItem, { onSuccess: () => refreshAfterItems(queries) }),
    remove: useChange(deleteItem, {
      onSuccess: (_, { params: { id } }) => {
        queries.removeQueries({ queryKey: itemQuery(kind, id).queryKey });
        refreshAfterItems(queries);
      },
    }),
  };
}
