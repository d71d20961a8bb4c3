import { createStore } from '../../../device/store.ts';

/** The one audio heard, or video in signs watched, on this glass: videos are muted meanwhile, and nobody is asked whether they are there. */
export const listening = createStore<HTMLMediaElement | null>(null);

export function beginListening(audio: HTMLMediaElement): void {
  const before = listening.get();
  listening.set(audio);
  if (before !== audio) before?.pause();
}

export function endListening(audio: HTMLMediaElement): void {
  if (listening.get() === audio) listening.set(null);
}
