import { freeCaptions } from '../common/captions.ts';
import { stallMs } from './use-stall-guard.ts';

/** How a film's turn ends. */
export type Outcome = 'ended' | 'broken' | 'stalled' | 'aborted';

/** Where a browser does not tell of the first frame, it has had this long to paint it. */
const tellsWithinMs = 1_500;
/** A busy machine may need a second for a frame. */
const paintedByMs = 5_000;

const frame = () => new Promise<void>((begun) => requestAnimationFrame(() => begun()));

/**
 * Resolves once what was given to the page is on the glass: it is drawn elsewhere, and two further frames may have begun
 * before it is seen. A page that nobody sees paints nothing.
 */
export const onGlass = (): Promise<void> =>
  Promise.race([
    frame().then(frame).then(frame),
    new Promise<void>((given) => setTimeout(given, paintedByMs)),
  ]);

/** Resolves once the first frame can be seen, were it in front; false where there will be none. */
export async function loadFilm(
  video: HTMLVideoElement,
  source: string,
  signal: AbortSignal,
): Promise<boolean> {
  const isPainted = await firstFrame(video, source, signal);
  if (isPainted) await onGlass();
  return isPainted;
}

/** The browser tells of a frame when it is handed over to be drawn, not when it is. */
function firstFrame(video: HTMLVideoElement, source: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const settled = new AbortController();
    const once = { once: true, signal: settled.signal };
    const frame = video.requestVideoFrameCallback(() => settle(true));
    let timer = setTimeout(() => settle(false), stallMs);
    const settle = (painted: boolean) => {
      clearTimeout(timer);
      video.cancelVideoFrameCallback(frame);
      settled.abort();
      resolve(painted);
    };
    const isLoaded = () => {
      clearTimeout(timer);
      timer = setTimeout(() => settle(true), tellsWithinMs);
    };
    video.addEventListener('loadeddata', isLoaded, once);
    video.addEventListener('error', () => settle(false), once);
    signal.addEventListener('abort', () => settle(false), once);
    video.src = source;
    video.load();
  });
}

/** Gives back what the film holds in memory; without this a display that runs for weeks runs out of decoders. */
export function freeFilm(video: HTMLVideoElement): void {
  video.pause();
  video.removeAttribute('src');
  freeCaptions(video);
  video.load();
}

export function startFilm(video: HTMLVideoElement): void {
  video.play().catch((error: unknown) => {
    // A browser that refuses sound before anybody has touched the glass gets a silent film.
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
    video.muted = true;
    video.play().catch(() => {});
  });
}

type Play = { signal: AbortSignal; onStart(pass: () => void): void };

/** Plays a film whose first frame is painted to its end, or until it is passed over. */
export function playFilm(video: HTMLVideoElement, { signal, onStart }: Play): Promise<Outcome> {
  return new Promise((resolve) => {
    const settled = new AbortController();
    const once = { once: true, signal: settled.signal };
    const settle = (outcome: Outcome) => {
      settled.abort();
      resolve(outcome);
    };
    video.addEventListener('ended', () => settle('ended'), once);
    video.addEventListener('error', () => settle('broken'), once);
    signal.addEventListener('abort', () => settle('aborted'), once);
    onStart(() => settle('stalled'));
    startFilm(video);
  });
}
