import { arrangeTable, type Placed } from '@psifida/contract/content/arrange-table';
import type { Glass } from '@psifida/contract/content/panel';
import { pictureWidths, type TableView } from '@psifida/contract/content/table-view';
import { useMemo } from 'react';
import type { TablePicture } from './table-picture.ts';

/** While a picture is not here yet its place is kept in the shape that most have. */
const usualShape = { width: 3, height: 2 };

type Arranged = {
  placed: Placed[];
  /** Below 1 when the pictures had to be made smaller to fit. */
  scale: number;
};

/** Where everything lies, in millimetres: by the arithmetic that the player uses. */
export function useArranged(
  view: TableView,
  { pictures, glass, seed }: { pictures: readonly TablePicture[]; glass: Glass; seed: string },
): Arranged {
  return useMemo(() => {
    const shapes = new Map(pictures.map(({ entry, asset }) => [entry, asset?.size]));
    const table = { width: glass.widthMm, height: glass.heightMm };
    const placed = arrangeTable({ view, shapes: (entry) => shapes.get(entry) ?? usualShape, table, seed });
    const [first] = placed;
    const wanted = view.pictures.find(({ entry }) => entry === first?.entry);
    const longer = first && Math.max(first.width, first.height);
    return {
      placed,
      scale: longer && wanted ? longer / (pictureWidths[wanted.width] * table.width) : 1,
    };
  }, [view, pictures, glass, seed]);
}
