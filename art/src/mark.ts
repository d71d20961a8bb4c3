import { createRandom } from './random.ts';
import { element, path, rect } from './svg.ts';

interface MarkOptions {
  size: number;
  dark?: boolean;
}

/** A psi laid in stones: g is green, a dot is sand. */
const pattern = ['g.g.g', 'g.g.g', 'ggggg', '..g..', '..g..'];

type Track = readonly [from: number, length: number];

const even: readonly Track[] = [0, 1, 2, 3, 4].map((index) => [index * 3.28, 2.88]);

const tracks = (from: readonly number[], length: readonly number[]): readonly Track[] =>
  from.map((start, index) => [start, length[index] ?? 0]);

/** Where stones begin, in sixteenths of the mark. Small marks end their stones and joints on whole pixels. */
function tracksFor(size: number): readonly Track[] {
  if (size < 24) return tracks([0, 4, 7, 10, 13], [3, 2, 2, 2, 3]);
  if (size < 48) return tracks([0, 3.5, 6.5, 10, 13], [3, 2.5, 3, 2.5, 3]);
  return even;
}

const colours = {
  light: {
    joint: '#fbf3df',
    green: ['#15803d', '#0f5f2e', '#1f9049'],
    sand: ['#ecd29a', '#e3bf7c', '#f2dfb4'],
  },
  dark: {
    joint: '#17222c',
    green: ['#2fa35c', '#23894a', '#46b773'],
    sand: ['#e3c88f', '#d4b274', '#eedbb0'],
  },
} as const;

/** The product's mark: a tile of the mosaic. */
export function mosaicMark({ size, dark = false }: MarkOptions): string {
  const { joint, green, sand } = dark ? colours.dark : colours.light;
  // Cut by hand where that can be seen, exact where every pixel counts.
  const uneven = size < 48 ? 0 : 0.2;
  const tracks = tracksFor(size);
  const random = createRandom('mark');
  const shift = (inward: number) => inward * uneven * random.next();
  const stones = pattern.flatMap((row, rowIndex) =>
    [...row].map((kind, columnIndex) => {
      const [x, width] = tracks[columnIndex] ?? [0, 0];
      const [y, height] = tracks[rowIndex] ?? [0, 0];
      const fill = random.pick(kind === 'g' ? green : sand);
      const corners = [
        [x + shift(1), y + shift(1)],
        [x + width - shift(1), y + shift(1)],
        [x + width - shift(1), y + height - shift(1)],
        [x + shift(1), y + height - shift(1)],
      ];
      return path(
        `M${corners.map((corner) => corner.map((value) => hundredths(value)).join(' ')).join('L')}z`,
        { fill },
      );
    }),
  );
  const clip = `mark${size}${dark ? 'd' : ''}`;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: '0 0 16 16' },
    element('clipPath', { id: clip }, rect(tile, { rx: 3.5 })) +
      element('g', { 'clip-path': `url(#${clip})` }, rect(tile, { fill: joint }) + stones.join('')),
  );
}

const tile = { x: 0, y: 0, width: 16, height: 16 };
const hundredths = (value: number) => Math.round(value * 100) / 100;
