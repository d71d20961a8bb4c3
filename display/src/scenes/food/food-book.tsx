import type { ReactNode } from 'react';
import type { Mark } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import shapes from '../common/shapes.module.css';
import { withHyphens } from '../common/text/with-hyphens.ts';
import styles from './food-book.module.css';
import { bookBudget } from './food-budget.ts';

type FoodBookProps<Part extends string | null> = {
  title: string;
  intro: string;
  className?: string | undefined;
  /** A single part is not offered. */
  parts: readonly { id: Part; name: string; mark?: Mark }[];
  chosen: Part | undefined;
  onChoose(part: Part): void;
  /** With the parts, where there is no room for them beneath, and their height: they are pulled with what they hold. */
  children(parts: ReactNode, high: number): ReactNode;
};

export function FoodBook<Part extends string | null>(props: FoodBookProps<Part>) {
  const { title, intro, className = '', parts, chosen, onChoose, children } = props;
  const { language, glass } = useScene();
  const names = parts.length > 1 ? parts.map(({ name }) => name) : [];
  const budget = bookBudget(glass, { title, intro, parts: names });
  const tabs = names.length > 0 && (
    <nav className={styles.parts} aria-label={intro}>
      {parts.map(({ id, name, mark }) => (
        <button
          {...mark}
          key={id}
          type="button"
          className={`${shapes.heading} ${styles.tab}`}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          <span className={styles.name}>{withHyphens(name, language)}</span>
        </button>
      ))}
    </nav>
  );
  return (
    <main className={`${styles.book} ${className}`} lang={language}>
      <header className={styles.head} data-told={budget.title || undefined}>
        <h1 className={styles.title}>{title}</h1>
        {budget.intro && <p className={styles.intro}>{intro}</p>}
      </header>
      {children(budget.foot ? null : tabs, budget.tabsHigh)}
      <div className={styles.foot}>{budget.foot && tabs}</div>
    </main>
  );
}
