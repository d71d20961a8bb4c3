import type { FieldIssue } from '../problem-shape.ts';
import type { FieldCode } from '../problems.ts';
import type { Size } from '../registry/check.ts';
import type { System } from '../registry/registry.ts';
import type { EntryOf } from './entry.ts';
import { type Glass, usualGlass } from './panel.ts';
import type { Facts, PresentationContent } from './presentation-content.ts';
import { defaultPuzzleView, type PieceCount, type PuzzleView, tooSmallToTouch } from './puzzle-view.ts';
import { defaultTableView, type TableView } from './table-view.ts';

type Entries = Pick<PresentationContent, 'entries'>;

const activeOf = <Kind extends 'image' | 'puzzle-image'>({ entries }: Entries, kind: Kind): EntryOf<Kind>[] =>
  entries.filter((one): one is EntryOf<Kind> => one.kind === kind && one.active);

/** How it lies on the table: as somebody arranged it, or as it does until then. */
export const tableOf = (content: Pick<PresentationContent, 'entries' | 'table'>): TableView =>
  content.table ?? defaultTableView(activeOf(content, 'image').map(({ id }) => id));

/** The active images that nobody sees, because they have been left off the table. */
export const leftOffTable = (content: Pick<PresentationContent, 'entries' | 'table'>): EntryOf<'image'>[] => {
  const lying = new Set(tableOf(content).images.map(({ entry }) => entry));
  return activeOf(content, 'image').filter(({ id }) => !lying.has(id));
};

export const puzzleOf = ({ puzzle }: Pick<PresentationContent, 'puzzle'>): PuzzleView =>
  puzzle ?? defaultPuzzleView;

export type TooSmall = { entry: EntryOf<'puzzle-image'>; image: Size };

/** The active puzzle images whose pieces nobody could take hold of, cut into so many. */
export const tooSmallIn = (
  content: Entries,
  { count, glass, sizeOf }: { count: PieceCount; glass: Glass; sizeOf: Facts['sizeOf'] },
): TooSmall[] =>
  activeOf(content, 'puzzle-image').flatMap((entry) => {
    const image = sizeOf(entry.media);
    return image && tooSmallToTouch(count, image, glass) ? [{ entry, image }] : [];
  });

/** The piece counts that cannot be offered: on the glass of this installation their pieces are too small to touch. */
export function untouchable(
  system: System,
  content: Pick<PresentationContent, 'entries' | 'puzzle'>,
  sizeOf: Facts['sizeOf'],
): FieldIssue[] {
  if (system.view !== 'puzzle' || !content.puzzle) return [];
  const glass = usualGlass(system.installation);
  return content.puzzle.pieces.flatMap((count, index): FieldIssue[] =>
    tooSmallIn(content, { count, glass, sizeOf }).length
      ? [{ path: ['puzzle', 'pieces', index], code: 'field.invalid' satisfies FieldCode }]
      : [],
  );
}
