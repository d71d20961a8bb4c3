import { expect, test } from 'vitest';
import { everyGlass, titlesOf, wordsOf } from '../../testing/any-glass.ts';
import { controlsHeight } from '../common/controls/controls.tsx';
import { setWords } from '../common/text/set-words.ts';
import { besideImage, bookBudget, cardsBudget, pageBudget } from './food-budget.ts';

const glasses = everyGlass('touch-display').filter((_, at) => at % 2 === 0);
const heading = { title: 'Εδέσματα και τοπικά προϊόντα', intro: 'Τι θα θέλατε να δείτε;' };

test('R-BUDGET-04 on any glass cards have half of its height, and their images half of them', () => {
  const faults: string[] = [];
  const titles = titlesOf().map(({ el }) => el);
  for (const glass of glasses) {
    const { cards } = bookBudget(glass, heading);
    const where = `${glass.width} × ${glass.height}, text ${glass.textPx}`;
    if (cards.height < glass.height * 0.5) faults.push(`low: ${where}`);
    for (const some of [titles.slice(0, 2), titles.slice(0, 5), titles])
      for (const notes of [true, false]) {
        const tall = glass.height > glass.width;
        const { card, lines, note, beside } = cardsBudget(cards, glass, {
          ...{ titles: some, notes, tall, small: false },
        });
        const size = glass.textPx * (1 + 0.35 * glass.ease);
        const words = lines * 1.2 * size + (note ? 1.6 * glass.textPx : 0) + 1.5 * glass.airPx;
        if (!beside && words > card.height * 0.5 + 0.01) faults.push(`words: ${where}`);
        if (beside && words > card.height + 0.01) faults.push(`words beside: ${where}`);
        if (card.width > cards.width || card.height > cards.height) faults.push(`beyond: ${where}`);
        if (Math.min(card.width, card.height) < glass.targetPx) faults.push(`no target: ${where}`);
      }
  }
  expect([...new Set(faults)]).toEqual([]);
});

test('R-BUDGET-04 in a low row names of dishes are whole: fewer are seen at a time', () => {
  const titles = ['Χωριάτικη με ελιές Καλαμών', 'Χορτόπιτα του ξυλόφουρνου', 'Γίγαντες πλακί'];
  const faults: string[] = [];
  for (const glass of glasses) {
    const { textPx: text, airPx: air, targetPx: target, ease } = glass;
    const place = { width: glass.width * 0.54, height: Math.max(target, 3.4 * text + 0.8 * air) };
    const { card, lines, beside } = cardsBudget(place, glass, {
      ...{ titles, notes: false, tall: false, small: true },
    });
    const inner = card.width - 1.8 * air - (beside ? besideImage * card.height : 0);
    const cut = titles.some((title) => setWords(title, inner / (text * (1 + 0.1 * ease))).length > lines);
    // A card as wide as all of its place cannot be wider.
    if (cut && card.width < place.width - 3.6 * text - 1)
      faults.push(`${glass.width} × ${glass.height}, ${text}`);
  }
  expect(faults).toEqual([]);
});

test('R-BUDGET-04 without access others stand in a low row only where it holds them all: nobody has to turn pages in it', () => {
  for (const glass of glasses.filter(({ textPx, largestTextPx }) => textPx < largestTextPx))
    for (const related of [2, 5, 12])
      for (const length of [0, 400]) {
        const { related: way } = pageBudget(glass, {
          ...{
            title: 'Φάβα',
            facts: 1,
            related,
            wordsShare: 0.54,
            text: wordsOf(length).el,
            buttons: ['← Πίσω'],
          },
        });
        const inner = glass.width * (glass.height > glass.width ? 1 : 0.54) - 3.6 * glass.textPx;
        if (way === 'row') expect(related * 12 * glass.textPx).toBeLessThan(inner);
      }
});

test('R-BUDGET-04 on any glass a page has something to read on it, whatever its title and however many lead on', () => {
  const faults: string[] = [];
  const titles = titlesOf().filter((_, at) => at % 3 === 0);
  const told = [0, 400, 5000].map((length) => wordsOf(length).el);
  for (const glass of glasses.filter((_, at) => at % 4 === 0))
    for (const title of titles)
      for (const text of told)
        for (const related of [0, 12]) {
          const { reading, tight } = pageBudget(glass, {
            ...{ title: title.el, facts: 1, related, wordsShare: 0.54, text },
            buttons: ['← Πίσω', 'Πάρτε τη μαζί σας', 'Βήμα βήμα'],
          });
          const column = glass.height * (glass.height > glass.width ? 0.62 : 1) - controlsHeight(glass);
          const least = text.length > 400 ? column * 0.36 : 0;
          if (reading < least || (tight && reading < 4 * glass.textPx))
            faults.push(`${glass.width} × ${glass.height}, text ${glass.textPx}: ${reading}`);
        }
  expect([...new Set(faults)]).toEqual([]);
});
