import type { Size } from '@psifida/contract/registry/check';
import { largestThatFits } from '../common/largest-that-fits.ts';
import { setWords } from '../common/set-words.ts';
import type { Glass } from '../scene.ts';

type ChooserBudget = {
  /** So many pictures at once, side by side in so many columns. */
  atOnce: number;
  columns: number;
  /** How wide one is. */
  card: number;
  /** Lines that its name has room for. */
  lines: number;
  /** What is asked above them. */
  heading: boolean;
  /** The grids of its cuts beneath its name. */
  levels: boolean;
};

/** From the most to the fewest at once, with the ways to lay them out. */
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

/** The cuts, asked for next, go first, then long names end in dots, then the question goes: whoever chooses looks at the pictures. */
const givingWay = [
  { heading: true, mostLines: 3, levels: true },
  { heading: true, mostLines: 3, levels: false },
  { heading: true, mostLines: 1, levels: false },
  { heading: false, mostLines: 1, levels: false },
];

/** The rim of a box around its picture, on both sides together. */
const rimMm = 5;

/** The picture on a box of this width. */
export function boxPicture(width: number, { pxPerMm }: Pick<Glass, 'pxPerMm'>): Size {
  const wide = Math.max(1, width - rimMm * pxPerMm);
  return { width: wide, height: wide * 0.5625 };
}

type Boxed = { name: string /** How many levels it has. */; levels: number };

/** What one level takes of its line, in sizes of the text. */
const levelEms = 4.6;

/** As many pictures to choose from as can be looked at: a card is wide, and its name whole where it may be. */
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
  const attempts = givingWay.flatMap(({ heading, mostLines, levels }) =>
    ways
      .filter(([count]) => count <= enough)
      .map(([count, columns]): ChooserBudget => {
        const rows = Math.ceil(count / columns);
        const taken = (heading ? question : 0) + (names.length > count ? pager : 0) + (rows - 1) * air;
        const linesIn = (card: number) =>
          Math.min(mostLines, Math.max(1, setWords(longest, (card - frame) / size).length));
        const highOf = (card: number) =>
          boxPicture(card, { pxPerMm }).height +
          frame +
          linesIn(card) * 1.2 * size +
          0.5 * air +
          (levels ? 1.7 * text : 0);
        const most = (place.width - columns * 1.2 * air) / columns;
        const card = largestThatFits(text, most, (wide) => rows * highOf(wide) <= place.height - taken);
        return { atOnce: count, columns, card, lines: linesIn(card), heading, levels };
      }),
  );
  const widest = attempts.reduce((best, one) => (one.card > best.card ? one : best));
  const isLarge = ({ card, levels }: ChooserBudget) =>
    card >= Math.max(least, levels ? levelsWide + frame : 0);
  return attempts.find(isLarge) ?? widest;
}
