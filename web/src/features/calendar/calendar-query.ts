import { readCalendar } from '@psifida/contract/endpoints/calendar';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export const calendarQuery = queryOptions({
  queryKey: ['calendar'],
  queryFn: ({ signal }) => call(readCalendar, { query: {} }, { signal }),
});
