import type { Answer, AnyEndpoint } from '@psifida/contract/endpoints/endpoint';
import {
  infiniteQueryOptions,
  type QueryKey,
  queryOptions,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type CallArguments, type CallGiven, call } from './api-client.ts';

export const readQuery = <E extends AnyEndpoint>(queryKey: QueryKey, endpoint: E, given: CallGiven<E>) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(endpoint, ...([given, { signal }] as unknown as CallArguments<E>)),
  });

type Items<E extends AnyEndpoint> = Answer<E> extends { items: infer Items } ? Items : never;

export const listQuery = <E extends AnyEndpoint>(queryKey: QueryKey, endpoint: E, given: CallGiven<E>) =>
  queryOptions({
    ...readQuery(queryKey, endpoint, given),
    select: (answer: Answer<E>) => (answer as { items: Items<E> }).items,
  });

/** A list read page by page; each page names where the next one begins. */
export const pagedQuery = <E extends AnyEndpoint>(queryKey: QueryKey, endpoint: E, given: CallGiven<E>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(given as { query?: object }).query, after: pageParam ?? undefined };
      return call(endpoint, ...([{ ...given, query }, { signal }] as unknown as CallArguments<E>));
    },
    initialPageParam: null as string | number | null,
    getNextPageParam: (page) => (page as { next: string | number | null }).next,
  });

export type ListFilter<State extends string, Order extends string> = {
  search?: string | undefined;
  state?: State | undefined;
  order?: Order | undefined;
  reversed?: 'true' | undefined;
};

type Then<E extends AnyEndpoint> = Pick<
  UseMutationOptions<Answer<E>, Error, CallGiven<E>>,
  'onSuccess' | 'onSettled' | 'retry' | 'retryDelay'
>;

export const useChange = <E extends AnyEndpoint>(endpoint: E, then: Then<E>) =>
  useMutation<Answer<E>, Error, CallGiven<E>>({
    mutationFn: (given) => call(endpoint, ...([given] as unknown as CallArguments<E>)),
    ...then,
  });

/** Asks again for what lies under a key; for everything without one. */
export function useRefresh(queryKey: QueryKey = []) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey });
}
