/** The ground that a tone is drawn on; `unit` is a millimetre of it. */
export type Drawn = { width: number; height: number; unit: number; random: () => number };

export const list = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

export const round = (value: number) => Math.round(value * 10) / 10;
