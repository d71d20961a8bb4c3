import { seeded as seededNumbers } from '@psifida/contract/content/seeded';

/** Draws that come out the same for the same seed. */
export function seeded(seed: number) {
  const next = seededNumbers(String(seed));
  const upTo = (most: number): number => Math.floor(next() * (most + 1));
  const hex = (digits: number) => Array.from({ length: digits }, () => upTo(15).toString(16)).join('');
  return {
    next,
    /** A whole number from 0 to `most`. */
    upTo,
    chance: (share: number): boolean => next() < share,
    pick: <T>(from: readonly T[]): T => {
      if (!from.length) throw new Error('nothing to pick from');
      return from[upTo(from.length - 1)] as T;
    },
    hex,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
}

export type Draw = ReturnType<typeof seeded>;
