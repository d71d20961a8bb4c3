/** What one of the two video elements does. */
export type Outcome = 'ended' | 'broken' | 'stalled';

/** A film that does not advance for this long is passed over. */
const patienceMs = 15_000;
const lookEveryMs = 1_000;

/** Resolves once the first frame is painted; false where there will be none. */
export function loadFilm(video: HTMLVideoElement, source: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const frame = video.requestVideoFrameCallback(() => settle(true));
    const timer = setTimeout(() => settle(false), patienceMs);
    const settle = (painted: boolean) => {
      clearTimeout(timer);
      video.cancelVideoFrameCallback(frame);
      resolve(painted);
    };
    video.addEventListener('error', () => settle(false), { once: true, signal });
    signal.addEventListener('abort', () => settle(false), { once: true });
    video.src = source;
    video.load();
  });
}

/** Gives back what the film holds in memory; without this a display that runs for weeks runs out of decoders. */
export function freeFilm(video: HTMLVideoElement): void {
  video.pause();
  video.removeAttribute('src');
  video.load();
}

/** Plays a film whose first frame is painted to its end. A browser that refuses sound without a touch gets none. */
export function playFilm(video: HTMLVideoElement, signal: AbortSignal): Promise<Outcome | 'aborted'> {
  return new Promise((resolve) => {
    let reached = -1;
    let movedAt = performance.now();
    const watch = setInterval(() => {
      const now = performance.now();
      if (video.currentTime !== reached) movedAt = now;
      else if (now - movedAt >= patienceMs) settle('stalled');
      else if (video.paused) start();
      reached = video.currentTime;
    }, lookEveryMs);
    const settle = (outcome: Outcome | 'aborted') => {
      clearInterval(watch);
      resolve(outcome);
    };
    const start = () => {
      video.play().catch((error: unknown) => {
        if (!(error instanceof DOMException) || error.name !== 'NotAllowedError' || signal.aborted) return;
        video.muted = true;
        video.play().catch(() => {});
      });
    };
    video.addEventListener('ended', () => settle('ended'), { once: true, signal });
    video.addEventListener('error', () => settle('broken'), { once: true, signal });
    signal.addEventListener('abort', () => settle('aborted'), { once: true });
    start();
  });
}
