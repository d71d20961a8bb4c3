import type { Presentation } from '@psifida/contract/content/presentation';
import type { CallInput } from '@psifida/contract/endpoints/endpoint';
import type { ManyAnswer } from '@psifida/contract/endpoints/many';
import {
  activatePresentation,
  changePresentations,
  createPresentation,
  deactivatePresentation,
  deletePresentation,
  duplicatePresentation,
  findPresentation,
  listPresentations,
  movePresentation,
  type presentationOrders,
  type presentationStates,
  savePresentation,
  selectPresentations,
} from '@psifida/contract/endpoints/presentations';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { type Said, whatWasDone } from '../../lib/many.ts';
import { type ListFilter, pagedQuery } from '../../lib/paged-query.ts';
import type { Seen } from '../../lib/selection.ts';
import { sentAgain } from '../../lib/tried-again.ts';
import type { Deed } from '../../ui/many/use-many.ts';

const all = ['presentations'] as const;

export type PresentationFilter = ListFilter<
  (typeof presentationStates)[number],
  (typeof presentationOrders)[number]
>;

export const presentationsQuery = (system: SystemId, filter: PresentationFilter = {}, limit = 24) =>
  pagedQuery({
    queryKey: [...all, system, 'list', filter, limit],
    page: (from, options) =>
      call(listPresentations, { params: { system }, query: { limit, ...filter, ...from } }, options),
  });

export const presentationQuery = (system: SystemId, id: string) =>
  queryOptions({
    queryKey: [...all, system, 'one', id],
    queryFn: ({ signal }) => call(findPresentation, { params: { system, id } }, { signal }),
  });

/** Whatever has changed one presentation: it is known now, and everything that counts or lists it asks again. */
function takePresentation(queries: QueryClient, presentation: Presentation): void {
  queries.setQueryData(presentationQuery(presentation.system, presentation.id).queryKey, presentation);
  refreshLists(queries, presentation.system);
}

function refreshLists(queries: QueryClient, system: SystemId): void {
  void queries.invalidateQueries({ queryKey: [...all, system, 'list'] });
  // Where a recipe, dish or product is used has changed with it.
  void queries.invalidateQueries({ queryKey: ['library'] });
  void queries.invalidateQueries({ queryKey: ['overview'] });
  void queries.invalidateQueries({ queryKey: ['calendar'] });
  void queries.invalidateQueries({ queryKey: ['activity'] });
  void queries.invalidateQueries({ queryKey: ['history'] });
}

type CreateBody = CallInput<typeof createPresentation>['body'];
type SaveBody = CallInput<typeof savePresentation>['body'];
type Which = { id: string; version: number };
export type Move = CallInput<typeof movePresentation>['body'] & { id: string };

type Wish = CallInput<typeof changePresentations>['body'];
/** Without what it is done to. */
export type ManyWish = Wish extends infer Each ? (Each extends Wish ? Omit<Each, 'which'> : never) : never;

/** All that match a filter, and what is done to several at once. */
export function useManyPresentations(system: SystemId) {
  const queries = useQueryClient();
  const change = async (body: Wish, said: Said) => {
    const answer = await call(changePresentations, { params: { system }, body }, { said });
    refreshLists(queries, system);
    void queries.invalidateQueries({ queryKey: [...all, system, 'one'] });
    return answer;
  };
  return {
    findAll: async (filter: PresentationFilter): Promise<readonly Seen[]> =>
      (await call(selectPresentations, { params: { system }, query: filter })).items,
    /** What is deleted is deleted as it was seen; the rest leaves what somebody else has written as it is. */
    toDeed: (what: Deed<ManyAnswer>['what'], wish: ManyWish): Deed<ManyAnswer> => ({
      what,
      change: (which, said) => {
        const seen = wish.what === 'delete' ? which : which.map(({ id }) => ({ id }));
        return change({ ...wish, which: seen } as Wish, said);
      },
      ...(wish.what !== 'delete' &&
        wish.what !== 'move' && {
          undo: ({ done }, said) => change({ what: 'undo', which: whatWasDone(done) }, said),
        }),
    }),
  };
}

export function usePresentationChanges(system: SystemId) {
  const queries = useQueryClient();
  const onSuccess = (presentation: Presentation) => takePresentation(queries, presentation);
  const refresh = () => refreshLists(queries, system);

  return {
    create: useMutation({
      ...sentAgain,
      mutationFn: (body: CreateBody) => call(createPresentation, { params: { system }, body }),
      onSuccess,
    }),
    save: useMutation({
      mutationFn: ({ id, ...body }: SaveBody & { id: string }) =>
        call(savePresentation, { params: { system, id }, body }),
      onSuccess,
    }),
    setActive: useMutation({
      mutationFn: ({ id, version, active }: Which & { active: boolean }) =>
        call(active ? activatePresentation : deactivatePresentation, {
          params: { system, id },
          body: { version },
        }),
      onSuccess,
    }),
    move: useMutation({
      mutationFn: ({ id, ...body }: Move) => call(movePresentation, { params: { system, id }, body }),
      // Pending until the lists have it; also when it was refused, because somebody else was quicker.
      onSettled: async () => {
        void queries.invalidateQueries({ queryKey: ['activity'] });
        await queries.invalidateQueries({ queryKey: [...all, system, 'list'] });
      },
    }),
    duplicate: useMutation({
      mutationFn: ({ id, copy, title }: { id: string; copy: string; title: Presentation['title'] }) =>
        call(duplicatePresentation, { params: { system, id }, body: { id: copy, title } }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: ({ id, version }: Which) =>
        call(deletePresentation, { params: { system, id }, query: { version } }),
      onSuccess: (_, { id }) => {
        refresh();
        queries.removeQueries({ queryKey: presentationQuery(system, id).queryKey });
      },
    }),
  };
}
