import { imageSides } from '@psifida/contract/content/media';
import type { Size } from '@psifida/contract/registry/check';
import type { PreparationStep } from '../../db/media-tables.ts';

/** As large as an image is ever served: its own size, up to the largest standard side. */
export const largestSide = ({ width, height }: Size): number =>
  Math.min(Math.max(width, height), Math.max(...imageSides));

/** Each standard side that is smaller than that, and then that. */
export const sidesFor = (size: Size): number[] => [
  ...imageSides.filter((side) => side < largestSide(size)),
  largestSide(size),
];

/** The longer side of a full HD display: what an image needs to be used. */
const fullHdSide = 1920;

/** Shrink-on-load of a JPEG. 1: as sharp does it, which rounds up and may decode twice as large as needed. */
export function decodedSmaller({ width, height }: Size, side: number): number {
  const times = Math.floor(Math.max(width, height) / side);
  const isExact = width % times === 0 && height % times === 0;
  return [2, 4, 8].includes(times) && isExact ? times : 1;
}

/** What is made when, from large to small: the smallest on arrival, and so on. Other formats than the first come last, in every size. */
export function sidesIn(
  size: Size,
): { thumbnail: number } & Record<Exclude<PreparationStep, 'others'>, number[]> {
  const [thumbnail = 0, ...larger] = sidesFor(size);
  return {
    thumbnail,
    usable: larger.filter((side) => side <= fullHdSide).reverse(),
    largest: larger.filter((side) => side > fullHdSide),
  };
}

/** What is to be made next, since a small image has no use for every step; null when that was the last. */
export function stepAfter(size: Size, done: 'thumbnail' | PreparationStep): PreparationStep | null {
  const sides = sidesIn(size);
  if (done === 'thumbnail' && sides.usable.length) return 'usable';
  if (done !== 'largest' && done !== 'others' && sides.largest.length) return 'largest';
  return done === 'others' ? null : 'others';
}
