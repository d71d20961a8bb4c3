import type { Bilingual, Language } from '@psifida/contract/bilingual';
import type { Size } from '@psifida/contract/registry/check';
import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useInterval } from '../../../device/use-interval.ts';
import type { Glass } from '../../scene.ts';
import type { CaptionPlace } from '../media/travel.ts';
import { type Mark, useAsked, useStill } from '../places.ts';
import { useScene } from '../scene-context.ts';
import { useBox } from '../use-box.ts';
import type { Story } from './story.ts';
import {
  captionBudget,
  captionStart,
  partMs,
  type Room,
  settingOf,
  type TitlePage,
  titleBudget,
} from './title-budget.ts';
import styles from './titles.module.css';
import { withHyphens } from './with-hyphens.ts';

type StoryMarks = Record<'text' | 'credit', Mark>;

const SetTitle = ({ page, marks }: { page: TitlePage; marks?: StoryMarks | undefined }) =>
  page.map(({ language, words, px, leads, part }) => {
    const Element = leads ? 'h1' : 'p';
    // Only the leading words shrink to stand on one line: the others are as small as words may be.
    const { line, pad, above } = settingOf(part ? { leads, part } : { leads });
    const size = {
      fontSize: leads ? `calc(${px}px * var(--fit, 1))` : px,
      ...{ lineHeight: line, paddingBlock: `${pad}em`, marginTop: `${above}em` },
    };
    const look = part ? styles[part] : leads ? styles.leading : styles.other;
    return (
      <Element
        key={part ?? language}
        {...(part && marks?.[part])}
        className={look}
        lang={language}
        style={size}
      >
        {withHyphens(words, language)}
      </Element>
    );
  });

type BilingualTitleProps = {
  title: Bilingual;
  language: Language;
  /** In sizes of the text, where there is room. */
  largest: readonly [number, number];
  /** The whole width and `share` of the glass's height unless given. */
  room?: Size | undefined;
  share?: number;
};

/** The whole width, and this share of the height. */
export const titleRoom = (glass: Glass, share: number) => ({
  ...glass,
  width: glass.width - glass.airPx * 4.4,
  height: glass.height * share,
});

/** Shown in parts, one after the other, where it is longer than its room. */
export function BilingualTitle({ title, language, largest, room, share = 1 }: BilingualTitleProps) {
  const { glass } = useScene();
  const pages = titleBudget(title, language, {
    ...(room ? { ...glass, ...room } : titleRoom(glass, share)),
    largest,
  });
  const [turn, setTurn] = useState(0);
  useInterval(() => setTurn((before) => before + 1), pages.length > 1 ? partMs : null);
  const page = pages[turn % pages.length];
  return page ? <SetTitle page={page} /> : null;
}

type FittedTitleProps = {
  title: string;
  /** In sizes of the text, where there is room. */
  most: number;
  /** Of the glass's height. */
  share: number;
  className?: string | undefined;
  mark?: Mark;
};

/** Always whole; it shrinks with its length. */
export function FittedTitle({ title, most, share, className = '', mark }: FittedTitleProps) {
  const { language, glass } = useScene();
  const [place, { width }] = useBox<HTMLHeadingElement>();
  const room = { width: width || glass.width / 2, height: glass.height * share };
  const [page] = pagesOf(title, { ...glass, ...room, largest: [most, 1] });
  return (
    <h1
      {...mark}
      ref={place}
      className={`${styles.leading} ${className}`}
      style={{ fontSize: page?.[0]?.px, paddingBlock: `${settingOf({ leads: true }).pad}em` }}
      lang={language}
    >
      {withHyphens(title, language)}
    </h1>
  );
}

const pagesOf = (title: string, room: Room) => titleBudget({ el: title, en: title }, 'el', room);

/** Longer than its room even in the smallest size: then it scrolls with the text beneath it. */
export const isLongTitle = (title: string, room: Omit<Room, 'largest'>): boolean =>
  pagesOf(title, { ...room, largest: [1, 1] }).length > 1;

type PassingTitleProps = {
  title: Bilingual;
  corner?: 'below' | 'above';
  /** The room that an image leaves beside it: then they stay as long as it is shown. */
  beside?: Size | null;
  /** Where a caption crosses no edge of what is shown whole. */
  place?: CaptionPlace | null;
  /** How often it was shown already, and for how long: a title in many parts goes on with the next. */
  turn?: number;
  ms?: number;
  mark?: Mark;
  story?: Pick<Story, 'text' | 'credit'> & { marks: StoryMarks };
};

