import { useMemo } from 'react';
import { MovingPicture, useCrossfade } from '../common/moving-picture.tsx';
import { useMarks } from '../common/places.ts';
import { useItemsShown, useScene } from '../common/scene-context.ts';
import { usePassing } from '../common/use-loop.ts';
import { SlideTitle } from './slide-title.tsx';
import { slidesOf } from './slides.ts';
import styles from './slideshow.module.css';

const fadeMs = 1_600;

export default function Slideshow() {
  const { presentations, manifest, glass, live } = useScene();
  const slides = useMemo(() => slidesOf(presentations, manifest.media), [presentations, manifest]);
  const slide = usePassing(slides, { running: live });
  const layers = useCrossfade(slide);
  const marks = useMarks();
  useItemsShown(slide ? { presentation: slide.presentation, entry: slide.entry } : null);
  return (
    <div className={styles.slideshow}>
      {layers.map(({ turn, item: { presentation, entry, media, ms } }) => (
        <MovingPicture
          key={turn}
          {...{ media, turn }}
          box={glass}
          ms={ms + 2 * fadeMs}
          mark={marks.entry(presentation, entry, 'media')}
        />
      ))}
      {slide && <SlideTitle slide={slide} />}
    </div>
  );
}
