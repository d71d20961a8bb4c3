import { useMemo, useRef } from 'react';
import { decodePicture } from '../common/decode-picture.ts';
import { MovingPicture } from '../common/moving-picture.tsx';
import { SceneContext, useScene } from '../common/scene-context.ts';
import { useCrossfade } from '../common/use-crossfade.ts';
import { useItemsShown } from '../common/use-items-shown.ts';
import { useLoop } from '../common/use-loop.ts';
import type { SceneProps } from '../scene.ts';
import { SlideTitle } from './slide-title.tsx';
import { slidesOf } from './slides.ts';
import styles from './slideshow.module.css';

const shownMs = 12_000;
const fadeMs = 1_600;

export default function Slideshow(props: SceneProps) {
  return (
    <SceneContext value={props}>
      <Slides />
    </SceneContext>
  );
}

function Slides() {
  const { presentations, manifest, glass, live, sourceOf, onTrouble } = useScene();
  const slides = useMemo(() => slidesOf(presentations, manifest.media), [presentations, manifest]);
  const upcoming = useRef<HTMLImageElement>(null);
  const key = useLoop({
    keys: slides.map((slide) => slide.key),
    ms: shownMs,
    running: live,
    prepare: async (wanted) => {
      const slide = slides.find((one) => one.key === wanted);
      if (!slide) return false;
      upcoming.current = await decodePicture(sourceOf(slide.media, 'full'));
      if (!upcoming.current) onTrouble('picture-broken', slide.media.id);
      return upcoming.current !== null;
    },
  });
  const slide = slides.find((one) => one.key === key);
  const layers = useCrossfade(slide);
  useItemsShown(slide ? { presentation: slide.presentation.id, entry: slide.entry } : null);
  return (
    <div className={styles.slideshow}>
      {layers.map(({ turn, item: { media } }) => (
        <MovingPicture key={turn} media={media} box={glass} turn={turn} ms={shownMs + 2 * fadeMs} />
      ))}
      {slide && <SlideTitle slide={slide} ms={shownMs} />}
    </div>
  );
}
