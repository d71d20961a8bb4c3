import { useCallback, useLayoutEffect, useState } from 'react';
import type { Print } from './lay-table.ts';
import type { TableTop } from './table-top.ts';

export type Shown = { print: Print; leaving: boolean };

/** With another topic its images come; those that someone has taken stay until they are put back. */
export function usePrints(wanted: readonly Print[], top: TableTop) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [laid, setLaid] = useState<readonly Print[]>([]);
  if (laid !== wanted) {
    setLaid(wanted);
    setShown(exchanged(shown, wanted, (key) => top.isTaken(key)));
  }
  useLayoutEffect(() => {
    top.onPutBack = () => setShown((before) => exchanged(before, wanted, (key) => top.isTaken(key)));
  }, [top, wanted]);
  const gone = useCallback(
    (key: string) =>
      setShown((before) => before.filter(({ print, leaving }) => !leaving || print.key !== key)),
    [],
  );
  return { shown, gone };
}

export function exchanged(
  shown: readonly Shown[],
  wanted: readonly Print[],
  isTaken: (key: string) => boolean,
): readonly Shown[] {
  const keys = new Set(wanted.map(({ key }) => key));
  const others = shown
    .filter(({ print }) => !keys.has(print.key))
    .map((one) => ({ ...one, leaving: one.leaving || !isTaken(one.print.key) }));
  return [...others, ...wanted.map((print) => ({ print, leaving: false }))];
}
