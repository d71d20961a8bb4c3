import type { MediaDetails, MediaKind, Resolution } from '@psifida/contract/content/media';
import type { RightsState } from '@psifida/contract/content/rights';
import type { Answer, CallInput } from '@psifida/contract/endpoints/endpoint';
import {
  changeManyMedia,
  deleteMedia,
  editMedia,
  findMedia,
  listMedia,
  listMediaTags,
  type mediaOrders,
  replaceMedia,
  replaceMediaFile,
  selectMedia,
  setMediaPoster,
} from '@psifida/contract/endpoints/media';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';
import { pagedQuery, readQuery, useChange } from '../../api/queries.ts';
import { type Said, whatWasDone } from '../../ui/many/many.ts';
import type { Seen } from '../../ui/many/selection.ts';
import type { Action } from '../../ui/many/use-many.ts';
import { assetQuery, whilePreparing } from './image/use-assets.ts';

const all = ['media'] as const;

export type MediaFilter = {
  search?: string;
  kind?: MediaKind;
  resolution?: Resolution;
  tag?: string;
  unused?: boolean;
  doubted?: boolean;
  rights?: RightsState;
  order?: MediaOrder;
  reversed?: boolean;
};
type MediaOrder = (typeof mediaOrders)[number];

export const isFiltered = ({ order: _, reversed: _reversed, ...filter }: MediaFilter): boolean =>
  Object.values(filter).some(Boolean);

export const toQuery = ({ search, unused, doubted, reversed, tag, ...filter }: MediaFilter) => ({
  ...filter,
  search: search || undefined,
  tag: tag || undefined,
  unused: unused ? ('true' as const) : undefined,
  doubted: doubted ? ('true' as const) : undefined,
  reversed: reversed ? ('true' as const) : undefined,
});

export const mediaPageSize = 60;

export const mediaListQuery = (filter: MediaFilter) =>
  infiniteQueryOptions({
    ...pagedQuery([...all, 'list', toQuery(filter)], listMedia, {
      query: { limit: mediaPageSize, ...toQuery(filter) },
    }),
    // Comparing thousands of rows costs more than drawing the few in sight.
    structuralSharing: false,
  });

/** All that match, also those that are not in sight; of them only those that lack a description, if wanted. */
export const selectAllMedia = async (filter: MediaFilter, lacksAlt = false): Promise<readonly Seen[]> =>
  (await call(selectMedia, { query: { ...toQuery(filter), lacksAlt: lacksAlt ? 'true' : undefined } })).items;

const mediaTagsQuery = readQuery([...all, 'tags'], listMediaTags, {});

export const useMediaTags = () => useQuery(mediaTagsQuery).data?.items ?? [];

type Wish = CallInput<typeof changeManyMedia>['body'];
export type MediaAnswer = Answer<typeof changeManyMedia>;

export function useManyMedia() {
  const queries = useQueryClient();
  const change = async (body: Wish, said: Said) => {
    const answer = await call(changeManyMedia, { body }, { said });
    void queries.invalidateQueries({ queryKey: all });
    return answer;
  };
  return {
    toDelete: (): Action<MediaAnswer> => ({
      what: 'delete',
      change: (which, said) => change({ what: 'delete', which }, said),
    }),
    toTag: (tags: { add: string[]; remove: string[] }): Action<MediaAnswer> => ({
      what: 'tags',
      change: (which, said) =>
        change({ what: 'tags', which: which.map(({ id }) => ({ id })), ...tags }, said),
      undo: ({ done, before }, said) =>
        change(
          {
            what: 'undo',
            which: whatWasDone(done).map((one) => ({ ...one, tags: before[one.id] ?? [] })),
          },
          said,
        ),
    }),
  };
}

export const mediaDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'details', id],
    queryFn: ({ signal }) => call(findMedia, { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => !!data && whilePreparing([data]),
  });

/** Refetches whatever shows media. */
export const refreshMedia = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: [...all, 'list'] }),
    queries.invalidateQueries({ queryKey: [...all, 'asset'] }),
  ]);

export function useMediaChanges() {
  const queries = useQueryClient();
  const onSuccess = (details: MediaDetails) => {
    const { usedIn: _, captions: __, ...asset } = details;
    queries.setQueryData(mediaDetailsQuery(details.id).queryKey, details);
    queries.setQueryData(assetQuery(details.id).queryKey, asset);
    void queries.invalidateQueries({ queryKey: [...all, 'list'] });
  };
  return {
    edit: useChange(editMedia, { onSuccess }),
    replace: useChange(replaceMediaFile, { onSuccess }),
    // Documents of any kind may have changed with it.
    replaceEverywhere: useChange(replaceMedia, { onSuccess: () => queries.invalidateQueries() }),
    setPoster: useChange(setMediaPoster, { onSuccess }),
    remove: useChange(deleteMedia, {
      onSuccess: (_, { params: { id } }) => {
        queries.removeQueries({ queryKey: mediaDetailsQuery(id).queryKey });
        void refreshMedia(queries);
      },
    }),
  };
}
