import { type Language, otherLanguage } from '@psifida/contract/bilingual';
import { seatPoint } from '@psifida/contract/content/table-layouts';
import { type Seat, turnToward } from '@psifida/contract/content/table-view';
import type { ReactNode } from 'react';
import { TapButton } from '../common/buttons.tsx';
import rimHint from '../common/rim-hint.module.css';
import { useScene } from '../common/scene-context.ts';
import { languageNames } from '../common/texts.ts';
import { TouchHint } from '../common/touch-hint.tsx';
import { seatBudget } from './seat-budget.ts';
import styles from './seat-place.module.css';
import { tableTexts } from './table-texts.ts';

/** Of the pictures, for all places alike. */
export type Pages = { page: number; count: number; onNext(): void };

type SeatPlaceProps = {
  seat: Seat;
  /** Which of the places it is, of how many. */
  turn: { at: number; of: number };
  language: Language;
  /** How much of its side belongs to it, in pixels. */
  share: number;
  /** So much of one end of the side belongs to something else. */
  corner: number;
  onLanguage(): void;
  /** Opens and closes the topics; nothing where there is only one. */
  onTopics: (() => void) | null;
  topics: ReactNode;
  pages: Pages | null;
};

/** What belongs to one place at the table, turned to whoever stands there. */
export function SeatPlace(props: SeatPlaceProps) {
  const { seat, turn, language, share, corner, onLanguage, onTopics, topics, pages } = props;
  const { glass, visit } = useScene();
  const { x, y } = seatPoint(seat, glass);
  const other = otherLanguage(language);
  const budget = seatBudget(glass, {
    ...{ language, room: share - 2 * corner, pages, visiting: visit !== null, topics: onTopics !== null },
  });
  // Where even the smallest is too wide for what the corner leaves, it stands further along its side; signs are a little
  // wider than they are reckoned.
  const isAside = corner > 0 && seat.side === 'bottom';
  const aside = isAside ? Math.max(0, corner + budget.width / 2 + glass.textPx * 0.4 - x) : 0;
  const otherPictures = pages && tableTexts[language].otherPictures(pages.page + 1, pages.count);
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
            aria-label={otherPictures ?? undefined}
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
