import { readOverview } from '@psifida/contract/endpoints/systems';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: ({ signal }) => call(readOverview, {}, { signal }),
  // What is due changes with the time, whoever does nothing.
  refetchInterval: 10_000,
});
