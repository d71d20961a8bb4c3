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
