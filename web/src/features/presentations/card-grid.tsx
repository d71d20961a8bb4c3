import type { ListedPresentation } from '@psifida/contract/content/presentation';
import { type ReactNode, useMemo } from 'react';
import { useLocale } from 'use-intl';
import { usePictures } from '../../lib/parts.tsx';
import classes from '../../ui/picture-card.module.css';
import { DragHandle, useSortableItem } from '../../ui/sortable-list.tsx';
import { PresentationCard } from './presentation-card.tsx';

type CardGridProps = {
  items: readonly ListedPresentation[];
  /** The level of the cards' headings: one below the heading above them. */
  level: 2 | 3;
  /** What can be done with one, in its corner; with the handle that it is held by where their order can be changed. */
  tools?: (presentation: ListedPresentation, handle: ReactNode) => ReactNode;
  /** Inside a sortable list. */
  sortable?: boolean;
};

export function CardGrid({ items, level, tools, sortable = false }: CardGridProps) {
  const covers = useMemo(() => items.flatMap(({ cover }) => (cover ? [cover] : [])), [items]);
  const { assets, isLoading } = usePictures().useAssets(covers);
  return (
    <ul className={classes.grid} data-row={level === 3 || undefined}>
      {items.map((presentation) => {
        const card = (handle: ReactNode) => (
          <PresentationCard
            presentation={presentation}
            assets={assets}
            isLoading={isLoading}
            level={level}
            tools={tools?.(presentation, handle)}
          />
        );
        return sortable ? (
          <SortableCell key={presentation.id} presentation={presentation}>
            {card}
          </SortableCell>
        ) : (
          <li key={presentation.id}>{card(null)}</li>
        );
      })}
    </ul>
  );
}

type SortableCellProps = { presentation: ListedPresentation; children: (handle: ReactNode) => ReactNode };

function SortableCell({ presentation: { id, title }, children }: SortableCellProps) {
  const locale = useLocale();
  const { item, handle } = useSortableItem(id);
  return (
    <li
      ref={item.ref}
      style={item.style}
      className={classes.sortable}
      data-dragging={item.dragging || undefined}
    >
      {children(<DragHandle handle={handle} name={title[locale]} />)}
    </li>
  );
}
