import type { Size } from '@psifida/contract/registry/check';
import { controlsHeight } from '../../visit/controls.tsx';
import { emsOf } from '../common/set-words.ts';
import type { Glass } from '../scene.ts';

export type Box = Size & { left: number; top: number };

type LaidBudget = {
  /** What is offered, in a square: a plate is round in it, a stall's arch as high as it. */
  picture: Box;
  words: Box;
  /** What goes with it, in small plates beneath the words: as many as stand there, or none. */
  sides: readonly Box[];
  /** Of the words' place, for the title: the rest is for its season and the way to begin. */
  titleHeight: number;
  /** What is written on the ribbon over the title, whole. */
  band: string | null;
};

type Laid = {
  sides: number;
  /** What may be written on the ribbon; the first that fits is. */
  bands: readonly string[];
};

/** So much of the words' place the title has at least. */
const titleShare = 0.42;
/** Small plates are no smaller than this, in sizes of the text: else there are none. */
const leastSide = 4;
/** What the two ends of the ribbon take, in sizes of the text; see `.band`. */
const bandEnds = 2.1;

/**
 * A laid table: the picture has as much of the glass as a square can, the words the rest. Where they need their room, the
 * small plates go first, then the band over the title.
 */
export function laidBudget(glass: Glass, { sides, bands }: Laid): LaidBudget {
  const { width, height, textPx: text, airPx: air, ease } = glass;
  const isTall = height > width;
  const edge = air * 1.6;
  const foot = controlsHeight(glass) + air * 0.5;
  const room = { left: edge, top: edge, width: width - 2 * edge, height: height - edge - foot };
  const side = isTall ? Math.min(room.width, room.height * 0.56) : Math.min(room.height, room.width * 0.5);
  const left = isTall ? (width - side) / 2 : edge;
  const picture = { left, top: edge, width: side, height: side };
  const gap = air * 1.4;
  const words = isTall
    ? { ...room, top: edge + side + gap, height: room.height - side - gap }
    : { ...room, left: edge + side + gap, width: room.width - side - gap };
  const hint = text * (1 + 0.2 * ease) * 1.25 + text * 1.25 + air * 1.4 + air * 0.8;
  const bandHeight = text * 1.9 + air * 0.6;
  const least = words.height * titleShare;
  const smallest = text * leastSide;
  const over = words.height - hint - bandHeight - least - air * 0.8;
  const sideSize = Math.min(words.height * 0.34, Math.max(0, over), text * 9);
  const many = Math.min(sides, 4, Math.floor((words.width + air * 0.6) / (sideSize + air * 0.6)));
  const laid = sideSize >= smallest ? Math.max(0, many) : 0;
  const sidesHeight = laid > 0 ? sideSize + air * 0.8 : 0;
  const isWhole = (said: string) => (emsOf(said) + bandEnds) * text <= words.width;
  const band = words.height - hint - bandHeight >= least ? (bands.find(isWhole) ?? null) : null;
  const titleHeight = words.height - hint - (band === null ? 0 : bandHeight) - sidesHeight;
  return {
    ...{ picture, words, titleHeight, band },
    sides: Array.from({ length: laid }, (_, at) => ({
      left: words.left + at * (sideSize + air * 0.6),
      top: words.top + words.height - hint - sideSize - air * 0.4,
      ...{ width: sideSize, height: sideSize },
    })),
  };
}
