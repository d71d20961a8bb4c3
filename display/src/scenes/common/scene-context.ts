import type { Counted } from '@psifida/contract/content/visits';
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import type { SceneProps, Shown } from '../scene.ts';

export const SceneContext = createContext<SceneProps | null>(null);

export function useScene(): SceneProps {
  const scene = use(SceneContext);
  if (!scene) throw new Error('only inside a SceneContext');
  return scene;
}

/** Tells the stage once that the scene may be seen, then what is on the glass whenever that changes. */
export function useItemsShown(shown: Shown | null | undefined, turn?: number): void {
  const { onReady, onShow, live } = useScene();
  const told = useRef(false);
  const presentation = shown?.presentation;
  const entry = shown?.entry ?? null;
  const there = presentation !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, whoever listens by then
  useEffect(() => {
    if (!there || told.current) return;
    told.current = true;
    onReady();
  }, [there]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new item is news
  useEffect(() => {
    if (presentation !== undefined && live) onShow({ presentation, entry }, turn);
  }, [presentation, entry, live, turn]);
}

export function useCounted(what: Counted, { presentation, entry }: Shown): void {
  const { count } = useScene();
  useEffect(() => count(what, { presentation, entry }), [count, what, presentation, entry]);
}

/** State of one visit: the next one begins with the initial value. */
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

/** Counts when to clear what a visitor left; not at a visit's first touch, which already moves something. */
export function useRounds(visit: number | null): number {
  const [seen, setSeen] = useState({ visit, round: 0 });
  if (seen.visit === visit) return seen.round;
  const round = seen.visit === null ? seen.round : seen.round + 1;
  setSeen({ visit, round });
  return round;
}
