import type { ErasableKind, ReportSubject } from '@psifida/contract/content/shown';
import { periodFault } from '@psifida/contract/content/shown';
import { eraseFromPast, listPastDisplays, lookBack, reportShown } from '@psifida/contract/endpoints/past';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

const all = ['past'] as const;

export const pastDisplaysQuery = queryOptions({
  queryKey: [...all, 'displays'],
  queryFn: ({ signal }) => call(listPastDisplays, {}, { signal }),
  select: ({ items }) => items,
});

export const momentQuery = (id: string, at: string) =>
  queryOptions({
    queryKey: [...all, 'moment', id, at],
    queryFn: ({ signal }) => call(lookBack, { params: { id }, query: { at } }, { signal }),
    enabled: id !== '',
    // The next moment of the same display takes the place of this one, and focus stays where it is.
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
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { kind: ErasableKind; id: string }) => call(eraseFromPast, { body }),
    // Not waited for: the question closes before what it was about is gone from the page.
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: all });
    },
  });
}
