import { listPeople } from '@psifida/contract/endpoints/accounts';
import { type ActivityAction, listActivity, listActivityPeople } from '@psifida/contract/endpoints/activity';
import type { SystemId } from '@psifida/contract/registry/systems';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export type ActivityFilter = {
  system?: SystemId | undefined;
  action?: ActivityAction | undefined;
  by?: string | undefined;
};

export const activityQuery = (filter: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: ['activity', filter],
    queryFn: ({ pageParam, signal }) =>
      call(listActivity, { query: { ...filter, ...(pageParam ? { after: pageParam } : {}) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });

/** Below the same key as the activity itself: whatever refreshes the one refreshes the other. */
export const activityPeopleQuery = queryOptions({
  queryKey: ['activity', 'people'],
  queryFn: ({ signal }) => call(listActivityPeople, {}, { signal }),
});

/** Also whoever is only named by something older than the activity. */
export const namedPeopleQuery = queryOptions({
  queryKey: ['activity', 'named'],
  queryFn: ({ signal }) => call(listPeople, {}, { signal }),
});
