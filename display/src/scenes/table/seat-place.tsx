import { type Language, otherLanguage } from '@psifida/contract/bilingual';
import { languageNames } from '@psifida/contract/content/glass-texts/common-texts';
import { tableTexts } from '@psifida/contract/content/glass-texts/table-texts';
import { seatPoint } from '@psifida/contract/content/table-layouts';
import { type Seat, turnToward } from '@psifida/contract/content/table-view';
import type { ReactNode } from 'react';
import { TapButton } from '../common/controls/buttons.tsx';
import rimHint from '../common/controls/rim-hint.module.css';
import { type HintShape, hintWidths, hintWithin, isOneWord, ownEms } from '../common/controls/rim-hint.ts';
import { TouchHint } from '../common/controls/touch-hint.tsx';
import { useScene } from '../common/scene-context.ts';
import type { Glass } from '../scene.ts';
import { middleIn, type Stretch } from './seat-geometry.ts';
import styles from './seat-place.module.css';

export type Pages = { page: number; count: number; onNext(): void };

type SeatPlaceProps = {
  seat: Seat;
  turn: { at: number; of: number };
  language: Language;
  stretch: Stretch;
  /** The free part of the side above the bar. */
  above: Stretch;
  /** Whether to say how to begin: until somebody has. */
  how: boolean;
  onLanguage(): void;
  /** Null where there is only one topic. */
  onTopics: (() => void) | null;
  topics: ReactNode;
  pages: Pages | null;
};

export function SeatPlace(props: SeatPlaceProps) {
  const { seat, turn, language, stretch, above, how, onLanguage, onTopics, topics, pages } = props;
  const { glass, visit } = useScene();
  const { x, y } = seatPoint(seat, glass);
  const other = otherLanguage(language);
  const isAcross = seat.side === 'top' || seat.side === 'bottom';
  const home = isAcross ? x : y;
  const budget = seatBudget(glass, {
    ...{
      language,
      room: stretch.to - stretch.from,
      pages,
      visiting: visit !== null,
      topics: onTopics !== null,
    },
  });
  // Signs are wider than reckoned.
  const middle = middleIn(stretch, home, budget.width + glass.textPx * 0.8);
  const aside = middle - home;
  const hint = howBudget(glass, {
    ...{ language, seat, middle, width: budget.width, bar: stretch },
    above,
  });
  const otherImages = pages && tableTexts[language].otherImages(pages.page + 1, pages.count);
  return (
    <section
      className={styles.place}
      data-side={seat.side}
      style={{
        transform: `translate(${x + (isAcross ? aside : 0)}px, ${y + (isAcross ? 0 : aside)}px) rotate(${turnToward[seat.side]}deg) translate(-50%, -100%)`,
      }}
    >
      {topics}
      <div className={styles.bar}>
        {visit === null ? (
          <TouchHint
            {...{ language, turn }}
            oneWord={isOneWord(budget.hint)}
            className={`${styles.hint} ${budget.hint === 'block' ? '' : rimHint.hint} ${rimHint[budget.hint] ?? ''}`}
          />
        ) : (
          how && (
            <p
              className={styles.how}
              data-beside={hint === 'beside' || undefined}
              style={
                hint === 'beside' ? undefined : { maxWidth: hint.width, left: `calc(50% + ${hint.aside}px)` }
              }
              lang={language}
            >
              {tableTexts[language].how}
            </p>
          )
        )}
        {visit !== null && onTopics && (
          <TapButton
            lang={language}
            className={styles.button}
            aria-label={tableTexts[language].topics}
            aria-expanded={!!topics}
            onPress={onTopics}
          >
            {budget.topics}
          </TapButton>
        )}
        {visit !== null && pages && (
          <TapButton
            lang={language}
            className={styles.button}
            aria-label={otherImages ?? undefined}
            onPress={pages.onNext}
          >
            {budget.pages}
          </TapButton>
        )}
        <TapButton
          key="language"
          lang={other}
          className={styles.button}
          aria-label={languageNames[other]}
          onPress={onLanguage}
        >
          {budget.languageName ? languageNames[other] : other.toUpperCase()}
        </TapButton>
      </div>
    </section>
  );
}

type SeatBudget = {
  hint: HintShape;
  /** By its name, or by its letters. */
  languageName: boolean;
  topics: string;
  /** Words, figures, or a sign alone. */
  pages: string;
  width: number;
};

type Bar = {
  language: Language;
  /** Its part of the side. */
  room: number;
  visiting: boolean;
  topics: boolean;
  pages: { page: number; count: number } | null;
};

export function seatBudget(
  { textPx: text, airPx: air, targetPx: target, pxPerMm }: Glass,
  { language, room, visiting, topics, pages }: Bar,
): SeatBudget {
  const other = otherLanguage(language);
  const gap = 3 * pxPerMm;
  const button = (words: string) => Math.max(target, ownEms(words) * text + 1.6 * air) + gap;
  const t = tableTexts[language];
  const named = button(languageNames[other]);
  const coded = button(other.toUpperCase());
  const ways = pages
    ? [t.otherImages(pages.page + 1, pages.count), `${pages.page + 1} / ${pages.count} ›`, '›']
    : [''];
  const hints = hintWidths({ textPx: text, airPx: air }, language);
  if (visiting) {
    const topicWays = topics ? [t.topics, '☰'] : [''];
    const own = (words: string) => (words ? button(words) : 0);
    const tried = topicWays.flatMap((topic) =>
      ways.flatMap((way) =>
        [named, coded].map((last) => ({ topic, way, last, width: own(topic) + own(way) + last - gap })),
      ),
    );
    const { topic, way, last, width } =
      tried.find((one) => one.width <= room) ?? (tried.at(-1) as (typeof tried)[0]);
    const said = { languageName: last === named, topics: topic, pages: way };
    return { hint: 'sign', ...said, width };
  }
  const inOneWord = hints.word + gap + named > room;
  const hint = hintWithin(hints, room - gap - (inOneWord ? coded : named));
  const languageName = hints[hint] + gap + named <= room;
  const width = hints[hint] + (languageName ? named : coded);
  return { hint, languageName, topics: '', pages: '', width };
}

/** Which way along its side somebody reads. */
const reads = { bottom: 1, left: 1, top: -1, right: -1 } as const;

type Told = {
  language: Language;
  seat: Seat;
  /** Of the bar. */
  middle: number;
  width: number;
  /** What is free beside the bar, and above it. */
  bar: Stretch;
  above: Stretch;
};

/** Beside the buttons, clear of the images, or above them. */
function howBudget({ textPx: text, airPx: air, pxPerMm }: Glass, told: Told) {
  const { language, seat, middle, width, bar, above } = told;
  const words = ownEms(tableTexts[language].how);
  const free = (reads[seat.side] > 0 ? bar.to - middle : middle - bar.from) - width / 2;
  if (3 * pxPerMm + Math.min(11, words) * text + 1.6 * air <= free) return 'beside';
  const room = (above.to - above.from) * 0.96;
  const own = Math.min(room, (words + 1.7) * text);
  return { width: room, aside: (middleIn(above, middle, own) - middle) * reads[seat.side] };
}
