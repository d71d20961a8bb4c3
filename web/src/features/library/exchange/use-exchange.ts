import {
  type ExchangeFormat,
  exportItems,
  type ImportLine,
  importItems,
  importRefusedParams,
} from '@psifida/contract/endpoints/library';
import type { UsedKind } from '@psifida/contract/kinds';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/api-client.ts';
import { ProblemError } from '../../../api/problem-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { refreshAfterItems } from '../library-queries.ts';

const types: Record<ExchangeFormat, string> = { csv: 'text/csv', json: 'application/json' };
const names: Record<UsedKind, string> = { recipe: 'recipes', dish: 'dishes', product: 'products' };

type ExportedFile = { name: string; type: string; text: string; items: number };

/** One file is downloaded at once; several are offered one by one, each small enough to be imported again. */
export function useExport(kind: UsedKind) {
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async (format: ExchangeFormat): Promise<ExportedFile[]> => {
      const found: { text: string; items: number }[] = [];
      for (let after: string | null | undefined; after !== null; ) {
        const { next, ...part } = await call(exportItems, { params: { kind }, query: { format, after } });
        found.push(part);
        after = next;
      }
      return found.map((part, index) => ({
        ...part,
        name: `${names[kind]}${found.length > 1 ? `-${index + 1}` : ''}.${format}`,
        type: types[format],
      }));
    },
    onSuccess: ([only, ...others]) => only && !others.length && saveFile(only),
  });
  return { download: (format: ExchangeFormat) => mutate(format), files: data ?? [], isPending, error };
}

type Given = { format: ExchangeFormat; text: string };

/** First a dry run, whose lines stay in sight; then it is written as a whole, or not at all. */
export function useImport(kind: UsedKind) {
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
      // Changed since the dry run: shows the current lines.
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
