import { useCallback, useState } from 'react';
import { useScene } from './scene-context.ts';

/** What a visitor has done here. It belongs to the visit: with the next one, or with none, it is as at first. */
export function useVisitState<T>(initial: T): [T, (change: Partial<T>) => void] {
  const { visit } = useScene();
  const [made, setMade] = useState({ visit, value: initial });
  const change = useCallback(
    (part: Partial<T>) =>
      setMade((before) => ({
        visit,
        value: { ...(before.visit === visit ? before.value : initial), ...part },
      })),
    [visit, initial],
  );
  return [made.visit === visit ? made.value : initial, change];
}
