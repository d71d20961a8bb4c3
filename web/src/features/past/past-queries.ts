import type { ReportSubject } from '@psifida/contract/content/shown';
import { periodFault } from '@psifida/contract/content/shown';
import { eraseFromPast, listPastDisplays, lookBack, reportShown } from '@psifida/contract/endpoints/past';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';
import { listQuery, useChange, useRefresh } from '../../api/queries.ts';

const all = ['past'] as const;

export const pastDisplaysQuery = listQuery([...all, 'displays'], listPastDisplays, {});

export const momentQuery = (id: string, at: string | undefined) =>
  queryOptions({
    queryKey: [...all, 'moment', id, at],
    queryFn: ({ signal }) => call(lookBack, { params: { id }, query: { at } }, { signal }),
    enabled: id !== '',
    // Placeholder of the same display, so that focus stays where it is.
    placeholderData: (before, query) => (query?.queryKey[2] === id ? before : undefined),
  });

export type ReportWanted = { subject: ReportSubject; id: string; from: string; until: string };

export const reportQuery = (wanted: ReportWanted) =>
  queryOptions({
    queryKey: [...all, 'report', wanted],
    queryFn: ({ signal }) => call(reportShown, { query: wanted }, { signal }),
    enabled: wanted.id !== '' && !periodFault(wanted.from, wanted.until),
    placeholderData: keepPreviousData,
  });

export function useErase() {
  const refresh = useRefresh(all);
  // Not awaited: the dialog closes before its subject disappears.
  return useChange(eraseFromPast, { onSuccess: () => void refresh() });
}
