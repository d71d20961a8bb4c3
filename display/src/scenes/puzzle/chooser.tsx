import type { Language } from '@psifida/contract/bilingual';
import { puzzleTexts } from '@psifida/contract/content/glass-texts/puzzle-texts';
import { type CSSProperties, useMemo, useState } from 'react';
import { Pager } from '../common/controls/pager.tsx';
import { useScene } from '../common/scene-context.ts';
import { evenPages } from '../common/text/set-words.ts';
import { useBox } from '../common/use-box.ts';
import styles from './chooser.module.css';
import { chooserBudget } from './chooser-budget.ts';
import type { Puzzle } from './list-puzzles.ts';
import { PuzzleBox } from './puzzle-box.tsx';

type ChooserProps = { puzzles: readonly Puzzle[]; language: Language; onChoose(puzzle: Puzzle): void };

/** Paged, for other hands may be on the glass. */
export function Chooser({ puzzles, language, onChoose }: ChooserProps) {
  const { glass } = useScene();
  const [place, box] = useBox<HTMLElement>();
  const [wanted, setPage] = useState(0);
  const budget = useMemo(
    () =>
      chooserBudget(
        box.height > 0 ? box : glass,
        glass,
        puzzles.map(({ title, levels }) => ({ name: title[language], levels: levels.length })),
      ),
    [box, glass, puzzles, language],
  );
  const pages = evenPages(puzzles, budget.atOnce);
  const page = Math.min(wanted, pages.length - 1);
  const size = {
    '--columns': budget.columns,
    '--card': `${budget.card}px`,
    '--lines-at-most': budget.lines,
  } as CSSProperties;
  return (
    <section
      ref={place}
      className={styles.chooser}
      aria-label={puzzleTexts[language].chooseImage}
      lang={language}
    >
      {budget.heading && <h1>{puzzleTexts[language].chooseImage}</h1>}
      <ul className={styles.list} style={size}>
        {pages[page]?.map((puzzle, at) => (
          <li key={puzzle.id}>
            <PuzzleBox
              {...{ puzzle, language, at }}
              width={budget.card}
              levels={budget.levels}
              onChoose={() => onChoose(puzzle)}
            />
          </li>
        ))}
      </ul>
      <Pager
        {...{ language, at: page }}
        pages={pages.length}
        through="list"
        className={styles.pages}
        onTurn={setPage}
      />
    </section>
  );
}
