import type { ReleaseMedia } from '@psifida/contract/content/release';
import { useEffect, useRef, useState } from 'react';
import { altOf } from '../common/alt-of.ts';
import { BlurredFill } from '../common/blurred-fill.tsx';
import captions from '../common/captions.module.css';
import { freeCaptions, giveCaptions, showCaptions } from '../common/captions.ts';
import { showsWhole } from '../common/ken-burns.ts';
import { Picture } from '../common/picture.tsx';
import { RoundButton } from '../common/round-button.tsx';
import { useScene } from '../common/scene-context.ts';
import { texts } from '../common/texts.ts';
import { useBox } from '../common/use-box.ts';
import { useSharpening } from '../common/use-sharpening.ts';
import styles from './totem.module.css';

/** The pictures of a point, one at a time; the large buttons stand at the lower edge, nearest to the hand. */
export function Gallery({ media }: { media: readonly ReleaseMedia[] }) {
  const { language, sourceOf } = useScene();
  const [index, setIndex] = useState(0);
  const [element, box] = useBox<HTMLDivElement>();
  const current = media[index];
  const sharpness = useSharpening(current?.id ?? '');
  if (!current) return null;
  const go = (way: 1 | -1) => setIndex((index + way + media.length) % media.length);
  const whole = box.width > 0 && showsWhole(current.size, box);
  return (
    <div ref={element} className={styles.gallery}>
      {whole && <BlurredFill source={sourceOf(current, 'small')} />}
      <Picture media={current} size={sharpness} fit={whole ? 'contain' : 'cover'} />
      {current.film && <Film key={current.id} media={current} whole={whole} />}
      {media.length > 1 && (
        <div className={styles.turning}>
          <RoundButton
            icon="previous"
            label={texts[language].previousPicture}
            lang={language}
            onPress={() => go(-1)}
          />
          <span className={styles.count}>
            {index + 1} / {media.length}
          </span>
          <RoundButton
            icon="next"
            label={texts[language].nextPicture}
            lang={language}
            onPress={() => go(1)}
          />
        </div>
      )}
    </div>
  );
}

/** A film among the pictures plays by itself, over its own picture until its first frame is there. */
function Film({ media, whole }: { media: ReleaseMedia; whole: boolean }) {
  const { filmOf, sound, language, onTrouble } = useScene();
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
      muted={!sound}
      autoPlay
      loop
      playsInline
      onError={() => onTrouble('film-broken', media.id)}
    />
  );
}
