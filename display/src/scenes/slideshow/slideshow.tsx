import type { Bilingual } from '@psifida/contract/bilingual';
import type { SeenInRow } from '@psifida/contract/content/field-place';
import { coverEntry } from '@psifida/contract/content/presentation-content';
import type { Manifest, ReleaseMedia, ReleasePresentation } from '@psifida/contract/content/release';
import { useEffect, useMemo, useRef } from 'react';
import { Board, BoardAlone } from '../common/board/board.tsx';
import { whatIsShown } from '../common/board/board-items.ts';
import { MovingImage, useCrossfade } from '../common/media/moving-image.tsx';
import { useMarks } from '../common/places.ts';
import { useItemsShown, useScene } from '../common/scene-context.ts';
import { storyIn, type Telling, tellingOf, wholeTitle } from '../common/text/story.ts';
import { PassingTitle } from '../common/text/titles.tsx';
import { WordsPane } from '../common/text/words-pane.tsx';
import { beginningWith } from '../common/time/rounds.ts';
import { slowPace } from '../common/time/slow-round.ts';
import { turnOf } from '../common/time/timetable.ts';
import { type Passing, usePassing } from '../common/time/use-loop.ts';
import { tellChange, useBegunAt } from '../common/time/wall-time.ts';
import styles from './slideshow.module.css';

const fadeMs = 1_600;

export default function Slideshow() {
  const { presentations, manifest, glass, live, wall } = useScene();
  const slides = useMemo(() => slidesOf(presentations, manifest.media), [presentations, manifest]);
  const slide = usePassing(slides, { running: live, withBoard: true });
  const layers = useCrossfade(slide);
  const marks = useMarks();
  const slot = slide?.slot;
  useItemsShown(slide && whatIsShown(slide), slide?.turn);
  useEffect(() => {
    if (wall && slot) tellChange(wall, slot.key, slot.from);
  }, [wall, slot]);
  if (!slides.length) return <BoardAlone />;
  return (
    <div className={styles.slideshow}>
      {layers.map(({ turn, item: { presentation, entry, media, ms, slot: own, board, key } }) =>
        board ? (
          <Board key={turn} item={board} ms={ms} from={own?.from} current={key === slide?.key} />
        ) : (
          <MovingImage
            key={turn}
            {...{ media, turn }}
            box={glass}
            ms={ms + 2 * fadeMs}
            mark={marks.entry(presentation, entry, 'media')}
            together={own && { turn: turnOf(own), from: own.from }}
          />
        ),
      )}
      {slide && !slide.board && (
        <WordsPane>
          <SlideTitle slide={slide} />
        </WordsPane>
      )}
    </div>
  );
}

/** More would be a pattern, not a progress: then one bar stands for all. */
const barsAtMost = 20;

function SlideTitle({ slide }: { slide: Passing<Slide> }) {
  const { language, live, glass } = useScene();
  const { presentation, entry, telling, title, index, count, ms } = slide;
  const marks = useMarks();
  const mark = (field: SeenInRow<'image'>) => marks.entry(presentation, entry, field);
  const bar = useRef<HTMLDivElement>(null);
  useBegunAt(bar, slide.slot?.from);
  const own = wholeTitle(telling);
  const { text, credit } = storyIn(telling, language);
  const bars = count <= barsAtMost ? count : 1;
  const current = count <= barsAtMost ? index : 0;
  return (
    <header className={styles.caption}>
      <PassingTitle
        key={`${slide.key} ${language}`}
        title={own ?? title}
        turn={index}
        ms={ms}
        mark={own ? mark('title') : marks.own('presentation', presentation, 'title')}
        story={{ text, credit, marks: { text: mark('text'), credit: mark('credit') } }}
      />
      <div ref={bar} className={styles.bars} aria-hidden="true">
        {Array.from({ length: bars }, (_, bar) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its position
          <span key={bar} className={styles.bar}>
            {bar < current && <span />}
            {bar === current && (
              <span
                key={slide.key}
                className={live ? styles.filling : ''}
                style={{
                  animationDuration: `${ms}ms`,
                  animationTimingFunction: slowPace(ms, (glass.width / bars) * devicePixelRatio),
                }}
              />
            )}
          </span>
        ))}
      </div>
    </header>
  );
}

type Slide = {
  key: string;
  presentation: string;
  title: Bilingual;
  entry: string;
  media: ReleaseMedia;
  telling: Telling;
};

/** Each presentation begins with its cover. */
export const slidesOf = (presentations: readonly ReleasePresentation[], media: Manifest['media']): Slide[] =>
  presentations.flatMap((presentation) => {
    const cover = coverEntry(presentation)?.id;
    const images = presentation.entries.flatMap((entry) => {
      const image = entry.kind === 'image' && entry.active ? media[entry.media] : undefined;
      return image ? [{ entry: entry.id, media: image, telling: tellingOf(entry, image) }] : [];
    });
    return beginningWith(images, ({ entry }) => entry === cover).map((image) => ({
      ...image,
      key: `${presentation.id} ${image.entry}`,
      presentation: presentation.id,
      title: presentation.title,
    }));
  });
