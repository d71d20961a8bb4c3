import { expect, test } from 'vitest';
import { everyGlass } from '../../testing/any-glass.ts';
import { seatBudget } from './seat-place.tsx';

test('R-BUDGET-06 on any table what stands at a place stays within its part of the side', () => {
  const faults: string[] = [];
  for (const glass of everyGlass('table'))
    for (const people of [1, 2])
      for (const language of ['el', 'en'] as const)
        for (const visiting of [true, false]) {
          const room = Math.min(glass.width, people === 1 ? glass.height : Number.POSITIVE_INFINITY) / people;
          const pages = { page: 0, count: 15 };
          const { width } = seatBudget(glass, { language, room, visiting, topics: true, pages });
          if (width > Math.max(room, glass.targetPx * 3.6) + 1)
            faults.push(
              `${people} on ${glass.width} × ${glass.height}, text ${glass.textPx}: ${width} of ${room}`,
            );
        }
  expect(faults.slice(0, 5)).toEqual([]);
});
