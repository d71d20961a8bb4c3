import type { Shown } from '../scenes/scene.ts';

/** Follows what is shown and tells when a presentation has been shown to its end: another follows, or it starts over. */
export function createRun() {
  let presentation: string | null = null;
  let seen = new Set<string>();
  return {
    show: ({ presentation: id, entry }: Shown): string | null => {
      const item = entry ?? '';
      const ended = presentation !== null && (presentation !== id || seen.has(item)) ? presentation : null;
      if (presentation !== id || seen.has(item)) seen = new Set();
      presentation = id;
      seen.add(item);
      return ended;
    },
    reset: () => {
      presentation = null;
      seen = new Set();
    },
  };
}
