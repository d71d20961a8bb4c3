import { createStore } from '../store.ts';

/** Counts what is really drawn: the browser calls only when it is about to paint. */
export function countFrames() {
  let frames = 0;
  let since = performance.now();
  let last = since;
  const listeners = new Set<() => void>();
  const count = () => {
    frames += 1;
    last = performance.now();
    for (const drawn of listeners) drawn();
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  return {
    last: () => last,
    /** Called in every frame. */
    subscribe: (drawn: () => void) => {
      listeners.add(drawn);
      return () => void listeners.delete(drawn);
    },
    /** Since the last time this was asked. */
    take: () => {
      const now = performance.now();
      const taken = { frames, frameSpanMs: Math.round(now - since) };
      frames = 0;
      since = now;
      return taken;
    },
  };
}

/** What is on the glass, as the stage says it. */
export type OnGlass = {
  release: { number: number; hash: string } | null;
  showing: { presentation: string; entry: string | null } | null;
  lastShow: number | null;
  visiting: boolean;
  longestFilmMs: number;
};

export const createGlass = () =>
  createStore<OnGlass>({
    release: null,
    showing: null,
    lastShow: null,
    visiting: false,
    longestFilmMs: 0,
  });
export type GlassStore = ReturnType<typeof createGlass>;
