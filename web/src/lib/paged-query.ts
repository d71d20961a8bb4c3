import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

type Paged<Page> = {
  queryKey: QueryKey;
  /** One page: from the start, or after the place that the page before it named. */
  page: (from: { after?: string }, options: { signal: AbortSignal }) => Promise<Page>;
  /** Whether what is read again is compared with what is there: thousands of rows cost more than drawing the few in sight. */
  structuralSharing?: boolean;
};

/** A list that is read page by page, each page naming where the next one begins. */
export const pagedQuery = <Page extends { next: string | null }>({
  queryKey,
  page,
  structuralSharing = true,
}: Paged<Page>) =>
  infiniteQueryOptions({
    queryKey,
    structuralSharing,
    queryFn: ({ pageParam, signal }) => page(pageParam ? { after: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** What a list is narrowed to, and its order. */
export type ListFilter<State extends string, Order extends string> = {
  search?: string | undefined;
  state?: State | undefined;
  order?: Order | undefined;
  /** The order the other way round. */
  reversed?: 'true' | undefined;
};
