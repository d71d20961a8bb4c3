const sampleMs = 600;

/**
 * Counts what is really drawn: the browser calls only when it is about to paint. In samples, because asking in every
 * frame would have it style, paint and commit a page of which nothing but finished layers move.
 */
export function countFrames() {
  let [frames, spanMs] = [0, 0];
  let last = performance.now();
  let running: Promise<void> | null = null;

  const nextFrame = () => new Promise<number>(requestAnimationFrame);
  const run = async () => {
    const begun = await nextFrame();
    for (let before = begun; before - begun < sampleMs; ) {
      const now = await nextFrame();
      frames += 1;
      spanMs += now - before;
      before = now;
    }
    last = performance.now();
    running = null;
  };

  return {
    /** Done once enough has been drawn; never while the picture stands still. */
    sample: (): Promise<void> => {
      running ??= run();
      return running;
    },
    /** When a sample last came to its end. */
    last: () => last,
    /** What the samples since the last time this was asked have counted. */
    take: () => {
      const taken = { frames, frameSpanMs: Math.round(spanMs) };
      [frames, spanMs] = [0, 0];
      return taken;
    },
  };
}
export type Frames = ReturnType<typeof countFrames>;
