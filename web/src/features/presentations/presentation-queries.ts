import type { Presentation } from '@psifida/contract/content/presentation';
import type { CallInput } from '@psifida/contract/endpoints/endpoint';
import type { ManyAnswer } from '@psifida/contract/endpoints/many';
import {
  changePresentations,
  createPresentation,
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
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';
import { sentAgain } from '../../api/problem-error.ts';
import { type ListFilter, pagedQuery, readQuery, useChange } from '../../api/queries.ts';
import { type Said, whatWasDone } from '../../ui/many/many.ts';
import type { Seen } from '../../ui/many/selection.ts';
import type { Action } from '../../ui/many/use-many.ts';

const all = ['presentations'] as const;

export type PresentationFilter = ListFilter<
  (typeof presentationStates)[number],
  (typeof presentationOrders)[number]
>;

export const presentationsQuery = (system: SystemId, filter: PresentationFilter = {}, limit = 24) =>
  pagedQuery([...all, system, 'list', filter, limit], listPresentations, {
    params: { system },
    query: { limit, ...filter },
  });

export const presentationQuery = (system: SystemId, id: string) =>
  readQuery([...all, system, 'one', id], findPresentation, { params: { system, id } });

function refreshLists(queries: QueryClient, system: SystemId): void {
  void queries.invalidateQueries({ queryKey: [...all, system, 'list'] });
  // Uses of library items depend on it.
  for (const other of ['library', 'overview', 'calendar', 'activity', 'history', 'displays'])
    void queries.invalidateQueries({ queryKey: [other] });
}

export type Move = CallInput<typeof movePresentation>['body'] & { id: string };

type Wish = CallInput<typeof changePresentations>['body'];
export type ManyWish = Wish extends infer Each ? (Each extends Wish ? Omit<Each, 'which'> : never) : never;

export function useManyPresentations(system: SystemId) {
  const queries = useQueryClient();
  const change = async (body: Wish, said: Said) => {
    // Whoever deletes has been asked twice.
    const query = body.what === 'delete' ? ({ takesOff: 'true' } as const) : {};
    const answer = await call(changePresentations, { params: { system }, query, body }, { said });
    refreshLists(queries, system);
    void queries.invalidateQueries({ queryKey: [...all, system, 'one'] });
    return answer;
  };
  return {
    findAll: async (filter: PresentationFilter): Promise<readonly Seen[]> =>
      (await call(selectPresentations, { params: { system }, query: filter })).items,
    /** What is deleted is deleted as it was seen; the rest leaves what somebody else has written as it is. */
    toAction: (what: Action<ManyAnswer>['what'], wish: ManyWish): Action<ManyAnswer> => ({
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
  const onSuccess = (saved: Presentation) => {
    queries.setQueryData(presentationQuery(system, saved.id).queryKey, saved);
    refreshLists(queries, system);
  };
  return {
    create: useChange(createPresentation, { ...sentAgain, onSuccess }),
    save: useChange(savePresentation, { onSuccess }),
    move: useMutation({
      mutationFn: ({ id, ...body }: Move) => call(movePresentation, { params: { system, id }, body }),
      // Pending until the lists are refetched; also on a conflict.
      onSettled: async () => {
        void queries.invalidateQueries({ queryKey: ['activity'] });
        await queries.invalidateQueries({ queryKey: [...all, system, 'list'] });
      },
    }),
    duplicate: useChange(duplicatePresentation, { onSuccess }),
    remove: useChange(deletePresentation, {
      onSuccess: (_, { params: { id } }) => {
        refreshLists(queries, system);
        queries.removeQueries({ queryKey: presentationQuery(system, id).queryKey });
      },
    }),
  };
}
