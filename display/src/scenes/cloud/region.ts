import type { Size } from '@psifida/contract/registry/check';

/** Left upper corner and size. */
export type Region = Size & { x: number; y: number };

/** Across its longer side; the first part has this share. */
export function inTwo({ x, y, width, height }: Region, share: number): [Region, Region] {
  if (width >= height)
    return [
      { x, y, width: width * share, height },
      { x: x + width * share, y, width: width * (1 - share), height },
    ];
  return [
    { x, y, width, height: height * share },
    { x, y: y + height * share, width, height: height * (1 - share) },
  ];
}
