import type { Language, Words } from '@psifida/contract/bilingual';
import { type Audios, heardIn } from '@psifida/contract/content/audios';
import { texts } from '@psifida/contract/content/glass-texts/common-texts';
import type { ReleaseAudio } from '@psifida/contract/content/release';
import { useEffect, useRef, useState } from 'react';
import { keepVolume } from '../../../device/volume.ts';
import { useScene } from '../scene-context.ts';
import { Told } from '../text/told.tsx';
import styles from './listen.module.css';
import { beginListening, endListening } from './listening.ts';

export type Listening = {
  playing: boolean;
  /** From 0 to 1; 0 where nobody has begun. */
  share: number;
  name: string;
  toggle(): void;
};

type Heard = {
  /** Null without audio, on a silent display, and for a broken file. */
  listening: Listening | null;
  /** The transcript: once listening has begun, and at once on a silent display. */
  spoken: Words | null;
};

export const still = { playing: false, share: 0, begun: false };

type Played = Pick<HTMLAudioElement, 'paused' | 'ended' | 'currentTime' | 'duration'>;

export function heardOf(
  { paused, ended, currentTime, duration }: Played,
  before: typeof still,
): typeof still {
  const playing = !paused && !ended;
  return {
    playing,
    share: duration > 0 && !ended ? currentTime / duration : 0,
    // Whoever reads along is not done when the voice is.
    begun: before.begun || playing,
  };
}

type Said = { audio: Pick<ReleaseAudio, 'words' | 'credit'>; language: Language };

/** The transcript, and beneath it the credit that its rights ask for. */
export const saidIn = ({ audio: { words, credit }, language: lang }: Said): Words => ({
  words: [words.trim(), credit && `${texts[lang].audio}: ${credit[lang]}`].filter(Boolean).join('\n'),
  lang,
});

/** Ends with what it belongs to, and with the visit. */
export function useListening(audios: Audios | undefined, language: Language): Heard {
  const { manifest, audio: isOn, visit, onTrouble } = useScene();
  const [{ playing, share, begun }, setState] = useState(still);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const audio = useRef<HTMLAudioElement | null>(null);
  const tell = useRef(onTrouble);
  tell.current = onTrouble;
  const heard = heardIn(audios, {
    language,
    find: (id) => (broken.has(id) ? undefined : manifest.audios?.[id]),
  });
  const { url, id } = (isOn && heard?.audio) || {};

  // biome-ignore lint/correctness/useExhaustiveDependencies: with the visit ends what was heard in it
  useEffect(() => {
    if (!url || !id) return;
    const element = new Audio();
    const leaveVolume = keepVolume(element);
    const look = () => {
      if (element.paused || element.ended) endListening(element);
      setState((before) => heardOf(element, before));
    };
    const breakOff = () => {
      endListening(element);
      setState(still);
      setBroken((before) => new Set([...before, id]));
      tell.current('audio-broken', id);
    };
    for (const event of ['play', 'playing', 'pause', 'ended', 'timeupdate'] as const)
      element.addEventListener(event, look);
    element.addEventListener('error', breakOff);
    element.preload = 'metadata';
    element.src = url;
    audio.current = element;
    return () => {
      element.removeEventListener('error', breakOff);
      leaveVolume();
      element.pause();
      endListening(element);
      // Ends the download.
      element.removeAttribute('src');
      element.load();
      audio.current = null;
      setState(still);
    };
  }, [url, id, visit]);

  if (!heard) return { listening: null, spoken: null };
  const spoken = saidIn(heard);
  if (!url) return { listening: null, spoken };
  const toggle = () => {
    const { current } = audio;
    if (!current) return;
    if (!current.paused) return current.pause();
    beginListening(current);
    // A browser that refuses reports it by events too, or is asked again by the next press.
    current.play().catch(() => endListening(current));
  };
  const name = texts[language][playing ? 'pause' : 'listen'];
  return { listening: { playing, share, name, toggle }, spoken: begun ? spoken : null };
}

export const ListenSign = ({ listening: { playing, share } }: { listening: Listening }) => (
  <svg
    viewBox="0 0 24 24"
    width="1em"
    height="1em"
    aria-hidden="true"
    focusable="false"
    className={styles.sign}
  >
    <circle className={styles.ring} cx="12" cy="12" r="10.6" />
    {share > 0 && (
      <circle
        className={styles.heard}
        data-heard={share}
        cx="12"
        cy="12"
        r="10.6"
        pathLength="1"
        strokeDasharray={`${share} 1`}
      />
    )}
    <path
      d={playing ? 'M9.5 8v8M14.5 8v8' : 'M6.5 10v4h2.6l3.4 2.8V7.2L9.1 10zM15.3 9.4a3.7 3.7 0 0 1 0 5.2'}
    />
  </svg>
);

/** For a scene without buttons of its own kind. */
export const ListenPill = ({ listening, language }: { listening: Listening | null; language: Language }) =>
  listening && (
    <button type="button" className={styles.pill} lang={language} onClick={listening.toggle}>
      <ListenSign listening={listening} />
      {listening.name}
    </button>
  );

type SpokenProps = { said: Words | null; className?: string | undefined };

/** The transcript; scrolled into view as listening begins. */
export function Spoken({ said, className = '' }: SpokenProps) {
  const { reducedMotion } = useScene();
  const place = useRef<HTMLDivElement>(null);
  const begun = said !== null;
  const before = useRef(begun);
  useEffect(() => {
    if (begun && !before.current) showWithin(place.current, reducedMotion ? 'instant' : 'smooth');
    before.current = begun;
  }, [begun, reducedMotion]);
  return (
    <div ref={place}>
      <Told said={said} mark={{}} className={`${styles.spoken} ${className}`} />
    </div>
  );
}

/** Scrolls just far enough to show all of it, or where that is too much, its beginning. */
function showWithin(words: HTMLElement | null, behavior: ScrollBehavior): void {
  const view = words?.closest('section');
  if (!words || !view) return;
  const [own, room] = [words.getBoundingClientRect(), view.getBoundingClientRect()];
  view.scrollBy({ top: Math.min(own.top - room.top, Math.max(0, own.bottom - room.bottom)), behavior });
}
