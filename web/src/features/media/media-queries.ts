import type { MediaDetails, MediaEdit, MediaKind, Resolution } from '@psifida/contract/content/media';
import {
  deleteMedia,
  editMedia,
  findMedia,
  listMedia,
  replaceMediaFile,
  setMediaPoster,
} from '@psifida/contract/endpoints/media';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { pagedQuery } from '../../lib/paged-query.ts';
import { loadAsset } from './picture/load-asset.ts';

const all = ['media'] as const;

export type MediaFilter = {
  search?: string;
  kind?: MediaKind;
  resolution?: Resolution;
  unused?: boolean;
};

export const isFiltered = ({ search, kind, resolution, unused }: MediaFilter): boolean =>
  !!(search || kind || resolution || unused);

export const mediaPageSize = 60;

export const mediaListQuery = ({ search, kind, resolution, unused }: MediaFilter) =>
  pagedQuery({
    queryKey: [...all, 'list', { search, kind, resolution, unused }],
    page: (from, options) => {
      const filter = {
        search: search || undefined,
        kind,
        resolution,
        unused: unused ? 'true' : undefined,
      } as const;
      return call(listMedia, { query: { limit: mediaPageSize, ...filter, ...from } }, options);
    },
    structuralSharing: false,
  });

/** Null when there is no such asset (any more). */
export const assetQuery = (id: string) =>
  queryOptions({ queryKey: [...all, 'asset', id], queryFn: () => loadAsset(id) });

export const mediaDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'details', id],
    queryFn: ({ signal }) => call(findMedia, { params: { id } }, { signal }),
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
