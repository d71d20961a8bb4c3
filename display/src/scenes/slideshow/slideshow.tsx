import { useMemo } from 'react';
import { usePreparePicture } from '../common/decoding.ts';
import { MovingPicture, useCrossfade } from '../common/moving-picture.tsx';
import { SceneContext, useItemsShown, useScene } from '../common/scene-context.ts';
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
  const { presentations, manifest, glass, live } = useScene();
  const slides = useMemo(() => slidesOf(presentations, manifest.media), [presentations, manifest]);
  const prepare = usePreparePicture('full');
  const key = useLoop({
    keys: slides.map((slide) => slide.key),
    ms: shownMs,
    running: live,
    prepare: (wanted) => prepare(slides.find((one) => one.key === wanted)?.media),
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
