import { expect, test } from 'vitest';
import { everyGlass, wordsOf } from '../../testing/any-glass.ts';
import { boxImage, chooserBudget } from './chooser-budget.ts';

test('R-BUDGET-07 on any table the images to choose a puzzle from fit, and are large enough to be looked at', () => {
  const faults: string[] = [];
  const lists = [
    [1, 8],
    [5, 60],
    [30, 24],
    [60, 200],
  ].map(([count = 0, length = 0]) =>
    Array.from({ length: count }, (_, at) => ({
      name: wordsOf(length, { seed: `${at}` }).el,
      levels: 1 + (at % 6),
    })),
  );
  for (const glass of everyGlass('table').filter((_, at) => at % 3 === 0))
    for (const puzzles of lists) {
      const rim = Math.max(glass.targetPx, glass.largestTextPx * 1.8) + glass.targetPx * 0.5;
      const place = { width: glass.width, height: glass.height - 2 * rim };
      const { atOnce, columns, card, lines, levels } = chooserBudget(place, glass, puzzles);
      const where = `${puzzles.length} on ${glass.width} × ${glass.height}, text ${glass.textPx}`;
      const rows = Math.ceil(atOnce / columns);
      const high =
        boxImage(card, glass).height + lines * 1.2 * glass.textPx + (levels ? 1.7 * glass.textPx : 0);
      if (rows * high > place.height || columns * card > place.width) faults.push(`beyond: ${where}`);
      if (card < glass.targetPx * 2) faults.push(`small: ${where}: ${card}`);
    }
  expect([...new Set(faults)].slice(0, 8)).toEqual([]);
});
