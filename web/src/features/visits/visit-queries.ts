import { periodFault } from '@psifida/contract/content/shown';
import type { VisitSubject } from '@psifida/contract/content/visits';
import { eraseVisits, readCounting, reportVisits, switchCounting } from '@psifida/contract/endpoints/visits';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

const all = ['visits'] as const;

export const countingQuery = queryOptions({
  queryKey: [...all, 'counting'],
  queryFn: ({ signal }) => call(readCounting, {}, { signal }),
});

type Wanted = { subject: VisitSubject; id: string; presentation?: string; from: string; until: string };

export const visitReportQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: [...all, 'report', wanted],
    queryFn: ({ signal }) => call(reportVisits, { query: wanted }, { signal }),
    enabled: wanted.id !== '' && !periodFault(wanted.from, wanted.until),
    placeholderData: keepPreviousData,
  });

/** What an administrator does to the counting as a whole. */
export function useCountingDeeds() {
  const queries = useQueryClient();
  const onSuccess = () => {
    void queries.invalidateQueries({ queryKey: all });
  };
  return {
    turn: useMutation({
      mutationFn: (counting: boolean) => call(switchCounting, { body: { counting } }),
      onSuccess,
    }),
    erase: useMutation({ mutationFn: () => call(eraseVisits), onSuccess }),
  };
}
