import type { ReleaseMedia } from '@psifida/contract/content/release';
import type { Size } from '@psifida/contract/registry/check';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { Mark } from '../places.ts';
import { useScene } from '../scene-context.ts';
import { slowPace } from '../time/slow-round.ts';
import { useBegunAt } from '../time/wall-time.ts';
import { altOf, BlurredFill } from './image.tsx';
import styles from './moving-image.module.css';
import { type Frame, farthest, kenBurns, panAcross, type Reach, showsWhole, transformOf } from './travel.ts';

type MovingImageProps = {
  /** Its image must be decoded already. */
  media: ReleaseMedia;
  box: Size;
  turn: number;
  /** From the beginning of its fade to the end of its successor's. */
  ms: number;
  mark?: Mark;
  /** On a wall: which way it wanders, and when it began. */
  together?: { turn: number; from: number } | undefined;
  /** Words stand beside it. */
  beside?: boolean;
  /** Covers the box whatever its shape, and moves along what does not fit. */
  pans?: Reach | false;
};

/** Moves slowly around its focal point, in the box or whole within it; fades in over what is beneath it. */
export function MovingImage(props: MovingImageProps) {
  const { media, box, turn, ms, mark, together, beside = false, pans = false } = props;
  const { sourceOf, reducedMotion } = useScene();
  const way = together?.turn ?? turn;
  const layer = useRef<HTMLDivElement>(null);
  useBegunAt(layer, together?.from);
  const frame = {
    ...mark,
    ref: layer,
    className: `${styles.layer} ${reducedMotion ? styles.brief : ''} ${turn === 0 ? styles.first : ''}`,
  };
  const focal = media.focalPoint;
  if (pans && showsWhole(media.size, box)) {
    const pan = panAcross(media.size, box, { focal, turn: way, reach: pans });
    return (
      <div {...frame}>
        <WanderingImage {...{ media, ms }} size={pan} seenIn={box} way={pan} />
      </div>
    );
  }
  const travel = kenBurns(media.size, box, { focal, turn: way, beside });
  const { x, y, width, height } = travel.window;
  return (
    <div {...frame}>
      {travel.whole && <BlurredFill source={sourceOf(media, 'small')} />}
      <div
        className={`${styles.window} ${travel.whole ? styles.whole : ''}`}
        style={{ left: x, top: y, width, height }}
      >
        {/* Where nothing moves, the wider view. */}
        <WanderingImage
          {...{ media, ms }}
          size={travel}
          seenIn={travel.window}
          way={{ ...travel, still: way % 2 === 0 ? travel.from : travel.to }}
        />
      </div>
    </div>
  );
}

type WanderingImageProps = {
  media: ReleaseMedia;
  size: Size;
  seenIn: Size;
  way: { from: Frame; to: Frame /** Where nothing moves. */; still: Frame };
  ms: number;
};

function WanderingImage({ media, size, seenIn, way, ms }: WanderingImageProps) {
  const { sourceOf, language, reducedMotion } = useScene();
  const place: CSSProperties & Record<`--${string}`, string> = {
    width: size.width,
    height: size.height,
    transform: transformOf(way.still),
    '--from': transformOf(way.from),
    '--to': transformOf(way.to),
    animationDuration: `${ms}ms`,
    animationTimingFunction: slowPace(ms, farthest(way, seenIn) * devicePixelRatio),
  };
  return (
    <img
      className={`${styles.image} ${reducedMotion ? '' : styles.moving}`}
      style={place}
      src={sourceOf(media, 'full')}
      alt={altOf(media, language)}
      lang={language}
      decoding="sync"
      draggable={false}
    />
  );
}

/** The longest fade, and time for a busy machine to begin it. */
const coveredAfterMs = 2_600;

/** The lower layer goes once it is covered: unseen, it would still be moved and painted in every frame. */
export function useCrossfade<T extends { key: string }>(item: T | undefined): readonly Faded<T>[] {
  const [layers, setLayers] = useState<readonly Faded<T>[]>([]);
  const next = withShown(layers, item);
  if (next !== layers) setLayers(next);
  const turn = next.at(-1)?.turn;
  useEffect(() => {
    if (turn === undefined) return;
    const timer = setTimeout(() => setLayers((shown) => withoutCovered(shown, turn)), coveredAfterMs);
    return () => clearTimeout(timer);
  }, [turn]);
  return next;
}

/** The turn counts up. */
export type Faded<T> = { item: T; turn: number };

type Layers<T> = readonly Faded<T>[];

/** The same layers where the item is shown already. */
export function withShown<T extends { key: string }>(layers: Layers<T>, item: T | undefined): Layers<T> {
  const top = layers[layers.length - 1];
  if (!item || top?.item.key === item.key) return layers;
  return [...layers.slice(-1), { item, turn: (top?.turn ?? -1) + 1 }];
}

/** The same layers where a newer one has come meanwhile. */
export const withoutCovered = <T,>(layers: Layers<T>, turn: number): Layers<T> =>
  layers.length > 1 && layers[layers.length - 1]?.turn === turn ? layers.slice(-1) : layers;
