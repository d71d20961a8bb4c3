import type { Size } from '@psifida/contract/registry/check';

type Cell = Size & { x: number; y: number; depth: number };

/** Up to here every way of making rows is tried; beyond it only even ones. */
const triedAtMost = 9;
/** The farthest is this much smaller than its place, the nearest fills it. */
const farthest = 0.93;
/** A region is long from this proportion on; the first image takes at most this share of it. */
const longFrom = 1.9;
const leadAtMost = 0.62;

type Air = { gap: number; random: () => number };
type Filling = { seen: number; lay(): Cell[] };

const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);
/** Of two layouts that cover as much, the one with more even sizes is the better. */
const seenOf = (areas: readonly number[]) => sum(areas.map((area) => area ** 0.4));

/** As large as the region allows, then a little smaller and off centre, to look like a cloud and not a grid. */
export function fillRows(all: readonly number[], region: Region, air: Air): Cell[] {
  return filling(all, region, air).lay();
}

function filling(all: readonly number[], region: Region, air: Air): Filling {
  const rows = inRows(all, region, air);
  const [first, ...rest] = all;
  const { width, height } = region;
  const long = Math.max(width, height) > Math.min(width, height) * longFrom;
  if (first === undefined || rest.length < 2 || !long) return rows;
  const share = width > height ? (height * first + air.gap) / width : (width / first + air.gap) / height;
  if (share > leadAtMost) return rows;
  const [before, after] = inTwo(region, share);
  const parts = [inRows([first], before, air), filling(rest, after, air)];
  const seen = sum(parts.map((part) => part.seen));
  return seen > rows.seen ? { seen, lay: () => parts.flatMap((part) => part.lay()) } : rows;
}

function inRows(all: readonly number[], region: Region, { gap, random }: Air): Filling {
  const { x, y, width, height } = region;
  const measure = (rows: readonly (readonly number[])[]) => {
    const heights = rows.map((row) => Math.max(1, width - row.length * gap) / sum(row));
    const scale = Math.min(1, Math.max(1, height - rows.length * gap) / sum(heights));
    const areas = rows.flatMap((row, at) => row.map((aspect) => aspect * ((heights[at] ?? 0) * scale) ** 2));
    return { rows, seen: seenOf(areas), heights: heights.map((one) => one * scale) };
  };
  const best = waysOf(all)
    .map(measure)
    .reduce((a, b) => (b.seen > a.seen ? b : a));
  const lay = () => {
    const spare = (height - sum(best.heights.map((one) => one + gap))) / best.rows.length;
    let top = y;
    return best.rows.flatMap((row, at) => {
      const high = best.heights[at] ?? 1;
      const beside = width - sum(row) * high - row.length * gap;
      const apart = Math.min(beside / (row.length + 1), gap);
      const inset = (beside - apart * (row.length - 1)) / 2;
      let left = x + inset * (row.length === 1 && all.length > 1 ? 0.5 + random() : 1);
      const middle = top + (high + gap + spare) / 2;
      top += high + gap + spare;
      return row.map((aspect) => {
        const wide = high * aspect;
        const depth = all.length === 1 ? 1 : random();
        const near = farthest + (1 - farthest) * depth;
        const aside = () => (random() - 0.5) * 0.7 * (1 - near);
        const cell = {
          x: left + (wide + gap) / 2 + aside() * wide,
          y: middle + aside() * high,
          width: wide * near,
          height: high * near,
          depth,
        };
        left += wide + gap + apart;
        return cell;
      });
    });
  };
  return { seen: best.seen, lay };
}

function waysOf(all: readonly number[]): number[][][] {
  const { length } = all;
  if (length <= triedAtMost)
    return Array.from({ length: 2 ** Math.max(0, length - 1) }, (_, breaks) => {
      const rows: number[][] = [[]];
      all.forEach((one, index) => {
        rows.at(-1)?.push(one);
        if (index < length - 1 && breaks & (1 << index)) rows.push([]);
      });
      return rows;
    });
  return Array.from({ length }, (_, index) => {
    const count = index + 1;
    return Array.from({ length: count }, (_, row) =>
      all.slice(Math.round((row * length) / count), Math.round(((row + 1) * length) / count)),
    ).filter((row) => row.length > 0);
  });
}

export type Region = Size & { x: number; y: number };

/** Split across its longer side; the first part has this share. */
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
