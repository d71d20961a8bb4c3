import { type RefObject, useEffect, useEffectEvent } from 'react';
import { freeCaptions } from '../common/media/captions.ts';

export type Outcome = 'ended' | 'broken' | 'stalled' | 'aborted';

/** For a browser that does not report the first frame. */
const tellsWithinMs = 1_500;
/** A busy machine may need a second for a frame. */
const paintedByMs = 5_000;

const frame = () => new Promise<void>((begun) => requestAnimationFrame(() => begun()));

/** Two further frames may begin before a page's changes are seen; a hidden page paints nothing. */
export const onGlass = (): Promise<void> =>
  Promise.race([
    frame().then(frame).then(frame),
    new Promise<void>((given) => setTimeout(given, paintedByMs)),
  ]);

/** Resolves once the first frame is painted; false where there will be none. */
export async function loadVideo(
  video: HTMLVideoElement,
  source: string,
  signal: AbortSignal,
): Promise<boolean> {
  const isPainted = await firstFrame(video, source, signal);
  if (isPainted) await onGlass();
  return isPainted;
}

/** A frame is reported when it is handed over to be drawn, not when it is. */
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

/** Without this a display that runs for weeks runs out of decoders. */
export function freeVideo(video: HTMLVideoElement): void {
  video.pause();
  video.removeAttribute('src');
  freeCaptions(video);
  video.load();
}

export function startVideo(video: HTMLVideoElement): void {
  video.play().catch((error: unknown) => {
    // A browser that refuses audio before a touch gets a silent video.
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
    video.muted = true;
    video.play().catch(() => {});
  });
}

type Play = { signal: AbortSignal; onStart(pass: () => void): void };

/** To its end, or until it is passed over. */
export function playVideo(video: HTMLVideoElement, { signal, onStart }: Play): Promise<Outcome> {
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
    startVideo(video);
  });
}

export const stallMs = 15_000;
const lookEvery = 1_000;

/** `onStall` is called once for each time that the video stands still. */
export function useStallGuard(
  video: RefObject<HTMLVideoElement | null>,
  playing: boolean,
  onStall: () => void,
): void {
  const stalled = useEffectEvent(onStall);
  useEffect(() => {
    if (!playing) return;
    let position = -1;
    let since = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const at = video.current?.currentTime ?? -1;
      if (at !== position || document.visibilityState !== 'visible') {
        position = at;
        since = now;
      } else if (now - since >= stallMs) {
        since = now;
        stalled();
      }
    }, lookEvery);
    return () => clearInterval(timer);
  }, [video, playing]);
}
