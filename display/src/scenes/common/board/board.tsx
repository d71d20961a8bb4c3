import { type Language, wordsIn } from '@psifida/contract/bilingual';
import { dateAt } from '@psifida/contract/content/athens-time';
import { eventCategoryNames } from '@psifida/contract/content/event';
import { placeKey } from '@psifida/contract/content/field-place';
import { boardLabels } from '@psifida/contract/content/glass-texts/board-texts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Glass } from '../../scene.ts';
import { Image } from '../media/image.tsx';
import { type Mark, useAsked, useMarks, useStill } from '../places.ts';
import { useItemsShown, useScene } from '../scene-context.ts';
import { emsOf } from '../text/set-words.ts';
import { withHyphens } from '../text/with-hyphens.ts';
import { WordsPane } from '../text/words-pane.tsx';
import styles from './board.module.css';
import { type BoardItem, type BoardRoom, boardItems, boardMs, imageOf, saysBoth } from './board-items.ts';
import {
  announcementPages,
  type BoardBlock,
  type BoardPage,
  boardSettings,
  eventPages,
} from './board-pages.ts';
import { Mosaic } from './mosaic.tsx';
import { useNotices } from './use-notices.ts';
import { whenOf } from './when-of.ts';

type BoardProps = {
  item: BoardItem;
  ms: number;
  /** By the trusted clock, on a wall. */
  from?: number | undefined;
  /** False while another one fades in over it. */
  current: boolean;
  /** At the foot, and so high. */
  foot?: { children: ReactNode; px: number };
};

/** An announcement, or some events, as a scene of type. */
export const Board = (props: BoardProps) => (
  <div
    className={styles.board}
    data-look={props.item.kind === 'announcement' && props.item.important ? 'important' : 'usual'}
  >
    <WordsPane>
      <Sheet {...props} />
    </WordsPane>
  </div>
);

function Sheet({ item, ms, from, current, foot }: BoardProps) {
  const scene = useScene();
  const { glass, manifest, languageMode, town, now } = scene;
  const language = useLanguageOf(current);
  const media = manifest.media[imageOf(item) ?? ''];
  const markOf = useMarksOf(item);
  const place = placeOf(glass, { image: media !== undefined, foot: foot?.px ?? 0 });
  const [today] = useState(() => dateAt(from ?? now()));
  const { width, height } = place.words;
  const pages = useMemo(() => {
    const room = { textPx: glass.textPx, ease: glass.ease, width, height };
    return pagesOf(item, language, { room, both: saysBoth(languageMode), town, today });
  }, [item, language, languageMode, town, today, glass.textPx, glass.ease, width, height]);
  const at = usePage(pages, { ms, from, markOf });
  return (
    <>
      <div className={styles.band} style={place.band}>
        <Mosaic
          seed={item.key}
          look={place.upright ? 'across' : 'down'}
          long={Math.max(place.band.width, place.band.height) / Math.min(place.band.width, place.band.height)}
          warm={item.kind === 'announcement' && item.important}
        />
      </div>
      {media && place.image && (
        <div className={styles.image} style={place.image} {...markOf('image')}>
          <Image media={media} size="full" />
        </div>
      )}
      <article key={`${at} ${language}`} className={styles.words} style={place.words}>
        {pages[at]?.blocks.map((block, order) => (
          <Block
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place on the page
            key={order}
            block={block}
            width={width}
            mark={markOf(block)}
            first={order === 0}
          />
        ))}
      </article>
      {pages.length > 1 && (
        <div className={styles.bars} style={place.bars} aria-hidden="true">
          {pages.length <= barsAtMost &&
            pages.map(({ share }, page) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its position
              <span key={`${page} ${share}`} data-now={page === at || undefined} />
            ))}
        </div>
      )}
      {foot && (
        <div className={styles.foot} style={place.foot}>
          {foot.children}
        </div>
      )}
    </>
  );
}

const barsAtMost = 24;

const elements = {
  label: 'p',
  when: 'p',
  event: 'h2',
  place: 'p',
  title: 'h1',
  text: 'p',
  otherTitle: 'p',
  otherText: 'p',
} as const;

const isTitle = (part: BoardBlock['part']) => part === 'title' || part === 'otherTitle' || part === 'event';

type BlockProps = { block: BoardBlock; width: number; mark: Mark; first: boolean };

function Block({ block: { part, language, words, px }, width, mark, first }: BlockProps) {
  const Element = elements[part];
  const { line, above } = boardSettings[part];
  // A word of a title is broken only where it is longer than a line.
  const isBroken = !isTitle(part) || words.split(/\s/).some((word) => emsOf(word) * px > width + 1);
  return (
    <Element
      className={`${styles.block} ${styles[part]}`}
      lang={language}
      {...mark}
      style={{ fontSize: px, lineHeight: line, marginTop: first ? 0 : `${above}em` }}
    >
      {isBroken ? withHyphens(words, language) : words}
    </Element>
  );
}

/** While it leaves, it stays in the language in which it was read. */
function useLanguageOf(current: boolean): Language {
  const { language } = useScene();
  const last = useRef(language);
  if (current) last.current = language;
  return last.current;
}

type Setting = {
  room: Parameters<typeof eventPages>[2];
  both: boolean;
  town: Record<Language, string> | null;
  today: string;
};

const withTown = (label: Record<Language, string>, town: Setting['town']) => ({
  el: [label.el, town?.el].filter(Boolean).join(' · '),
  en: [label.en, town?.en].filter(Boolean).join(' · '),
});

