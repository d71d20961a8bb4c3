import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

type Paged<Page> = {
  queryKey: QueryKey;
  /** One page: from the start, or after the place that the page before it named. */
  page: (from: { after?: string }, options: { signal: AbortSignal }) => Promise<Page>;
};

/** A list that is read page by page, each page naming where the next one begins. */
export const pagedQuery = <Page extends { next: string | null }>({ queryKey, page }: Paged<Page>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => page(pageParam ? { after: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
