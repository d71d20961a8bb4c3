import { createStore } from '../../../device/store.ts';

/** The one audio heard on this glass: videos are muted meanwhile, and nobody is asked whether they are there. */
export const listening = createStore<HTMLAudioElement | null>(null);

export function beginListening(audio: HTMLAudioElement): void {
  const before = listening.get();
  listening.set(audio);
  if (before !== audio) before?.pause();
}

export function endListening(audio: HTMLAudioElement): void {
  if (listening.get() === audio) listening.set(null);
}
