import type { ListedPresentation } from '@psifida/contract/content/presentation';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import classes from '../../ui/image-card.module.css';
import { DragHandle, useSortableItem } from '../../ui/sortable-list.tsx';
import { useAssets } from '../media/image/use-assets.ts';
import { PresentationCard } from './presentation-card.tsx';

type CardGridProps = {
  items: readonly ListedPresentation[];
  level: 2 | 3;
  /** What can be done with one, in its corner; with the handle that it is held by where their order can be changed. */
  tools?: (presentation: ListedPresentation, handle: ReactNode) => ReactNode;
  sortable?: boolean;
};

export function CardGrid({ items, level, tools, sortable = false }: CardGridProps) {
  const { assets, isLoading } = useAssets(items.flatMap(({ cover }) => cover ?? []));
  return (
    <ul className={classes.grid} data-row={level === 3 || undefined}>
      {items.map((presentation) => {
        const card = (handle: ReactNode) => (
          <PresentationCard
            {...{ presentation, assets, isLoading, level }}
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
    <li {...item} className={classes.sortable}>
      {children(<DragHandle handle={handle} name={title[locale]} />)}
    </li>
  );
}
