import type { DocumentKind } from '@psifida/contract/content/documents';
import type { CallInput } from '@psifida/contract/endpoints/endpoint';
import {
  type DocumentLanguages,
  listLanguageDoubts,
  readDocumentLanguages,
  sayLanguagesRight,
} from '@psifida/contract/endpoints/languages';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from './api-client.ts';
import { pagedQuery } from './queries.ts';

const all = ['languages'] as const;

export type DoubtFilter = Pick<CallInput<typeof listLanguageDoubts>['query'], 'system' | 'code' | 'right'>;

export const doubtsQuery = (filter: DoubtFilter) =>
  infiniteQueryOptions({
    ...pagedQuery([...all, 'list', filter], listLanguageDoubts, { query: filter }),
    // After an update everything is looked at anew, and nobody tells when that is done.
    refetchInterval: ({ state }) => (state.data?.pages[0]?.judged === false ? 5_000 : false),
  });

type Saved = { id: string; version: number };

/** Of one save of a document. Until it is known what was said of the save before holds. */
export const documentLanguagesQuery = ({ id, version }: Saved) =>
  queryOptions({
    queryKey: [...all, 'document', id, version],
    queryFn: ({ signal }) => call(readDocumentLanguages, { params: { id } }, { signal }),
    placeholderData: (before: DocumentLanguages | undefined, query) =>
      query?.queryKey[2] === id ? before : undefined,
  });

type Said = CallInput<typeof sayLanguagesRight>['body'] & { kind: DocumentKind };

export function useSayRight() {
  const queries = useQueryClient();
  return useCallback(
    async (id: string, body: Said): Promise<void> => {
      const answer = await call(sayLanguagesRight, { params: { id }, body });
      queries.setQueriesData({ queryKey: [...all, 'document', id] }, answer);
      // Lists of documents count what is left to check.
      for (const list of ['presentations', 'library', 'media'])
        void queries.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[0] === list && queryKey.includes('list'),
        });
    },
    [queries],
  );
}
