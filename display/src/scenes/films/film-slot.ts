import { freeCaptions } from '../common/captions.ts';
import { stallMs } from './use-stall-guard.ts';

/** How a film's turn ends. */
export type Outcome = 'ended' | 'broken' | 'stalled' | 'aborted';

/** Where a browser does not tell of the first frame, it has had this long to paint it. */
const paintedByMs = 1_500;

/** Resolves once the first frame is painted; false where there will be none. */
export function loadFilm(video: HTMLVideoElement, source: string, signal: AbortSignal): Promise<boolean> {
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
      timer = setTimeout(() => settle(true), paintedByMs);
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
    video.play().catch((error: unknown) => {
      // A browser that refuses sound before anybody has touched the glass gets a silent film.
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
      video.muted = true;
      video.play().catch(() => {});
    });
  });
}
