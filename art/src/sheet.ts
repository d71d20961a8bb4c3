import { createRandom, hash, type Random, type Seed } from './random.ts';
import { type Box, element, rect } from './svg.ts';

/** What a drawing is made on: its size in units (the shorter side of a picture has 1000), its luck, its definitions. */
export interface Sheet {
  width: number;
  height: number;
  random: Random;
  /** Keeps a gradient, clip or shape among the definitions and answers its id. */
  define(draw: (id: string) => string): string;
}

export type Drawing = (sheet: Sheet) => string;

export interface PictureOptions {
  width?: number;
  height?: number;
  seed?: Seed;
  /** How many units the shorter side has; a part of a picture has fewer than the whole. */
  units?: number;
}

const idMark = '~';

/** A drawing as a complete SVG document. The size in pixels does not change what is drawn, only the shape does. */
export function picture(
  drawing: Drawing,
  { width = 1600, height = 900, seed = 1, units = 1000 }: PictureOptions = {},
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
    // Documents may stand inline on one page: only what is the same picture may share an id.
    content.replaceAll(idMark, `p${hash(content).toString(36)}-`),
  );
}

/** A drawing inside another one, cut at its own edges. */
export function inset(sheet: Sheet, area: Box, drawing: Drawing, seed: string): string {
  const unit = 1000 / Math.min(area.width, area.height);
  const inner: Sheet = {
    width: Math.round(area.width * unit),
    height: Math.round(area.height * unit),
    random: sheet.random.fork(seed),
    define: sheet.define,
  };
  return element('svg', { ...area, viewBox: `0 0 ${inner.width} ${inner.height}` }, drawing(inner));
}

export const whole = ({ width, height }: Sheet): Box => ({ x: 0, y: 0, width, height });

export const paper = (sheet: Sheet, fill: string) => rect(whole(sheet), { fill });
