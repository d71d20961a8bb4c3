import { createRandom, hash, type Random, type Seed } from './random.ts';
import { element } from './svg.ts';

/** Its size is in units: the shorter side of an image has 1000. */
export interface Sheet {
  width: number;
  height: number;
  random: Random;
  /** Answers the id of a gradient, clip or shape. */
  define(draw: (id: string) => string): string;
}

export type Drawing = (sheet: Sheet) => string;

interface ImageOptions {
  width?: number;
  height?: number;
  seed?: Seed;
  /** Of the shorter side; a part of an image has fewer than the whole. */
  units?: number;
}

const idMark = '~';

/** A complete SVG document; only the shape changes what is drawn, not the size in pixels. */
export function image(
  drawing: Drawing,
  { width = 1600, height = 900, seed = 1, units = 1000 }: ImageOptions = {},
): string {
  const unit = units / Math.min(width, height);
  const definitions: string[] = [];
  const sheet: Sheet = {
    width: Math.round(width * unit),
    height: Math.round(height * unit),
    random: createRandom(seed),
    define: (draw) => {
      const index = definitions.push('') - 1;
      definitions[index] = draw(idMark + index);
      return idMark + index;
    },
  };
  const drawn = drawing(sheet);
  const content = element('defs', {}, definitions.join('')) + drawn;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${sheet.width} ${sheet.height}`,
      preserveAspectRatio: 'xMidYMid slice',
    },
    // Documents may stand inline on one page: only equal images may share an id.
    content.replaceAll(idMark, `p${hash(content).toString(36)}-`),
  );
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');

/** From top to bottom; answers the paint to fill with. */
export const linear = (sheet: Sheet, list: readonly Stop[]) =>
  `url(#${sheet.define((id) => element('linearGradient', { id, x2: 0, y2: 1 }, stops(list)))})`;

export const radial = (sheet: Sheet, list: readonly Stop[]) =>
  `url(#${sheet.define((id) => element('radialGradient', { id }, stops(list)))})`;
