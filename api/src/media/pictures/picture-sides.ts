import { pictureSides } from '@psifida/contract/content/media';
import type { Size } from '@psifida/contract/registry/check';

/** As large as a picture is ever served: its own size, up to the largest standard side. */
export const largestSide = ({ width, height }: Size): number =>
  Math.min(Math.max(width, height), Math.max(...pictureSides));

/** Each standard side that is smaller than that, and then that. */
export const sidesFor = (size: Size): number[] => [
  ...pictureSides.filter((side) => side < largestSide(size)),
  largestSide(size),
];
