import { measuresOf } from '@psifida/contract/content/panel';
import { expect, test } from 'vitest';
import { everyGlass, titlesOf, wordsOf } from '../../testing/any-glass.ts';
import { cardGrid } from '../common/card-grid.ts';
import { controlsHeight } from '../common/controls/controls.tsx';
import { emsOf } from '../common/text/set-words.ts';
import { glassOf } from '../scene.ts';
import { bookBudget, pageBudget } from './food-budget.ts';

const glasses = everyGlass('touch-display').filter((_, at) => at % 2 === 0);
const at = { installation: 'touch-display', access: false } as const;
const heading = { title: 'Εδέσματα και τοπικά προϊόντα', intro: 'Τι θα θέλατε να δείτε;', parts: [] };

test('R-BUDGET-04 on any glass cards have half of its height, and their images half of them', () => {
  const faults: string[] = [];
  const titles = titlesOf().map(({ el }) => el);
  const some = [1, 2, 5, 40].map((count) =>
    Array.from({ length: count }, (_, at) => titles[at % titles.length] ?? ''),
  );
  for (const glass of glasses) {
    const { cards } = bookBudget(glass, heading);
    const where = `${glass.width} × ${glass.height}, text ${glass.textPx}`;
    if (cards.height < glass.height * 0.5) faults.push(`low: ${where}`);
    for (const all of some)
      for (const notes of [true, false]) {
        const titlePx = glass.textPx * (1 + 0.35 * glass.ease);
        const besidePx = glass.textPx;
        const { card, lines, note, look, columns } = cardGrid(cards, glass, {
          ...{ titles: all, titlePx, besidePx, notes },
        });
        const words =
          lines * 1.2 * (look === 'stacked' ? titlePx : besidePx) +
          (note ? 1.6 * glass.textPx : 0) +
          0.9 * glass.airPx;
        if (words > card.height * (look === 'stacked' ? 0.5 : 1) + 0.01) faults.push(`words: ${where}`);
        if (card.width * columns > cards.width || card.height > cards.height) faults.push(`beyond: ${where}`);
        if (Math.min(card.width, card.height) < glass.targetPx) faults.push(`no target: ${where}`);
      }
  }
  expect([...new Set(faults)]).toEqual([]);
});

test('R-BUDGET-10 where the parts are pulled with the cards, the heading gives way before the first of them does', () => {
  const parts = Array.from({ length: 6 }, (_, at) => `${wordsOf(30).el} ${at}`);
  const asks = (some: readonly string[]) =>
    glasses.filter((glass) => bookBudget(glass, { ...heading, parts: some }).intro).length;
  expect(asks(parts)).toBeLessThan(asks([]));
  for (const glass of glasses) {
    const { cards, tabsHigh, title } = bookBudget(glass, { ...heading, parts });
    if (title) expect(cards.height - tabsHigh).toBeGreaterThanOrEqual(0.4 * glass.height);
  }
  const wide = glasses.find(({ ease }) => ease === 1);
  expect(wide && bookBudget(wide, { ...heading, parts: ['Όλα', 'Γλυκά'] }).title).toBe(true);
});

test('R-BUDGET-10 forty are found in a few pulls, and a long title widens nobody else’s card', () => {
  const glass = glassOf(
    measuresOf({ widthMm: 950, viewingDistanceMm: 700 }, 1920),
    { width: 1920, height: 1080 },
    at,
  );
  const short = Array.from({ length: 39 }, (_, one) => `Χορτόπιτα ${one}`);
  const titlePx = glass.textPx * 1.35;
  const [grid, long] = ['Φάβα', wordsOf(200).el].map((first) =>
    cardGrid({ width: 1_830, height: 780 }, glass, { titles: [first, ...short], titlePx, besidePx: titlePx }),
  );
  expect(long?.card).toEqual(grid?.card);
  expect(Math.ceil(40 / (grid?.columns ?? 1)) * (grid?.card.height ?? 0)).toBeLessThan(2 * 780);
});

test('R-BUDGET-10 what a page leads to is all there, each with its whole name: nobody has to turn pages in it', () => {
  for (const glass of glasses)
    for (const count of [1, 3, 12])
      for (const length of [0, 400]) {
        const related = Array.from({ length: count }, () => 'Χορτόπιτα του ξυλόφουρνου');
        const { related: way } = pageBudget(glass, {
          ...{ title: 'Φάβα', facts: ['Έδεσμα'], related, wordsShare: 0.54, text: wordsOf(length).el },
          buttons: ['← Πίσω'],
        });
        if (!way) continue;
        const inner = glass.width * (glass.height > glass.width ? 1 : 0.54) - 3.6 * glass.textPx;
        const each = inner / way.columns - 0.8 * glass.airPx;
        const words = each - 1.4 * glass.airPx - (way.look === 'rows' ? 1.2 * way.high : 0);
        expect(words).toBeGreaterThan(emsOf('Χορτόπιτα') * glass.textPx);
        expect(way.look === 'cards' ? way.columns : count).toBeGreaterThanOrEqual(count);
        expect(way.high).toBeGreaterThanOrEqual(glass.targetPx);
      }
});

test('R-BUDGET-04 on any glass a page has something to read on it, whatever its title and however many lead on', () => {
  const faults: string[] = [];
  const titles = titlesOf().filter((_, at) => at % 3 === 0);
  const told = [0, 400, 5000].map((length) => wordsOf(length).el);
  for (const glass of glasses.filter((_, at) => at % 4 === 0))
    for (const title of titles)
      for (const text of told)
        for (const related of [[], Array.from({ length: 12 }, () => title.el)]) {
          const { reading, tight } = pageBudget(glass, {
            ...{ title: title.el, facts: ['Έδεσμα'], related, wordsShare: 0.54, text },
            buttons: ['← Πίσω', 'Πάρτε τη μαζί σας', 'Βήμα βήμα'],
          });
          const column = glass.height * (glass.height > glass.width ? 0.62 : 1) - controlsHeight(glass);
          const least = text.length > 400 ? column * 0.36 : 0;
          if (reading < least || (tight && reading < 4 * glass.textPx))
            faults.push(`${glass.width} × ${glass.height}, text ${glass.textPx}: ${reading}`);
        }
  expect([...new Set(faults)]).toEqual([]);
});
