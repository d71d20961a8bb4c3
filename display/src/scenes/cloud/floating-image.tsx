import { cloudTexts } from '@psifida/contract/content/glass-texts/cloud-texts';
import { type CSSProperties, useEffect, useRef } from 'react';
import { altOf, Image } from '../common/media/image.tsx';
import type { Point } from '../common/media/zoom.ts';
import type { Mark } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { goRound, type SlowRound } from '../common/time/slow-round.ts';
import type { Place } from './arrange.ts';
import type { CloudImage } from './cloud-content.ts';
import styles from './floating-image.module.css';

type FloatingImageProps = {
  image: CloudImage;
  index: number;
  home: Place | undefined;
  /** None while another category is chosen. */
  place: Place | undefined;
  lit: boolean;
  mark: Mark;
  onOpen(id: string, at: Point): void;
};

export function FloatingImage(props: FloatingImageProps) {
  const {
    image: { id, media, category },
    index,
    home,
    place,
    lit,
    mark,
    onOpen,
  } = props;
  const { language, glass, reducedMotion } = useScene();
  const button = useRef<HTMLButtonElement>(null);
  const depth = home?.depth;
  const { textPx } = glass;
  const round = useRef<SlowRound | null>(null);
  useEffect(() => {
    if (reducedMotion || depth === undefined || !button.current) return;
    const drifting = goRound(button.current, driftOf(textPx, depth), {
      ms: 32_000 + ((index * 7) % 13) * 1_000,
      from: ((index * 11) % 23) * 1_000,
      backwards: index % 2 === 1,
      stepMs,
    });
    round.current = drifting;
    return () => {
      drifting.cancel();
      round.current = null;
    };
  }, [reducedMotion, depth, textPx, index]);
  useEffect(() => {
    if (!lit) return;
    round.current?.pause();
    return () => round.current?.goOn();
  }, [lit]);
  if (!home) return null;
  const scale = place ? place.width / home.width : 1;
  const style: CSSProperties & Record<`--${string}`, string | number> = place
    ? {
        width: home.width,
        height: home.height,
        transform: `translate(${place.x - place.width / 2}px, ${place.y - place.height / 2}px) scale(${scale})`,
        zIndex: lit ? 10 : Math.round(home.depth * 4),
        '--depth': home.depth,
        // What becomes smaller keeps its corners and its shadow: it need not be painted again.
        '--scale': Math.max(1, scale),
      }
    : { width: home.width, height: home.height, visibility: 'hidden', opacity: 0 };
  return (
    <button
      ref={button}
      type="button"
      {...mark}
      className={styles.image}
      style={style}
      data-lit={lit}
      aria-label={altOf(media, language) || (category?.title[language] ?? cloudTexts[language].image)}
      lang={language}
      onClick={({ currentTarget }) => onOpen(id, centreWithin(currentTarget))}
    >
      <Image media={media} size={lit ? 'full' : 'small'} alt="" />
    </button>
  );
}

/** It drifts two pixels a second. */
const stepMs = 100;

/** The nearer, the wider; a browser without `translate` leaves images in place. */
function driftOf(textPx: number, depth: number): Keyframe[] {
  const [across, down] = [textPx * (0.2 + 0.25 * depth), textPx * (0.2 + 0.2 * depth)];
  return Array.from({ length: 9 }, (_, point) => {
    const angle = (Math.PI * point) / 4;
    return { translate: `${across * Math.cos(angle)}px ${down * Math.sin(angle)}px` };
  });
}

/** On the scene, which may be less than the window. */
function centreWithin(element: HTMLElement): Point {
  const scene = element.closest('[data-scene]')?.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2 - (scene?.left ?? 0), y: top + height / 2 - (scene?.top ?? 0) };
}
