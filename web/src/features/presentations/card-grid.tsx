import type { PresentationSummary } from '@psifida/contract/content/presentation';
import classes from './card-grid.module.css';
import { PresentationCard, PresentationCardPlaceholder } from './presentation-card.tsx';

type CardGridProps = {
  items: readonly PresentationSummary[];
  mayEdit: boolean;
  /** The level of the cards' headings: one below the heading above them. */
  level: 2 | 3;
};

export function CardGrid({ items, mayEdit, level }: CardGridProps) {
  return (
    <ul className={classes.grid} data-row={level === 3 || undefined}>
      {items.map((presentation) => (
        <li key={presentation.id}>
          <PresentationCard presentation={presentation} mayEdit={mayEdit} level={level} />
        </li>
      ))}
    </ul>
  );
}

export function CardGridPlaceholder({ count, label }: { count: number; label: string }) {
  return (
    <div className={classes.grid} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
        <PresentationCardPlaceholder key={index} />
      ))}
    </div>
  );
}