/** Of the glass's height. */
const passingShare = 0.38;
const largestPassing = [1.4, 1] as const;

/** Of a caption over an image, or beside it. */
export const passingRoom = (glass: Glass, beside: Size | null, place?: CaptionPlace | null): Room => {
  const { width, height } = beside ?? place ?? glass;
  const passing = Math.min(glass.height * passingShare, height - glass.airPx * 1.6);
  // Beside an image they cover nothing of it.
  const isBeside = beside || place?.isBeside;
  return {
    ...{ ...glass, largest: largestPassing },
    width: width - glass.airPx * (place?.isBeside ? 1.2 + airAfter : 2.4),
    height: isBeside ? glass.height - glass.airPx * 3 : Math.max(passing, glass.textPx * 1.6),
  };
};

/** Shown for its first seconds, then the image alone. Another `key` brings it back. */
export function PassingTitle(props: PassingTitleProps) {
  const { title, corner = 'below', beside = null, place = null, turn = 0, ms = 10_000, mark, story } = props;
  const { language, live, reducedMotion, glass } = useScene();
  const room = { ...passingRoom(glass, beside, place), ms };
  const pages = captionBudget({ title, ...story }, language, room);
  const [passed, setPassed] = useState(0);
  const asked = useAsked()?.field;
  const wanted = pages.findIndex((one) => one.page.some(({ part }) => part && part === asked));
  const at = wanted >= 0 ? wanted : (captionStart(pages, { turn, ms }) + passed) % pages.length;
  const { page, ms: pageMs } = pages[at] ?? { page: [], ms: null };
  const words = useRef<HTMLDivElement>(null);
  const lead = page.find(({ leads }) => leads);
  const fit = useOneLine(words, {
    least: lead ? glass.textPx / lead.px : 1,
    words: `${room.width} ${lead?.words}`,
  });
  const lasts = pageMs ?? (beside && ms);
  const size: CSSProperties & Record<`--${string}`, number> = {
    '--fit': fit,
    ...(lasts && { animationDuration: `${lasts}ms` }),
  };
  // Stays while somebody points at it, or writes it.
  const stays = useStill();
  const passing = live && !stays ? `${styles.passing} ${reducedMotion || beside ? styles.still : ''}` : '';
  return (
    <div className={place ? styles.placed : ''} style={place ? placedAt(place, corner) : undefined}>
      <div
        {...mark}
        ref={words}
        key={passed}
        className={`${beside ? styles.beside : `${styles.title} ${styles[corner]}`} ${passing}`}
        style={size}
        onAnimationEnd={() => passed + 1 < pages.length && setPassed(passed + 1)}
      >
        <SetTitle page={page} marks={story?.marks} />
      </div>
    </div>
  );
}

/** Between words and what they stand beside: every bit of a narrow room counts. */
const airAfter = 0.3;

/** Within the padding of the caption. */
const placedAt = ({ left, width, lift, isBeside }: CaptionPlace, corner: 'below' | 'above') => {
  const after = isBeside ? airAfter : 1.1;
  return {
    [corner === 'above' ? 'marginTop' : 'marginBottom']: lift,
    ...{ marginLeft: left, width: `calc(${width}px - ${1.1 + after} * var(--air))`, '--after': after },
  };
};

/** `--fit` for a heading to stand on one line; 1 where it does, or would be smaller than `least`. */
function useOneLine(
  block: RefObject<HTMLElement | null>,
  { least, words }: { least: number; words: string },
): number {
  const [share, setShare] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when what may change it has changed
  useLayoutEffect(() => {
    let wanted = true;
    const measure = () => {
      const heading = block.current?.querySelector('h1');
      if (!block.current || !heading || !wanted) return;
      const fit = Number(getComputedStyle(block.current).getPropertyValue('--fit')) || 1;
      const line = heading.cloneNode(true) as HTMLElement;
      Object.assign(line.style, { position: 'absolute', width: 'max-content', visibility: 'hidden' });
      heading.after(line);
      const needed = (0.995 * fit * heading.clientWidth) / line.offsetWidth;
      line.remove();
      setShare(needed < 1 && needed >= least ? needed : 1);
    };
    measure();
    document.fonts.ready.then(measure);
    return () => {
      wanted = false;
    };
  }, [block, least, words]);
  return share;
}
