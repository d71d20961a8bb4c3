import { expect, test } from 'vitest';
import { systems } from '../registry/systems.ts';
import { usualGlass } from './panel.ts';
import { emptyContent, type PresentationContent } from './presentation-content.ts';
import { pieceCounts, pieceSideMm, puzzleView, tooSmallToTouch } from './puzzle-view.ts';
import { defaultTableView } from './table-view.ts';
import { leftOffTable, tableOf, untouchable } from './views-of-content.ts';

const glass = usualGlass('table');
const fullHd = { width: 1_920, height: 1_080 };
const panorama = { width: 9_720, height: 1_080 };
const title = { el: 'Τίτλος', en: 'Title' };

const puzzles = (pieces: 6 | 150, active = true): PresentationContent => ({
  ...emptyContent(title),
  entries: [{ kind: 'puzzle-image', id: 'one', active, media: 'panorama', title }],
  puzzle: { pieces: [...new Set([6, pieces])] as [6], rotation: false },
});

test('R-CONT-02 a usual image can be cut into every number of pieces on the usual table', () => {
  for (const count of pieceCounts) expect(tooSmallToTouch(count, fullHd, glass)).toBe(false);
  expect(Math.round(pieceSideMm(150, fullHd, glass))).toBe(42);
});

test('R-CONT-02 pieces too small to touch are refused at their count, for images that are shown', () => {
  const rule = (content: PresentationContent) => untouchable(systems.system8, content, () => panorama);
  expect(rule(puzzles(150))).toEqual([{ path: ['puzzle', 'pieces', 1], code: 'field.invalid' }]);
  expect(rule(puzzles(6))).toEqual([]);
  expect(rule(puzzles(150, false))).toEqual([]);
  expect(untouchable(systems.system8, puzzles(150), () => null)).toEqual([]);
});

test.each([[[6, 6]], [[]]])('a piece count is offered once: %j is refused', (pieces) => {
  expect(puzzleView.safeParse({ pieces, rotation: false }).success).toBe(false);
});

test('what is inactive is not on the table, and what is active may have been left off it', () => {
  const image = (id: string, active = true) =>
    ({ kind: 'image', id, active, media: 'm', category: null }) as const;
  const entries = [image('a'), image('b', false), image('c')];
  expect(tableOf({ entries, table: null }).images.map(({ entry }) => entry)).toEqual(['a', 'c']);
  const table = defaultTableView(['b', 'c']);
  expect(leftOffTable({ entries, table }).map(({ id }) => id)).toEqual(['a']);
  expect(leftOffTable({ entries, table: null })).toEqual([]);
});
