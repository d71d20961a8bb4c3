import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { whilePreparing } from '../image/use-assets.ts';
import { type MediaFilter, mediaListQuery } from '../media-queries.ts';

export function useMediaList(filter: MediaFilter, enabled = true) {
  const query = useInfiniteQuery({
    ...mediaListQuery(filter),
    enabled,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      !!data && whilePreparing(data.pages.flatMap((page) => page.items)),
  });
  const { data } = query;
  const items = useMemo(() => {
    // Inserts shift the pages, so the same asset can come twice.
    const seen = new Map(data?.pages.flatMap((page) => page.items).map((asset) => [asset.id, asset]));
    return data ? [...seen.values()] : undefined;
  }, [data]);
  return { ...query, items };
}
