import type { ReactNode } from 'react';
import type { Mark } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { ScrollArea } from '../common/scroll-area.tsx';
import typography from '../common/typography.module.css';
import styles from './food-book.module.css';
import { bookBudget } from './food-budget.ts';

type FoodBookProps<Part extends string | null> = {
  title: string;
  intro: string;
  /** Another ground than paper. */
  className?: string | undefined;
  /** Its parts, to choose one of; a book of one part has no contents. */
  parts: readonly { id: Part; name: string; mark?: Mark }[];
  chosen: Part | undefined;
  onChoose(part: Part): void;
  /** The plates of the chosen part. */
  children: ReactNode;
};

/** What there is to choose from: the plates, and beneath them the parts of the book. */
export function FoodBook<Part extends string | null>({
  title,
  intro,
  className = '',
  parts,
  chosen,
  onChoose,
  children,
}: FoodBookProps<Part>) {
  const { language, glass } = useScene();
  const budget = bookBudget(glass, { title, intro });
  return (
    <main className={`${styles.book} ${className}`} lang={language}>
      <header className={styles.head} data-told={budget.title || undefined}>
        <h1 className={styles.title}>{title}</h1>
        {budget.intro && <p className={styles.intro}>{intro}</p>}
      </header>
      {children}
      <nav className={styles.foot} aria-label={intro}>
        {parts.length > 1 && (
          <ScrollArea lang={language} direction="across" className={styles.parts}>
            {parts.map(({ id, name, mark }) => (
              <button
                {...mark}
                key={id}
                type="button"
                className={`${typography.heading} ${styles.tab}`}
                aria-pressed={id === chosen}
                onClick={() => onChoose(id)}
              >
                {name}
              </button>
            ))}
          </ScrollArea>
        )}
      </nav>
    </main>
  );
}
