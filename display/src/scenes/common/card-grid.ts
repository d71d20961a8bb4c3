import type { Size } from '@psifida/contract/registry/check';
import type { Glass } from '../scene.ts';
import { emsOf, setWords } from './text/set-words.ts';

export type CardGrid = {
  columns: number;
  card: Size;
  /** The title beneath its image, or beside it. */
  look: 'stacked' | 'beside';
  /** Of a title; a longer one ends in dots, and widens nobody else's card. */
  lines: number;
  /** Width of the image beside a title. */
  image: number;
  /** Whether there is room for the line beneath the title. */
  note: boolean;
};

type Cards = {
  titles: readonly string[];
  /** Of a title beneath its image, and beside it; in CSS pixels. */
  titlePx: number;
  besidePx: number;
  notes?: boolean;
  /** Beside each title stands a number, two letters wide. */
  numbered?: boolean;
  /** What the buttons that pull a list take of its width. */
  pager?: number;
};

const titleLine = 1.2;
/** Of a layout in which a name ends in dots, beside one that has them whole. */
const cutWorth = 0.5;
const mostLines = 3;
const mostColumns = 6;
/** In sizes of the text. */
const [stackedWide, besideWide, besideHigh, listedWide, listedHigh] = [8.5, 13, 3.4, 15, 5];
/** Height over width that an image beneath its title, and a card with the title beside it, do not exceed. */
const [tallestImage, tallestBeside] = [1.4, 0.5];

/** All at once in the rows and columns that show most of their images; where that is too small, a list of low cards that is pulled. */
export function cardGrid(
  place: Size,
  { textPx: text, airPx: air, targetPx: target }: Pick<Glass, 'textPx' | 'airPx' | 'targetPx'>,
  { titles, titlePx, besidePx, notes = false, numbered = false, pager = 0 }: Cards,
): CardGrid {
  const gap = air;
  const count = Math.max(1, titles.length);
  const each = titles.map((title) => ({ title, ems: emsOf(title) }));
  const number = numbered ? 2 * text + 0.7 * air : 0;
  const linesIn = (wide: number, px: number) => {
    const room = wide - number;
    return Math.max(
      1,
      ...each.map(({ title, ems }) =>
        ems * px <= room ? 1 : Math.min(mostLines, setWords(title, room / px).length),
      ),
    );
  };
  const widthOf = (columns: number) => (place.width - (columns - 1) * gap) / columns;
  const noteHigh = (note: boolean) => (note ? 1.6 * text : 0);
  const beside = (card: Size, columns: number, note: boolean): CardGrid => {
    const image = Math.min(card.height * 1.4, card.width * 0.36);
    const lines = linesIn(card.width - image - 1.8 * air, besidePx);
    const fit = Math.floor((card.height - 0.9 * air - noteHigh(note)) / (titleLine * besidePx));
    return { columns, card, look: 'beside', lines: Math.max(1, Math.min(lines, fit)), image, note };
  };
  let best: { grid: CardGrid; seen: number } | null = null;
  const isCut = (wide: number, px: number) =>
    each.some(
      ({ title, ems }) => ems * px > wide * mostLines || setWords(title, wide / px).length > mostLines,
    );
  const offer = (grid: CardGrid, image: Size) => {
    const stacked = grid.look === 'stacked';
    const wide = grid.card.width - (stacked ? 0 : grid.image) - number - 1.8 * air;
    const whole = isCut(wide, stacked ? titlePx : besidePx) ? cutWorth : 1;
    const filled = count / (grid.columns * Math.ceil(count / grid.columns));
    const seen =
      whole * filled * Math.min(image.width, image.height * 1.9) * Math.min(image.height, image.width * 1.25);
    if (!best || seen > best.seen) best = { grid, seen };
  };
  for (const note of notes ? [true, false] : [false]) {
    for (let columns = 1; columns <= Math.min(mostColumns, count); columns += 1) {
      const width = widthOf(columns);
      const rows = Math.ceil(count / columns);
      const height = (place.height - (rows - 1) * gap) / rows;
      if (width >= (numbered ? besideWide : stackedWide) * text) {
        const lines = linesIn(width - 1.8 * air, titlePx);
        const words = lines * titleLine * titlePx + noteHigh(note) + 1.8 * air;
        const card = { width, height: Math.min(height, width * tallestImage + words) };
        const image = { width, height: card.height - words };
        if (image.height >= card.height / 2)
          offer({ columns, card, look: 'stacked', lines, image: width, note }, image);
      }
      const card = { width, height: Math.min(height, width * tallestBeside) };
      if (width < besideWide * text || card.height < Math.max(target, besideHigh * text)) continue;
      const grid = beside(card, columns, note);
      if (grid.lines >= linesIn(width - grid.image - 1.8 * air, besidePx))
        offer(grid, { width: grid.image, height: card.height });
    }
    // Without the note there is no more to see of them.
    if (best) return (best as { grid: CardGrid }).grid;
  }
  const room = place.width - pager;
  const columns = Math.max(1, Math.floor((room + gap) / (listedWide * text + gap)));
  const height = Math.min(place.height, Math.max(target, listedHigh * text));
  return beside({ width: (room - (columns - 1) * gap) / columns, height }, columns, false);
}
