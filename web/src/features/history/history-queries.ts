import type { ContentOf } from '@psifida/contract/content/documents';
import type { LibraryItem } from '@psifida/contract/content/library-item';
import type { Presentation } from '@psifida/contract/content/presentation';
import {
  findItemRevision,
  listItemRevisions,
  restoreItemRevision,
} from '@psifida/contract/endpoints/library';
import { findRevision, listRevisions, restoreRevision } from '@psifida/contract/endpoints/presentations';
import type { LibraryKind } from '@psifida/contract/kinds';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';

export type Subject = Presentation | LibraryItem;

export const kindOf = (subject: Subject): 'presentation' | LibraryKind =>
  'kind' in subject ? subject.kind : 'presentation';

type Page = { query: { limit: number; after?: number } };
type Options = { signal: AbortSignal };
export type Form = { active: boolean; content: ContentOf['presentation' | LibraryKind] };

function callsOf(subject: Subject) {
  const { id } = subject;
  if ('kind' in subject) {
    const params = { kind: subject.kind, id };
    return {
      list: (page: Page, options: Options) => call(listItemRevisions, { params, ...page }, options),
      find: (number: number, options: Options): Promise<Form> =>
        call(findItemRevision, { params: { ...params, number } }, options),
      restore: (number: number, version: number): Promise<Subject> =>
        call(restoreItemRevision, { params: { ...params, number }, body: { version } }),
    };
  }
  const params = { system: subject.system, id };
  return {
    list: (page: Page, options: Options) => call(listRevisions, { params, ...page }, options),
    find: (number: number, options: Options): Promise<Form> =>
      call(findRevision, { params: { ...params, number } }, options),
    restore: (number: number, version: number): Promise<Subject> =>
      call(restoreRevision, { params: { ...params, number }, body: { version } }),
  };
}

/** Newest first, or from one of them on back. */
export const revisionsQuery = (subject: Subject, from?: number) =>
  infiniteQueryOptions({
    queryKey: ['history', subject.id, 'list', from],
    queryFn: ({ pageParam, signal }) =>
      callsOf(subject).list({ query: { limit: 20, ...(pageParam ? { after: pageParam } : {}) } }, { signal }),
    initialPageParam: from === undefined ? 0 : from + 1,
    getNextPageParam: ({ next }) => next,
  });

/** A revision never changes, so it is asked for once. */
export const revisionQuery = (subject: Subject, number: number) =>
  queryOptions({
    queryKey: ['revision', subject.id, number],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => callsOf(subject).find(number, { signal }),
  });

export function useRestore<Of extends Subject>(subject: Of) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ number, version }: { number: number; version: number }) =>
      callsOf(subject).restore(number, version) as Promise<Of>,
    onSuccess: () => queries.invalidateQueries(),
  });
}
