import type { LibraryKind } from '@psifida/contract/content/kinds';
import {
  type ExchangeFormat,
  exportItems,
  type ImportLine,
  importItems,
  importRefusedParams,
} from '@psifida/contract/endpoints/library';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { refreshAfterItems } from '../library-queries.ts';

const types: Record<ExchangeFormat, string> = { csv: 'text/csv', json: 'application/json' };

export function useExport(kind: LibraryKind) {
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (format: ExchangeFormat) => call(exportItems, { params: { kind }, query: { format } }),
  });
  const download = async (format: ExchangeFormat) => {
    const found = await mutateAsync(format).catch(() => null);
    if (!found) return;
    const address = URL.createObjectURL(new Blob([found.text], { type: `${types[format]};charset=utf-8` }));
    const link = document.createElement('a');
    link.href = address;
    link.download = found.fileName;
    link.click();
    URL.revokeObjectURL(address);
  };
  return { download, isPending, error };
}

type Given = { format: ExchangeFormat; text: string };

/** First a dry run, whose lines stay in sight; then it is written as a whole, or not at all. */
export function useImport(kind: LibraryKind) {
  const queries = useQueryClient();
  const [lines, setLines] = useState<ImportLine[] | null>(null);
  const [written, setWritten] = useState<number | null>(null);
  const mutation = useMutation({
    mutationFn: (body: Given & { dryRun: boolean; without: number[] }) =>
      call(importItems, { params: { kind }, body }),
    onSuccess: (answer, { dryRun }) => {
      if (dryRun) return setLines(answer.lines);
      setLines(null);
      setWritten(answer.lines.filter(({ action }) => action !== 'unchanged').length);
      refreshAfterItems(queries);
    },
    onError: (error) => {
      // Something has changed since the dry run: the lines as they stand now.
      const now = error instanceof ProblemError && importRefusedParams.safeParse(error.params).data;
      if (now) setLines(now.lines);
    },
  });
  return {
    lines,
    written,
    isPending: mutation.isPending,
    error: mutation.error,
    check: (given: Given) => {
      setWritten(null);
      mutation.mutate({ ...given, dryRun: true, without: [] });
    },
    write: (given: Given & { without: number[] }) => mutation.mutate({ ...given, dryRun: false }),
    reset: () => {
      setLines(null);
      mutation.reset();
    },
  };
}
