import { createStore } from '../store.ts';

/**
 * The one sound that is heard on this glass, whoever asked for it. Another one ends it; films are silent meanwhile, and
 * nobody who listens is asked whether they are still there.
 */
export const listening = createStore<HTMLAudioElement | null>(null);

export function beginListening(audio: HTMLAudioElement): void {
  const before = listening.get();
  listening.set(audio);
  if (before !== audio) before?.pause();
}

export function endListening(audio: HTMLAudioElement): void {
  if (listening.get() === audio) listening.set(null);
}
