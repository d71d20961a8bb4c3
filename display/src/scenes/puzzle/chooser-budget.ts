import type { Size } from '@psifida/contract/registry/check';
import { emsOf, largestThatFits, setWords } from '../common/text/set-words.ts';
import type { Glass } from '../scene.ts';

type ChooserBudget = {
  atOnce: number;
  columns: number;
  card: number;
  lines: number;
  heading: boolean;
  levels: boolean;
};

/** As many as can be taken in at once. */
const mostAtOnce = 12;

/** Of so many in even rows, or on even pages: all that such a part may hold, the most first. */
const evenParts = (count: number): number[] => [
  ...new Set(Array.from({ length: count }, (_, at) => Math.ceil(count / (at + 1)))),
];

/** The cuts go before anything is on another page; then long names end in dots, then the question goes. */
const givingWay = [
  [
    { heading: true, mostLines: 3, levels: true },
    { heading: true, mostLines: 3, levels: false },
  ],
  [{ heading: true, mostLines: 1, levels: false }],
  [{ heading: false, mostLines: 1, levels: false }],
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

/** All at once where each can be looked at, in the rows that make them largest; else as many as can be. */
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
  const isLarge = ({ card, levels }: ChooserBudget) =>
    card >= Math.max(least, levels ? levelsWide + frame : 0);
  const attempts: ChooserBudget[] = [];
  const counts = evenParts(Math.max(1, names.length)).filter((count) => count <= mostAtOnce);
  const wide = emsOf(longest) * size;
  for (const together of givingWay)
    for (const { count, heading, mostLines, levels } of counts.flatMap((count) =>
      together.map((way) => ({ ...way, count })),
    )) {
      const laid = evenParts(count).map((columns) => {
        const rows = Math.ceil(count / columns);
        const taken = (heading ? question : 0) + (names.length > count ? pager : 0) + (rows - 1) * air;
        const linesIn = (card: number) =>
          wide <= card - frame
            ? 1
            : wide > mostLines * (card - frame)
              ? mostLines
              : Math.min(mostLines, setWords(longest, (card - frame) / size).length);
        const highOf = (card: number) =>
          boxImage(card, { pxPerMm }).height +
          frame +
          linesIn(card) * 1.2 * size +
          0.5 * air +
          (levels ? 1.7 * text : 0);
        const most = (place.width - columns * 1.2 * air) / columns;
        const card = largestThatFits(text, most, (wide) => rows * highOf(wide) <= place.height - taken);
        return { atOnce: count, columns, card, lines: linesIn(card), heading, levels };
      });
      const attempt = largest(laid);
      if (isLarge(attempt)) return attempt;
      attempts.push(attempt);
    }
  return largest(attempts);
}

const largest = (some: readonly ChooserBudget[]) =>
  some.reduce((best, one) => (one.card > best.card ? one : best));
