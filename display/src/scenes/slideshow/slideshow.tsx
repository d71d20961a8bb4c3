import { useEffect, useMemo } from 'react';
import { MovingPicture, useCrossfade } from '../common/moving-picture.tsx';
import { useMarks } from '../common/places.ts';
import { useItemsShown, useScene } from '../common/scene-context.ts';
import { turnOf } from '../common/timetable.ts';
import { usePassing } from '../common/use-loop.ts';
import { tellChange } from '../common/wall-time.ts';
import { WordsPane } from '../common/words-pane.tsx';
import { SlideTitle } from './slide-title.tsx';
import { slidesOf } from './slides.ts';
import styles from './slideshow.module.css';

const fadeMs = 1_600;

export default function Slideshow() {
  const { presentations, manifest, glass, live, wall } = useScene();
  const slides = useMemo(() => slidesOf(presentations, manifest.media), [presentations, manifest]);
  const slide = usePassing(slides, { running: live });
  const layers = useCrossfade(slide);
  const marks = useMarks();
  const slot = slide?.slot;
  useItemsShown(
    slide ? { presentation: slide.presentation, entry: slide.entry } : null,
    slot && turnOf(slot),
  );
  useEffect(() => {
    if (wall && slot) tellChange(wall, slot.key, slot.from);
  }, [wall, slot]);
  return (
    <div className={styles.slideshow}>
      {layers.map(({ turn, item: { presentation, entry, media, ms, slot: own } }) => (
        <MovingPicture
          key={turn}
          {...{ media, turn }}
          box={glass}
          ms={ms + 2 * fadeMs}
          mark={marks.entry(presentation, entry, 'media')}
          together={own && { turn: turnOf(own), from: own.from }}
        />
      ))}
      {slide && (
        <WordsPane>
          <SlideTitle slide={slide} />
        </WordsPane>
      )}
    </div>
  );
}
