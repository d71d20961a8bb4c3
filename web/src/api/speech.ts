import type { Language } from '@psifida/contract/bilingual';
import { hearText } from '@psifida/contract/endpoints/languages';
import { call } from './api-client.ts';

let playing: HTMLAudioElement | null = null;

/** Reads a text as displays do, sentence by sentence; whatever was being read before ends. */
export async function hear(text: string, language: Language): Promise<void> {
  playing?.pause();
  // Made in the press itself: later a browser would not let it play.
  const audio = new Audio();
  playing = audio;
  const { sounds } = await call(hearText, { body: { text, language } });
  const next = () => {
    const url = sounds.shift();
    if (!url || playing !== audio) return;
    audio.src = url;
    void audio.play().catch(() => {});
  };
  audio.addEventListener('ended', next);
  next();
}
