import type { PresentationSummary } from '@psifida/contract/content/presentation';
import { type ReactNode, useMemo } from 'react';
import { useMediaParts } from '../../lib/parts.tsx';
import classes from '../../ui/picture-card.module.css';
import { PresentationCard } from './presentation-card.tsx';

type CardGridProps = {
  items: readonly PresentationSummary[];
  /** The level of the cards' headings: one below the heading above them. */
  level: 2 | 3;
  /** What can be done with one, in its corner. */
  tools?: (presentation: PresentationSummary) => ReactNode;
};

export function CardGrid({ items, level, tools }: CardGridProps) {
  const covers = useMemo(() => items.flatMap(({ cover }) => (cover ? [cover] : [])), [items]);
  const { assets } = useMediaParts().useAssets(covers);
  return (
    <ul className={classes.grid} data-row={level === 3 || undefined}>
      {items.map((presentation) => (
        <li key={presentation.id}>
          <PresentationCard
            presentation={presentation}
            assets={assets}
            level={level}
            tools={tools?.(presentation)}
          />
        </li>
      ))}
    </ul>
  );
}
