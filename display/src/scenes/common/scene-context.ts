import type { Counted } from '@psifida/contract/content/visits';
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import type { SceneProps, Shown } from '../scene.ts';

/** What the stage gave to the scene, for the pieces deep inside it. */
export const SceneContext = createContext<SceneProps | null>(null);

export function useScene(): SceneProps {
  const scene = use(SceneContext);
  if (!scene) throw new Error('only inside a SceneContext');
  return scene;
}

/** Tells the stage that the scene may be seen, once, and from then on what is on the glass whenever that changes. */
export function useItemsShown(shown: Shown | null, turn?: number): void {
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

/** Counts that a visitor has come so far as to see this. */
export function useCounted(what: Counted, { presentation, entry }: Shown): void {
  const { count } = useScene();
  useEffect(() => count(what, { presentation, entry }), [count, what, presentation, entry]);
}

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

/**
 * Counts how often what a visitor left behind has to be cleared. The first touch of a visit is not such a moment: it
 * already moves something, and what lies under the finger must stay there.
 */
export function useRounds(visit: number | null): number {
  const [seen, setSeen] = useState({ visit, round: 0 });
  if (seen.visit === visit) return seen.round;
  const round = seen.visit === null ? seen.round : seen.round + 1;
  setSeen({ visit, round });
  return round;
}
