import { readCalendar } from '@psifida/contract/endpoints/calendar';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export const calendarQuery = queryOptions({
  queryKey: ['calendar'],
  queryFn: async ({ signal }) => (await call(readCalendar, { query: {} }, { signal })).presentations,
});
