import { emptyContent, type PresentationContent } from '@psifida/contract/content/presentation-content';
import type { PresentationRow } from './tables.ts';

export type ContentColumns = Pick<
  PresentationRow,
  'title_el' | 'title_en' | 'entries' | 'cover' | 'map' | 'schedule' | 'table_view' | 'puzzle_view' | 'more'
>;

/** What staff edit of a presentation, from its row. What was saved before a field was there has an empty one. */
export const toContent = (row: ContentColumns): PresentationContent => {
  const title = { el: row.title_el, en: row.title_en };
  return {
    ...emptyContent(title),
    ...row.more,
    title,
    entries: row.entries,
    cover: row.cover,
    map: row.map,
    schedule: row.schedule,
    table: row.table_view,
    puzzle: row.puzzle_view,
  };
};

/** And back: columns of their own for what the database looks into, and the rest as it is. */
export const toColumns = ({
  title,
  entries,
  cover,
  map,
  schedule,
  table,
  puzzle,
  ...more
}: PresentationContent) => ({
  title_el: title.el,
  title_en: title.en,
  entries,
  cover,
  map,
  schedule,
  table_view: table,
  puzzle_view: puzzle,
  more,
});
