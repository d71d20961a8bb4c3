import { linear } from './gradient.ts';
import { lights } from './palette.ts';
import { sailboat } from './parts/boat.ts';
import { oliveBranch } from './parts/branch.ts';
import { cheese, honeyJar, loaf, oilBottle, oliveBowl } from './parts/products.ts';
import { ridge } from './parts/ridge.ts';
import { sea, waves } from './parts/sea.ts';
import { sky } from './parts/sky.ts';
import { type Drawing, inset, paper, type Sheet } from './sheet.ts';
import { box, element, group, n, path, rect } from './svg.ts';

/** What the place makes: oil, bread, honey, cheese and olives on the sill of a sunny kitchen. */
export const stillLife = (): Drawing => (sheet) => {
  const { width, height } = sheet;
  const tall = height > width;
  const edge = height * (tall ? 0.68 : 0.7);
  const middle = width / 2;
  const shelf = edge + (tall ? 190 : 120);
  const random = sheet.random.fork('things');
  const spots = tall
    ? {
        bottle: [-280, 0, 1.3],
        loaf: [60, 40, 1.25],
        honey: [290, -10, 1.15],
        cheese: [-190, 190, 1.2],
        olives: [220, 220, 1.2],
      }
    : {
        bottle: [-560, 0, 1.25],
        loaf: [-180, 10, 1.35],
        honey: [480, -4, 1.25],
        cheese: [160, 60, 1.25],
        olives: [700, 70, 1.15],
      };
  const put = (spot: readonly number[], thing: string) =>
    group(
      {
        transform: `translate(${n(middle + (spot[0] ?? 0))} ${n(shelf + (spot[1] ?? 0))}) scale(${spot[2] ?? 1})`,
      },
      thing,
    );
  return [
    paper(
      sheet,
      linear(sheet, [
        [0, '#f2dcb4'],
        [1, '#e3bd86'],
      ]),
    ),
    sunbeam(sheet, edge),
    windowToSea(
      sheet,
      tall
        ? { x: middle - 330, y: height * 0.1, width: 660, height: height * 0.42 }
        : { x: middle - 80, y: 70, width: 560, height: edge - 160 },
    ),
    oliveBranch(sheet.random.fork('branch'), lights.noon, {
      x: -20,
      y: tall ? height * 0.16 : 60,
      length: tall ? 300 : 380,
      angle: 0.42,
    }),
    table(sheet, edge),
    put(spots.bottle, oilBottle),
    put(spots.honey, honeyJar(sheet)),
    put(spots.loaf, loaf),
    put(spots.cheese, cheese),
    put(spots.olives, oliveBowl(random)),
  ].join('');
};

function sunbeam({ width }: Sheet, edge: number): string {
  return path(`M${n(width * 0.02)} 0H${n(width * 0.26)}L${n(width * 0.05)} ${n(edge)}H${n(-width * 0.2)}z`, {
    fill: '#fff4d6',
    opacity: 0.4,
  });
}

/** An arched window with the sea in it. */
function windowToSea(sheet: Sheet, area: { x: number; y: number; width: number; height: number }): string {
  const { x, y, width, height } = area;
  const shape = (grow: number) =>
    `M${n(x - grow)} ${n(y + height + grow)}V${n(y + width / 2)}a${n(width / 2 + grow)} ${n(width / 2 + grow)} 0 0 1 ${n(width + grow * 2)} 0V${n(y + height + grow)}z`;
  const clip = sheet.define((id) => element('clipPath', { id }, path(shape(0), {})));
  const view: Drawing = (inner) => {
    const horizon = inner.height * 0.62;
    return [
      sky(inner, lights.noon, horizon),
      path(ridge(inner.random, { from: -20, to: inner.width + 20, base: horizon, rise: 150, summits: 2 }), {
        fill: lights.noon.ridgeFar,
      }),
      sea(inner, lights.noon, horizon),
      waves(inner, lights.noon, horizon),
      sailboat(lights.noon, { x: inner.width * 0.62, y: horizon + 90, scale: 1.7, paint: lights.noon.roof }),
    ].join('');
  };
  return [
    path(shape(34), { fill: '#fdf3df' }),
    path(shape(14), { fill: '#c79f6b' }),
    group(
      { 'clip-path': `url(#${clip})` },
      inset(sheet, area, view, 'window'),
      path(`M${n(x)} ${n(y)}h30v${n(height)}h-30z`, { fill: '#1d4a66', opacity: 0.12 }),
    ),
    path(`${box(x + width / 2 - 6, y, 12, height)}${box(x, y + height * 0.52, width, 11)}`, {
      fill: '#fdf3df',
    }),
    rect({ x: x - 56, y: y + height, width: width + 112, height: 34 }, { rx: 6, fill: '#fdf3df' }),
    rect({ x: x - 56, y: y + height + 24, width: width + 112, height: 12 }, { rx: 6, fill: '#d9b98a' }),
  ].join('');
}

function table(sheet: Sheet, edge: number): string {
  const { width, height } = sheet;
  const fringe = Array.from(
    { length: 64 },
    (_, index) => `M${n(width * 0.1 + index * ((width * 0.8) / 63))} ${n(height - 54)}v34`,
  ).join('');
  return [
    rect(
      { x: 0, y: edge, width, height: height - edge },
      {
        fill: linear(sheet, [
          [0, '#b57f4c'],
          [1, '#8e5c33'],
        ]),
      },
    ),
    rect({ x: 0, y: edge, width, height: 10 }, { fill: '#d3a069' }),
    path(
      `M${n(width * 0.12)} ${n(edge + 4)}h${n(width * 0.76)}l${n(width * 0.02)} ${n(height - edge - 58)}H${n(width * 0.1)}z`,
      { fill: '#f4ead6' },
    ),
    path(
      `M${n(width * 0.106)} ${n(height - 120)}h${n(width * 0.788)}v14H${n(width * 0.106)}zM${n(width * 0.105)} ${n(height - 92)}h${n(width * 0.79)}v6H${n(width * 0.105)}z`,
      { fill: '#2f6f98' },
    ),
    path(fringe, { stroke: '#f4ead6', 'stroke-width': 5, 'stroke-linecap': 'round' }),
  ].join('');
}
