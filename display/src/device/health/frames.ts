const sampleMs = 600;

/** In samples: asking in every frame would have the page styled and painted where only finished layers move. */
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
    /** Resolves once enough has been drawn; never while the image stands still. */
    sample: (): Promise<void> => {
      running ??= run();
      return running;
    },
    last: () => last,
    take: () => {
      const taken = { frames, frameSpanMs: Math.round(spanMs) };
      [frames, spanMs] = [0, 0];
      return taken;
    },
  };
}
export type Frames = ReturnType<typeof countFrames>;
