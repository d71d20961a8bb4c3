import { type Language, otherLanguage } from '@psifida/contract/bilingual';
import { seatPoint } from '@psifida/contract/content/table-layouts';
import { type Seat, turnToward } from '@psifida/contract/content/table-view';
import type { ReactNode } from 'react';
import { TapButton } from '../common/buttons.tsx';
import rimHint from '../common/rim-hint.module.css';
import { useScene } from '../common/scene-context.ts';
import { languageNames } from '../common/texts.ts';
import { TouchHint } from '../common/touch-hint.tsx';
import styles from './seat-place.module.css';
import { tableTexts } from './table-texts.ts';

/** Of the pictures, for all places alike. */
export type Pages = { page: number; count: number; onNext(): void };

type SeatPlaceProps = {
  seat: Seat;
  language: Language;
  /** How much of its side belongs to it, in pixels. */
  room: number;
  onLanguage(): void;
  /** Opens and closes the topics; nothing where there is only one. */
  onTopics: (() => void) | null;
  topics: ReactNode;
  pages: Pages | null;
};

/** So much room, in sizes of the text, is needed for hint and button in one line, for words to both sides of the
 * buttons, and for all of the buttons' words. */
const lineEm = 31;
const howEm = 33;
const wordyEm = 36;

/** What belongs to one place at the table, turned to whoever stands there. */
export function SeatPlace({ seat, language, room, onLanguage, onTopics, topics, pages }: SeatPlaceProps) {
  const { glass, visit } = useScene();
  const { x, y } = seatPoint(seat, glass);
  const other = otherLanguage(language);
  return (
    <section
      className={styles.place}
      data-side={seat.side}
      style={{
        transform: `translate(${x}px, ${y}px) rotate(${turnToward[seat.side]}deg) translate(-50%, -100%)`,
      }}
    >
      {topics}
      <div className={styles.bar}>
        {visit === null ? (
          <TouchHint
            language={language}
            className={`${styles.hint} ${room > glass.textPx * lineEm ? rimHint.hint : ''}`}
          />
        ) : (
          <p className={styles.how} data-beside={room > glass.textPx * howEm || undefined} lang={language}>
            {tableTexts[language].how}
          </p>
        )}
        {visit !== null && onTopics && (
          <TapButton lang={language} className={styles.button} aria-expanded={!!topics} onPress={onTopics}>
            {tableTexts[language].topics}
          </TapButton>
        )}
        {visit !== null && pages && (
          <TapButton
            lang={language}
            className={styles.button}
            aria-label={tableTexts[language].otherPictures(pages.page + 1, pages.count)}
            onPress={pages.onNext}
          >
            {room > glass.textPx * wordyEm
              ? tableTexts[language].otherPictures(pages.page + 1, pages.count)
              : `${pages.page + 1} / ${pages.count} ›`}
          </TapButton>
        )}
        <TapButton key="language" lang={other} className={styles.button} onPress={onLanguage}>
          {languageNames[other]}
        </TapButton>
      </div>
    </section>
  );
}
