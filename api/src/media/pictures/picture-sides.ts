import { pictureSides } from '@psifida/contract/content/media';
import type { Size } from '@psifida/contract/registry/check';
import type { PreparationStep } from '../../db/media-tables.ts';

/** As large as a picture is ever served: its own size, up to the largest standard side. */
export const largestSide = ({ width, height }: Size): number =>
  Math.min(Math.max(width, height), Math.max(...pictureSides));

/** Each standard side that is smaller than that, and then that. */
export const sidesFor = (size: Size): number[] => [
  ...pictureSides.filter((side) => side < largestSide(size)),
  largestSide(size),
];

/** The longer side of a full HD display: what a picture needs to be used. */
const fullHdSide = 1920;

/**
 * By how much a JPEG is to be made smaller while it is decoded, which takes less time. The library finds that by itself, but where
 * the side wanted is only just reached it decodes twice as large, since what cannot be divided is rounded. A photo of 4,000
 * pixels for full HD is such a one, and can be divided. 1: as the library does it.
 */
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

/** What is to be made next, since a small picture has no use for every step; null when that was the last. */
export function stepAfter(size: Size, done: 'thumbnail' | PreparationStep): PreparationStep | null {
  const sides = sidesIn(size);
  if (done === 'thumbnail' && sides.usable.length) return 'usable';
  if (done !== 'largest' && done !== 'others' && sides.largest.length) return 'largest';
  return done === 'others' ? null : 'others';
}
