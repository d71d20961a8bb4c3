import type { Size } from '@psifida/contract/registry/check';
import { largestThatFits, setWords } from '../common/text/set-words.ts';
import type { Glass } from '../scene.ts';

type ChooserBudget = {
  atOnce: number;
  columns: number;
  card: number;
  lines: number;
  heading: boolean;
  levels: boolean;
};

/** How many at once, in how many columns; from the most to the fewest. */
const ways = [
  [6, 3],
  [6, 2],
  [4, 2],
  [4, 4],
  [3, 3],
  [2, 2],
  [2, 1],
  [1, 1],
] as const;

/** The cuts go first, then long names end in dots, then the question goes. */
const givingWay = [
  { heading: true, mostLines: 3, levels: true },
  { heading: true, mostLines: 3, levels: false },
  { heading: true, mostLines: 1, levels: false },
  { heading: false, mostLines: 1, levels: false },
];

/** On both sides together. */
const rimMm = 5;

export function boxImage(width: number, { pxPerMm }: Pick<Glass, 'pxPerMm'>): Size {
  const wide = Math.max(1, width - rimMm * pxPerMm);
  return { width: wide, height: wide * 0.5625 };
}

type Boxed = { name: string /** How many levels it has. */; levels: number };

/** In sizes of the text. */
const levelEms = 4.6;

/** As many as can be looked at: a card is wide, and its name whole where it may be. */
export function chooserBudget(
  place: Size,
  { textPx: text, airPx: air, targetPx: target, pxPerMm, ease }: Glass,
  puzzles: readonly Boxed[],
): ChooserBudget {
  const question = text * (1 + ease) * 1.15 + 1.2 * air;
  const pager = Math.max(target * 1.2, text * 2) + 1.2 * air;
  const size = text * (1 + 0.1 * ease);
  const frame = rimMm * pxPerMm;
  const names = puzzles.map(({ name }) => name);
  const levelsWide = Math.max(...puzzles.map(({ levels }) => levels), 0) * levelEms * text;
  const least = Math.max(target * 3.5, text * 7);
  const longest = names.reduce((a, b) => (b.length > a.length ? b : a), '');
  // A page for five has the places of six.
  const enough = Math.min(...ways.map(([count]) => count).filter((count) => count >= names.length), 6);
  const isLarge = ({ card, levels }: ChooserBudget) =>
    card >= Math.max(least, levels ? levelsWide + frame : 0);
  const attempts: ChooserBudget[] = [];
  for (const { heading, mostLines, levels } of givingWay)
    for (const [count, columns] of ways) {
      if (count > enough) continue;
      const rows = Math.ceil(count / columns);
      const taken = (heading ? question : 0) + (names.length > count ? pager : 0) + (rows - 1) * air;
      const linesIn = (card: number) =>
        Math.min(mostLines, Math.max(1, setWords(longest, (card - frame) / size).length));
      const highOf = (card: number) =>
        boxImage(card, { pxPerMm }).height +
        frame +
        linesIn(card) * 1.2 * size +
        0.5 * air +
        (levels ? 1.7 * text : 0);
      const most = (place.width - columns * 1.2 * air) / columns;
      const card = largestThatFits(text, most, (wide) => rows * highOf(wide) <= place.height - taken);
      const attempt = { atOnce: count, columns, card, lines: linesIn(card), heading, levels };
      if (isLarge(attempt)) return attempt;
      attempts.push(attempt);
    }
  return attempts.reduce((best, one) => (one.card > best.card ? one : best));
}