function pagesOf(
  item: BoardItem,
  language: Language,
  { room, both, town, today }: Setting,
): readonly BoardPage[] {
  if (item.kind === 'announcement') {
    const label = withTown(boardLabels[item.important ? 'important' : 'usual'], town);
    return announcementPages({ ...item, label }, language, { room, both });
  }
  const { when, category, events } = item;
  const label = withTown(boardLabels[when], category ? eventCategoryNames[category] : null);
  const rowsIn = (one: Language) =>
    events.map((event) => ({
      event: event.id,
      when: [whenOf(event, one, today), !category && eventCategoryNames[event.category][one]]
        .filter(Boolean)
        .join(' · '),
      lang: wordsIn(event.title, one)?.lang ?? one,
      title: wordsIn(event.title, one)?.words ?? '',
      place: wordsIn(event.place ?? undefined, one)?.words ?? '',
    }));
  const pagesIn = (one: Language) => eventPages({ label, rows: rowsIn(one) }, one, room);
  const pages = pagesIn(language);
  if (!both) return pages;
  const all = [...pages, ...pagesIn(language === 'el' ? 'en' : 'el')];
  return all.map((page) => ({ ...page, share: page.share / 2 }));
}

/** Of which field a block says something, and the image. */
function useMarksOf(item: BoardItem): (of: Pick<BoardBlock, 'part' | 'event'> | 'image') => Mark {
  const marks = useMarks();
  if (item.kind === 'announcement')
    return (of) => {
      if (of === 'image') return marks.own('announcement', item.id, 'image');
      if (of.part === 'label') return marks.own('announcement', item.id, 'pressing');
      return of.part === 'title' || of.part === 'otherTitle'
        ? marks.own('announcement', item.id, 'title')
        : marks.own('announcement', item.id, 'text');
    };
  return (of) => {
    if (of === 'image') return marks.own('event', item.events[0]?.id ?? '', 'image');
    if (of.event === undefined) return {};
    if (of.part === 'when') return marks.own('event', of.event, 'begin');
    return of.part === 'event'
      ? marks.own('event', of.event, 'title')
      : marks.own('event', of.event, 'place');
  };
}

type Paging = Pick<BoardProps, 'ms' | 'from'> & { markOf: ReturnType<typeof useMarksOf> };

/** By the clock of a wall, or since it came; in a preview the one that has what is asked for. */
function usePage(pages: readonly BoardPage[], { ms, from, markOf }: Paging): number {
  const { wall } = useScene();
  const asked = useAsked();
  const still = useStill();
  const wanted = asked && placeKey(asked);
  const found = pages.findIndex(({ blocks }) => blocks.some((one) => markOf(one)['data-field'] === wanted));
  const [came] = useState(() => performance.now());
  const [, look] = useState(0);
  const began = wall && from !== undefined ? wall.runningAt(from) : came;
  const passed = (performance.now() - began) / ms;
  let [at, end] = [0, pages[0]?.share ?? 1];
  while (at < pages.length - 1 && passed >= end - 1e-6) {
    at += 1;
    end += pages[at]?.share ?? 1;
  }
  useEffect(() => {
    if (still || at >= pages.length - 1) return;
    const timer = setTimeout(look, Math.max(20, began + end * ms - performance.now()), at + 1);
    return () => clearTimeout(timer);
  }, [at, pages, began, end, ms, still]);
  return wanted && found >= 0 ? found : at;
}

const everything: BoardRoom = { announcements: true, events: true };

/** Where a wall has no image or video; also the preview of an announcement or an event. */
export function BoardAlone({ room = everything }: { room?: BoardRoom }) {
  const { languageMode, presentations } = useScene();
  const items = boardItems(useNotices(), room);
  const still = useStill();
  const [turn, setTurn] = useState(0);
  const item = items[turn % Math.max(1, items.length)];
  const ms = item ? boardMs(item, languageMode) : 0;
  useEffect(() => {
    if (!ms || still) return;
    const timer = setTimeout(setTurn, ms, turn + 1);
    return () => clearTimeout(timer);
  }, [ms, still, turn]);
  const presentation = presentations[0]?.id;
  useItemsShown(item && presentation ? { presentation, entry: item.key } : null, turn);
  return item ? <Board key={turn} item={item} ms={ms} current /> : null;
}

/** In sizes of the text, beneath which words have the whole glass. */
const leastBeside = 11;
const [wideShare, tallShare] = [0.36, 0.36];

export function placeOf(
  { width, height, textPx, airPx }: Glass,
  { image, foot }: { image: boolean; foot: number },
) {
  const upright = height > width;
  const band = Math.round(Math.max(airPx * 0.9, Math.min(width, height) * 0.04));
  const bars = airPx * 0.9;
  const beside = upright
    ? image && width >= leastBeside * textPx && height * (1 - tallShare) >= leastBeside * textPx
    : image && width * (1 - wideShare) >= (leastBeside + 3) * textPx;
  const imageBox = upright
    ? { left: 0, top: 0, width, height: height * tallShare }
    : { left: width * (1 - wideShare), top: 0, width: width * wideShare, height: height - foot };
  const top = upright ? band + (beside ? imageBox.height : 0) : 0;
  const left = upright ? 0 : band;
  const right = !upright && beside ? imageBox.width : 0;
  const words = {
    left: left + airPx * 1.6,
    top: top + airPx * 1.2,
    width: width - left - right - airPx * 3.2,
    height: height - top - airPx * 2 - bars - foot,
  };
  return {
    upright,
    image: beside ? imageBox : null,
    band: upright
      ? { left: 0, top: beside ? imageBox.height : 0, width, height: band }
      : { left: 0, top: 0, width: band, height },
    words,
    bars: { left: words.left, width: words.width, top: words.top + words.height + airPx * 0.5 },
    foot: { left: words.left, width: words.width, bottom: 0, height: foot },
  };
}
