import { periodFault } from '@psifida/contract/content/shown';
import type { VisitSubject } from '@psifida/contract/content/visits';
import { eraseVisits, readCounting, reportVisits, switchCounting } from '@psifida/contract/endpoints/visits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';
import { readQuery, useChange, useRefresh } from '../../api/queries.ts';

const all = ['visits'] as const;

export const countingQuery = readQuery([...all, 'counting'], readCounting, {});

type Wanted = { subject: VisitSubject; id: string; presentation?: string; from: string; until: string };

export const visitReportQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: [...all, 'report', wanted],
    queryFn: ({ signal }) => call(reportVisits, { query: wanted }, { signal }),
    enabled: wanted.id !== '' && !periodFault(wanted.from, wanted.until),
    placeholderData: keepPreviousData,
  });

export function useCountingChanges() {
  const refresh = useRefresh(all);
  const then = { onSuccess: () => void refresh() };
  return { turn: useChange(switchCounting, then), erase: useChange(eraseVisits, then) };
}
