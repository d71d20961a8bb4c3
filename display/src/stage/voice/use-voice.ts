import { languages } from '@psifida/contract/bilingual';
import type { ReleaseSpeech } from '@psifida/contract/content/speech';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createStore, useStore } from '../../device/store.ts';
import type { Voice, VoiceNow } from './voice.ts';

export const canSpeak = (speech: ReleaseSpeech): boolean => languages.some((name) => speech[name]);

type Options = VoiceNow & {
  stage: RefObject<HTMLElement | null>;
  /** Access mode is on, and the display may be heard. */
  on: boolean;
};

const nobodySpeaks = createStore(false);

/** Everything is read aloud while it is on; its code is loaded by whoever asks for it. */
export function useVoice({ stage, on, speech, recordings, language, leave }: Options) {
  const [voice, setVoice] = useState<Voice | null>(null);
  const now = useRef({ speech, recordings, language, leave });
  now.current = { speech, recordings, language, leave };
  const speaking = useStore(voice?.speaking ?? nobodySpeaks);

  useEffect(() => {
    if (!on) return;
    let opened: Voice | null = null;
    let isOver = false;
    void import('./voice.ts').then(({ openVoice }) => {
      if (isOver || !stage.current) return;
      opened = openVoice(stage.current, () => now.current);
      setVoice(opened);
    });
    return () => {
      isOver = true;
      opened?.close();
      setVoice(null);
    };
  }, [on, stage]);

  useEffect(() => {
    if (speech) voice?.look();
  }, [voice, speech]);

  return voice && { speaking, toggle: voice.toggle };
}
