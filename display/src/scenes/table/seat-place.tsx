import { type Language, otherLanguage } from '@psifida/contract/bilingual';
import { languageNames } from '@psifida/contract/content/glass-texts/common-texts';
import { tableTexts } from '@psifida/contract/content/glass-texts/table-texts';
import { seatPoint } from '@psifida/contract/content/table-layouts';
import { type Seat, turnToward } from '@psifida/contract/content/table-view';
import type { ReactNode } from 'react';
import { TapButton } from '../common/controls/buttons.tsx';
import rimHint from '../common/controls/rim-hint.module.css';
import { type HintShape, hintWidths, hintWithin, ownEms } from '../common/controls/rim-hint.ts';
import { TouchHint } from '../common/controls/touch-hint.tsx';
import { useScene } from '../common/scene-context.ts';
import type { Glass } from '../scene.ts';
import styles from './seat-place.module.css';

export type Pages = { page: number; count: number; onNext(): void };

type SeatPlaceProps = {
  seat: Seat;
  turn: { at: number; of: number };
  language: Language;
  /** In pixels. */
  share: number;
  /** So much of one end of the side belongs to something else. */
  corner: number;
  onLanguage(): void;
  /** Null where there is only one topic. */
  onTopics: (() => void) | null;
  topics: ReactNode;
  pages: Pages | null;
};

export function SeatPlace(props: SeatPlaceProps) {
  const { seat, turn, language, share, corner, onLanguage, onTopics, topics, pages } = props;
  const { glass, visit } = useScene();
  const { x, y } = seatPoint(seat, glass);
  const other = otherLanguage(language);
  const budget = seatBudget(glass, {
    ...{ language, room: share - 2 * corner, pages, visiting: visit !== null, topics: onTopics !== null },
  });
  // Too wide for what the corner leaves, it stands further along; signs are wider than reckoned.
  const isAside = corner > 0 && seat.side === 'bottom';
  const aside = isAside ? Math.max(0, corner + budget.width / 2 + glass.textPx * 0.4 - x) : 0;
  const otherImages = pages && tableTexts[language].otherImages(pages.page + 1, pages.count);
  return (
    <section
      className={styles.place}
      data-side={seat.side}
      style={{
        transform: `translate(${x + aside}px, ${y}px) rotate(${turnToward[seat.side]}deg) translate(-50%, -100%)`,
      }}
    >
      {topics}
      <div className={styles.bar}>
        {visit === null ? (
          <TouchHint
            {...{ language, turn }}
            className={`${styles.hint} ${budget.hint === 'block' ? '' : rimHint.hint} ${rimHint[budget.hint] ?? ''}`}
          />
        ) : (
          <p
            className={styles.how}
            data-beside={budget.how === 'beside' || undefined}
            style={
              budget.how === 'above' ? { maxWidth: share * 0.96, left: `calc(50% - ${aside}px)` } : undefined
            }
            lang={language}
          >
            {tableTexts[language].how}
          </p>
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
  /** Beside the buttons, clear of the images, or above them. */
  how: 'beside' | 'above';
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
    const how = width / 2 + gap + Math.min(11, ownEms(t.how)) * text + 1.6 * air <= room / 2;
    const said = { languageName: last === named, topics: topic, pages: way };
    return { hint: 'sign', ...said, how: how ? 'beside' : 'above', width };
  }
  const hint = hintWithin(hints, room - gap - named);
  const languageName = hints[hint] + gap + named <= room;
  const width = hints[hint] + (languageName ? named : coded);
  return { hint, languageName, topics: '', pages: '', how: 'above', width };
}
