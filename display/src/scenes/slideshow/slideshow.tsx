import type { Bilingual } from '@psifida/contract/bilingual';
import type { SeenInRow } from '@psifida/contract/content/field-place';
import { coverEntry } from '@psifida/contract/content/presentation-content';
import type { Manifest, ReleaseMedia, ReleasePresentation } from '@psifida/contract/content/release';
import type { Size } from '@psifida/contract/registry/check';
import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { Board, BoardAlone } from '../common/board/board.tsx';
import { whatIsShown } from '../common/board/board-items.ts';
import { MovingImage, useCrossfade } from '../common/media/moving-image.tsx';
import {
  type CaptionPlace,
  captionPlace,
  leastBeside,
  roomBeside,
  travelOf,
} from '../common/media/travel.ts';
import { useMarks } from '../common/places.ts';
import { useItemsShown, useScene } from '../common/scene-context.ts';
import { storyIn, type Telling, tellingOf, wholeTitle } from '../common/text/story.ts';
import { secondsToTell } from '../common/text/title-budget.ts';
import { PassingTitle } from '../common/text/titles.tsx';
import { WordsPane } from '../common/text/words-pane.tsx';
import { beginningWith } from '../common/time/rounds.ts';
import { slowPace } from '../common/time/slow-round.ts';
import { turnOf } from '../common/time/timetable.ts';
import { type Passing, usePassing } from '../common/time/use-loop.ts';
import { tellChange, useBegunAt } from '../common/time/wall-time.ts';
import type { Glass } from '../scene.ts';
import styles from './slideshow.module.css';

const fadeMs = 1_600;

export default function Slideshow() {
  const { presentations, manifest, glass, live, wall } = useScene();
  const slides = useMemo(() => slidesOf(presentations, manifest.media), [presentations, manifest]);
  const slide = usePassing(slides, { running: live, withBoard: true });
  const layers = useCrossfade(slide);
  const marks = useMarks();
  const slot = slide?.slot;
  // On a wall the words stand on one of its displays.
  const besideOf = (one: Slide) => (wall ? null : besideIn(one, glass));
  const placeOf = (one: Slide) => (wall || besideOf(one) ? null : slideCaptionPlace(one, glass));
  useItemsShown(slide && whatIsShown(slide), slide?.turn);
  useEffect(() => {
    if (wall && slot) tellChange(wall, slot.key, slot.from);
  }, [wall, slot]);
  if (!slides.length) return <BoardAlone />;
  return (
    <div className={styles.slideshow}>
      {layers.map(({ turn, item }) =>
        item.board ? (
          <Board
            key={turn}
            item={item.board}
            ms={item.ms}
            from={item.slot?.from}
            current={item.key === slide?.key}
          />
        ) : (
          <MovingImage
            key={turn}
            {...{ media: item.media, turn }}
            box={glass}
            ms={item.ms + 2 * fadeMs}
            mark={marks.entry(item.presentation, item.entry, 'media')}
            together={item.slot && { turn: turnOf(item.slot), from: item.slot.from }}
            beside={!!besideOf(item)}
            pans={pansIn(glass)}
          />
        ),
      )}
      {slide && !slide.board && (
        <WordsPane>
          <SlideTitle slide={slide} beside={besideOf(slide)} place={placeOf(slide)} />
        </WordsPane>
      )}
    </div>
  );
}

/** More would be a pattern, not a progress: then one bar stands for all. */
const barsAtMost = 20;

/** A wide image on tall glass: two turns show its whole width. */
export const pansIn = ({ width, height }: Size) => width < height && { before: 1.1, beyond: 0.2 };

/** For the words of an image that tells something: whatever the language, so that the image stands the same. */
export const besideIn = ({ telling, media }: Slide, glass: Glass): Size | null => {
  const room = secondsToTell(telling.text) > 0 ? roomBeside(media.size, glass) : null;
  return room && room.width >= leastBeside * glass.textPx ? room : null;
};

export const slideCaptionPlace = ({ media }: Slide, glass: Glass): CaptionPlace | null =>
  captionPlace(
    travelOf(media.size, glass, { focal: media.focalPoint, pans: pansIn(glass) }).window,
    glass,
    glass.textPx,
  );

type SlideTitleProps = { slide: Passing<Slide>; beside: Size | null; place: CaptionPlace | null };

function SlideTitle({ slide, beside, place }: SlideTitleProps) {
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
    <header
      key={beside ? slide.key : 'caption'}
      className={beside ? styles.beside : styles.caption}
      style={beside ? ({ '--beside': `${beside.width}px` } as CSSProperties) : undefined}
    >
      <PassingTitle
        key={`${slide.key} ${language}`}
        {...{ ms, beside, place }}
        title={own ?? title}
        turn={index}
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
