import { expect, test } from 'vitest';
import { everyGlass, titlesOf } from '../testing/any-glass.ts';
import { drawnHeight } from '../testing/drawn-height.ts';
import { titleBudget } from './title-budget.ts';

const rooms = everyGlass('wall')
  .filter((_, at) => at % 4 === 0)
  .map(({ width, height, textPx, ease }) => ({
    ...{ width: width - textPx * 2.2, height: height * 0.4, textPx, ease },
    largest: [1.4, 1] as const,
  }));

test('R-BUDGET-02 a title of any length stays within its room on any glass, is never cut and never smaller than text', () => {
  const faults: string[] = [];
  const titles = titlesOf();
  const bare = (words: string) => words.replace(/\s/g, '');
  for (const room of rooms)
    for (const title of titles)
      for (const language of ['el', 'en'] as const) {
        const pages = titleBudget(title, language, room);
        const where = `${title.el} on ${room.width} × ${room.height} at ${room.textPx}`;
        for (const page of pages) {
          const high = drawnHeight(page, room.width);
          if (high > Math.max(room.height, room.textPx * 1.6) + 0.01) faults.push(`too high: ${where}`);
          if (page.some(({ px }) => px < room.textPx)) faults.push(`too small: ${where}`);
        }
        for (const one of ['el', 'en'] as const) {
          const told = pages.flat().filter(({ language: said }) => said === one);
          if (bare(told.map(({ words }) => words).join('')) !== bare(title[one]))
            faults.push(`cut: ${where}`);
        }
      }
  expect(faults).toEqual([]);
});

test('R-BUDGET-02 a short title stands large, in both languages at once', () => {
  const usual = { width: 1800, height: 430, textPx: 83, ease: 1, largest: [1.4, 1] as const };
  const [page, ...more] = titleBudget({ el: 'Το λιμάνι', en: 'The harbour' }, 'el', usual);
  expect(page?.map(({ words, px }) => [words, px / 83])).toEqual([
    ['Το λιμάνι', 1.4],
    ['The harbour', 1],
  ]);
  expect(more).toEqual([]);
});
