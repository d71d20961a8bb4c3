import { useEffect, useRef } from 'react';
import type { Shown } from '../scene.ts';
import { useScene } from './scene-context.ts';

/** Tells the stage that the scene may be seen, once, and from then on what is on the glass whenever that changes. */
export function useItemsShown(shown: Shown | null): void {
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
    if (presentation !== undefined && live) onShow({ presentation, entry });
  }, [presentation, entry, live]);
}
