import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import type { PresentationRow } from '../db/tables.ts';

/** What staff edit of a presentation, from its row. */
export const toContent = (row: PresentationRow): PresentationContent => ({
  title: { el: row.title_el, en: row.title_en },
  entries: row.entries,
  cover: row.cover,
  map: row.map,
  schedule: row.schedule,
  table: row.table_view,
  puzzle: row.puzzle_view,
});
