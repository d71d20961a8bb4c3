import { useCallback, useEffect, useState } from 'react';
import type { Print } from './lay-table.ts';
import type { TableTop } from './table-top.ts';

export type Shown = { print: Print; leaving: boolean };

const lookAgainMs = 3_000;

/**
 * The pictures on the table. When someone chooses another topic, its pictures come; of those that were there, the ones
 * in someone's hands stay until nobody has touched them for a while.
 */
export function usePrints(wanted: readonly Print[], top: TableTop) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [laid, setLaid] = useState<readonly Print[]>([]);
  if (laid !== wanted) {
    setLaid(wanted);
    setShown(exchanged(shown, wanted, (key) => top.isInUse(key)));
  }
  const kept = shown.some(({ print, leaving }) => !leaving && !wanted.includes(print));
  useEffect(() => {
    if (!kept) return;
    const look = () => setShown((before) => exchanged(before, wanted, (key) => top.isInUse(key)));
    const timer = window.setInterval(look, lookAgainMs);
    return () => window.clearInterval(timer);
  }, [kept, wanted, top]);
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
  isInUse: (key: string) => boolean,
): readonly Shown[] {
  const keys = new Set(wanted.map(({ key }) => key));
  const others = shown
    .filter(({ print }) => !keys.has(print.key))
    .map((one) => ({ ...one, leaving: one.leaving || !isInUse(one.print.key) }));
  return [...others, ...wanted.map((print) => ({ print, leaving: false }))];
}
