import { expect, test } from 'vitest';
import { everyGlass, wordsOf } from '../testing/any-glass.ts';
import { chooserBudget } from './chooser-budget.ts';

test('R-BUDGET-07 on any table the pictures to choose a puzzle from fit, and are large enough to be looked at', () => {
  const faults: string[] = [];
  const lists = [
    [1, 8],
    [5, 60],
    [30, 24],
    [60, 200],
  ].map(([count = 0, length = 0]) =>
    Array.from({ length: count }, (_, at) => wordsOf(length, { seed: `${at}` }).el),
  );
  for (const glass of everyGlass('table').filter((_, at) => at % 3 === 0))
    for (const names of lists) {
      const rim = Math.max(glass.targetPx, glass.largestTextPx * 1.8) + glass.targetPx * 0.5;
      const place = { width: glass.width, height: glass.height - 2 * rim };
      const { atOnce, columns, card, lines } = chooserBudget(place, glass, names);
      const where = `${names.length} on ${glass.width} × ${glass.height}, text ${glass.textPx}`;
      const rows = Math.ceil(atOnce / columns);
      const high = (card - 5 * glass.pxPerMm) * 0.5625 + lines * 1.2 * glass.textPx;
      if (rows * high > place.height || columns * card > place.width) faults.push(`beyond: ${where}`);
      if (card < glass.targetPx * 2) faults.push(`small: ${where}: ${card}`);
    }
  expect([...new Set(faults)].slice(0, 8)).toEqual([]);
});
