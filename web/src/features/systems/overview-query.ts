import { readOverview } from '@psifida/contract/endpoints/systems';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: ({ signal }) => call(readOverview, {}, { signal }),
});
