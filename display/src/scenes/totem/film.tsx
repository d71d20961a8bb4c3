import type { ReleaseMedia } from '@psifida/contract/content/release';
import { useEffect, useRef } from 'react';
import { useStore } from '../../store.ts';
import { listening } from '../../visit/listening.ts';
import captions from '../common/captions.module.css';
import { freeCaptions, giveCaptions, showCaptions } from '../common/captions.ts';
import { altOf } from '../common/picture.tsx';
import { useScene } from '../common/scene-context.ts';
import styles from './film.module.css';

/** A film among the pictures plays by itself, over its own picture until its first frame is there. */
export function Film({ media, whole }: { media: ReleaseMedia; whole: boolean }) {
  const { filmOf, sound, language, onTrouble } = useScene();
  const isListening = useStore(listening) !== null;
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const { current } = video;
    if (!current) return;
    giveCaptions(current, media.captions);
    return () => freeCaptions(current);
  }, [media.captions]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element carries the language that it is asked for
  useEffect(() => {
    if (video.current) showCaptions(video.current);
  }, [language]);
  return (
    <video
      ref={video}
      className={`${styles.film} ${captions.captioned}`}
      style={{ objectFit: whole ? 'contain' : 'cover' }}
      src={filmOf(media)}
      aria-label={altOf(media, language)}
      lang={language}
      muted={!sound || isListening}
      autoPlay
      loop
      playsInline
      onError={() => onTrouble('film-broken', media.id)}
    />
  );
}
