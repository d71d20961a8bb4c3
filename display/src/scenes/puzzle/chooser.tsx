import type { Language } from '@psifida/contract/bilingual';
import { useState } from 'react';
import { Icon, TapButton } from '../common/buttons.tsx';
import { evenPages } from '../common/even-pages.ts';
import { altOf, Picture } from '../common/picture.tsx';
import { texts } from '../common/texts.ts';
import styles from './chooser.module.css';
import type { Puzzle } from './list-puzzles.ts';
import { puzzleTexts } from './puzzle-texts.ts';

type ChooserProps = { puzzles: readonly Puzzle[]; language: Language; onChoose(puzzle: Puzzle): void };

const atOnce = 6;

/** Which picture; pages instead of pulling, for other hands may be on the glass. */
export function Chooser({ puzzles, language, onChoose }: ChooserProps) {
  const [page, setPage] = useState(0);
  const pages = evenPages(puzzles, atOnce);
  const turn = (icon: 'previous' | 'next', to: number) => (
    <TapButton
      className={styles.page}
      aria-label={texts[language][icon]}
      disabled={to < 0 || to >= pages.length}
      onPress={() => setPage(to)}
    >
      <Icon name={icon} />
    </TapButton>
  );
  return (
    <section className={styles.chooser} lang={language}>
      <h1>{puzzleTexts[language].choosePicture}</h1>
      <ul className={styles.list} data-count={pages[0]?.length} data-paged={pages.length > 1 || undefined}>
        {pages[page]?.map((puzzle) => (
          <li key={puzzle.id}>
            <TapButton className={styles.card} onPress={() => onChoose(puzzle)}>
              <span className={styles.picture}>
                <Picture media={puzzle.media} size="small" alt={altOf(puzzle.media, language)} />
              </span>
              <span className={styles.name}>{puzzle.title[language]}</span>
            </TapButton>
          </li>
        ))}
      </ul>
      {pages.length > 1 && (
        <div className={styles.pages}>
          {turn('previous', page - 1)}
          <span>
            {page + 1} / {pages.length}
          </span>
          {turn('next', page + 1)}
        </div>
      )}
    </section>
  );
}
