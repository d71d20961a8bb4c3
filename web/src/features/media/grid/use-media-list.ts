import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type MediaFilter, mediaListQuery, whilePreparing } from '../media-queries.ts';

/** The library, page by page; while a new filter is asked for, what was found before stays in sight. */
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
    // What was added while one scrolls moves the pages: the same asset can then come twice.
    const seen = new Map(data?.pages.flatMap((page) => page.items).map((asset) => [asset.id, asset]));
    return data ? [...seen.values()] : undefined;
  }, [data]);
  return { ...query, items };
}
