import { type ActivityAction, listActivity } from '@psifida/contract/endpoints/activity';
import type { SystemId } from '@psifida/contract/registry/systems';
import { infiniteQueryOptions } from '@tanstack/react-query';
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
