import type { ReactNode } from 'react';
import { useScene } from '../common/scene-context.ts';
import typography from '../common/typography.module.css';
import styles from './food-book.module.css';

type FoodBookProps<Part extends string | null> = {
  title: string;
  intro: string;
  /** Its parts, to choose one of; a book of one part has no contents. */
  parts: readonly { id: Part; name: string }[];
  chosen: Part | undefined;
  onChoose(part: Part): void;
  /** The plates of the chosen part. */
  children: ReactNode;
};

/** What there is to choose from: the plates, and beneath them the parts of the book. */
export function FoodBook<Part extends string | null>({
  title,
  intro,
  parts,
  chosen,
  onChoose,
  children,
}: FoodBookProps<Part>) {
  const { language } = useScene();
  return (
    <main className={styles.book} lang={language}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.intro}>{intro}</p>
      </header>
      {children}
      <nav className={styles.foot} aria-label={intro}>
        {parts.length > 1 &&
          parts.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className={`${typography.heading} ${styles.tab}`}
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              {name}
            </button>
          ))}
      </nav>
    </main>
  );
}
