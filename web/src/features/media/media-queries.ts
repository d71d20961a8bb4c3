import type {
  MediaAsset,
  MediaDetails,
  MediaEdit,
  MediaKind,
  Resolution,
} from '@psifida/contract/content/media';
import type { Answer, CallInput } from '@psifida/contract/endpoints/endpoint';
import {
  changeManyMedia,
  deleteMedia,
  editMedia,
  findMedia,
  listMedia,
  listMediaTags,
  type mediaOrders,
  replaceMediaFile,
  selectMedia,
  setMediaPoster,
} from '@psifida/contract/endpoints/media';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { type Said, whatWasDone } from '../../lib/many.ts';
import { pagedQuery } from '../../lib/paged-query.ts';
import type { Seen } from '../../lib/selection.ts';
import type { Deed } from '../../ui/many/use-many.ts';
import { loadAsset } from './picture/load-asset.ts';

const all = ['media'] as const;

export type MediaFilter = {
  search?: string;
  kind?: MediaKind;
  resolution?: Resolution;
  tag?: string;
  unused?: boolean;
  doubted?: boolean;
  order?: MediaOrder;
  reversed?: boolean;
};
type MediaOrder = (typeof mediaOrders)[number];

export const isFiltered = ({ search, kind, resolution, tag, unused, doubted }: MediaFilter): boolean =>
  !!(search || kind || resolution || tag || unused || doubted);

/** As the server takes it. */
const toQuery = ({ search, unused, doubted, reversed, tag, ...filter }: MediaFilter) => ({
  ...filter,
  search: search || undefined,
  tag: tag || undefined,
  unused: unused ? ('true' as const) : undefined,
  doubted: doubted ? ('true' as const) : undefined,
  reversed: reversed ? ('true' as const) : undefined,
});

export const mediaPageSize = 60;

export const mediaListQuery = (filter: MediaFilter) =>
  pagedQuery({
    queryKey: [...all, 'list', toQuery(filter)],
    page: (from, options) =>
      call(listMedia, { query: { limit: mediaPageSize, ...toQuery(filter), ...from } }, options),
    structuralSharing: false,
  });

/** All that match, also those that are not in sight; of them only those that lack a description, if wanted. */
export const selectAllMedia = async (filter: MediaFilter, lacksAlt = false): Promise<readonly Seen[]> =>
  (await call(selectMedia, { query: { ...toQuery(filter), lacksAlt: lacksAlt ? 'true' : undefined } })).items;

const mediaTagsQuery = queryOptions({
  queryKey: [...all, 'tags'],
  queryFn: ({ signal }) => call(listMediaTags, {}, { signal }),
});

/** The tags that pictures and films have. */
export const useMediaTags = () => useQuery(mediaTagsQuery).data?.items ?? [];

type Wish = CallInput<typeof changeManyMedia>['body'];
export type MediaAnswer = Answer<typeof changeManyMedia>;

/** What is done to several at once. */
export function useManyMedia() {
  const queries = useQueryClient();
  const change = async (body: Wish, said: Said) => {
    const answer = await call(changeManyMedia, { body }, { said });
    void queries.invalidateQueries({ queryKey: all });
    return answer;
  };
  return {
    toDelete: (): Deed<MediaAnswer> => ({
      what: 'delete',
      change: (which, said) => change({ what: 'delete', which }, said),
    }),
    toTag: (tags: { add: string[]; remove: string[] }): Deed<MediaAnswer> => ({
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

/** Asked again until all of its sizes for displays are there. */
export const whilePreparing = (assets: readonly Pick<MediaAsset, 'preparing'>[]): number | false =>
  assets.some(({ preparing }) => preparing) && 2_000;

/** Null when there is no such asset (any more). */
export const assetQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'asset', id],
    queryFn: () => loadAsset(id),
    refetchInterval: ({ state: { data } }) => !!data && whilePreparing([data]),
  });

export const mediaDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'details', id],
    queryFn: ({ signal }) => call(findMedia, { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => !!data && whilePreparing([data]),
  });

/** What was added or has changed: whoever shows it asks again. */
export const refreshMedia = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: [...all, 'list'] }),
    queries.invalidateQueries({ queryKey: [...all, 'asset'] }),
  ]);

export function useMediaChanges(id: string) {
  const queries = useQueryClient();
  const params = { id };

  const take = (details: MediaDetails) => {
    const { usedIn: _, captions: __, ...asset } = details;
    queries.setQueryData(mediaDetailsQuery(id).queryKey, details);
    queries.setQueryData(assetQuery(id).queryKey, asset);
    void queries.invalidateQueries({ queryKey: [...all, 'list'] });
  };

  return {
    edit: useMutation({
      mutationFn: (body: MediaEdit) => call(editMedia, { params, body }),
      onSuccess: take,
    }),
    replace: useMutation({
      mutationFn: (body: { uploadId: string; version: number }) => call(replaceMediaFile, { params, body }),
      onSuccess: take,
    }),
    setPoster: useMutation({
      mutationFn: (body: { uploadId: string | null; version: number }) =>
        call(setMediaPoster, { params, body }),
      onSuccess: take,
    }),
    remove: useMutation({
      mutationFn: () => call(deleteMedia, { params }),
      onSuccess: () => {
        queries.removeQueries({ queryKey: mediaDetailsQuery(id).queryKey });
        void refreshMedia(queries);
      },
    }),
  };
}
