import { mix } from './colour.ts';
import { below, type Point } from './curve.ts';
import { type Light, lights, type TimeOfDay } from './palette.ts';
import { caique, sailboat } from './parts/boat.ts';
import { type Dish, serve } from './parts/dish.ts';
import { church, lighthouse, windmill } from './parts/landmarks.ts';
import { ridge } from './parts/ridge.ts';
import { glitter, sea, waves } from './parts/sea.ts';
import { disc, sky, stars } from './parts/sky.ts';
import { plateFromAbove } from './parts/tableware.ts';
import { crown, cypress } from './parts/tree.ts';
import { type Drawing, paper, type Sheet } from './sheet.ts';
import { box, group, n, path } from './svg.ts';

/** Small pictures with one thing in each: they are still read when they lie on a table or float in a cloud. */

const outdoors = (sheet: Sheet, light: Light, { horizon, sun }: { horizon: number; sun: Point }) =>
  [
    sky(sheet, light, horizon),
    light === lights.night ? stars(sheet, horizon) : '',
    disc(sheet, light, sun),
    path(
      ridge(sheet.random.fork('ridge'), {
        from: -20,
        to: sheet.width + 20,
        base: horizon,
        floor: sheet.height,
        rise: 210,
        summits: 3,
      }),
      { fill: mix(light.ridgeFar, light.ridgeNear, 0.4) },
    ),
  ].join('');

const water = (sheet: Sheet, light: Light, horizon: number) =>
  sea(sheet, light, horizon) + waves(sheet, light, horizon);

const mound = ({ width, height }: Sheet, fill: string, top: number) =>
  path(
    below(
      [
        [-20, top + 90],
        [width * 0.25, top + 10],
        [width * 0.55, top],
        [width * 0.8, top + 50],
        [width + 20, top + 110],
      ],
      height + 4,
    ),
    { fill },
  );

type Scene = { sheet: Sheet; time: TimeOfDay; light: Light; width: number; height: number };

/** A card that is drawn in the light of an hour. */
const card =
  (draw: (scene: Scene) => string[]) =>
  (time: TimeOfDay): Drawing =>
  (sheet) =>
    draw({ sheet, time, light: lights[time], width: sheet.width, height: sheet.height }).join('');

export const boatCard = card(({ sheet, time, light, width, height }) => {
  const horizon = height * 0.46;
  return [
    outdoors(sheet, light, { horizon, sun: [width * 0.68, horizon * 0.62] }),
    water(sheet, light, horizon),
    glitter(sheet, light, { x: width * 0.68, from: horizon, reach: 0.8 }),
    caique(light, {
      x: width * 0.45,
      y: height * 0.78,
      scale: 3.1,
      paint: time === 'night' ? light.roof : light.accent,
    }),
  ];
});

export const sailCard = card(({ sheet, light, width, height }) => {
  const horizon = height * 0.6;
  return [
    outdoors(sheet, light, { horizon, sun: [width * 0.26, horizon * 0.5] }),
    water(sheet, light, horizon),
    sailboat(light, { x: width * 0.56, y: height * 0.8, scale: 4, paint: light.roof }),
  ];
});

export const chapelCard = card(({ sheet, light, width, height }) => {
  const horizon = height * 0.64;
  return [
    outdoors(sheet, light, { horizon, sun: [width * 0.2, horizon * 0.4] }),
    water(sheet, light, horizon),
    mound(sheet, light.land, height * 0.76),
    cypress(light, { x: width * 0.5 - 330, base: height * 0.84, height: 420 }),
    church(light, { x: width * 0.5 - 30, base: height * 0.82, scale: 4 }),
  ];
});

export const windmillCard = card(({ sheet, light, width, height }) => [
  outdoors(sheet, light, { horizon: height * 0.7, sun: [width * 0.78, height * 0.24] }),
  mound(sheet, light.landShade, height * 0.62),
  mound(sheet, light.land, height * 0.74),
  windmill(light, { x: width * 0.46, base: height * 0.82, scale: 5 }),
]);

export const lighthouseCard = card(({ sheet, time, light, width, height }) => {
  const horizon = height * 0.66;
  return [
    outdoors(sheet, light, { horizon, sun: [width * 0.24, horizon * 0.3] }),
    water(sheet, light, horizon),
    mound(sheet, light.landShade, height * 0.82),
    lighthouse(sheet, light, { x: width * 0.58, base: height * 0.86, scale: 5.4, lit: time === 'night' }),
  ];
});

/** Columns of an old temple among the hills. */
export const templeCard = card(({ sheet, light, width, height }) => {
  const columns = Array.from({ length: 5 }, (_, index) => index * 120 - 240);
  return [
    outdoors(sheet, light, { horizon: height * 0.72, sun: [width * 0.72, height * 0.3] }),
    mound(sheet, light.land, height * 0.72),
    group(
      { transform: `translate(${n(width / 2)} ${n(height * 0.84)})` },
      path(box(-330, -30, 660, 36), { fill: light.stoneShade }),
      path(
        `${box(-310, -58, 620, 30)}${columns.map((x) => box(x - 30, -420, 60, 364)).join('')}${box(-300, -480, 600, 44)}`,
        { fill: light.stone },
      ),
      path(columns.map((x) => box(x - 30, -420, 20, 364) + box(x - 2, -420, 6, 364)).join(''), {
        fill: light.stoneShade,
      }),
      path(columns.map((x) => box(x - 42, -438, 84, 22)).join(''), {
        fill: mix(light.stone, light.wall, 0.5),
      }),
      path('M-320-480L0-610 320-480z', { fill: light.stone }),
      path('M-250-490L0-592 250-490z', { fill: light.stoneShade }),
    ),
  ];
});

export const treeCard = card(({ sheet, light, width, height }) => {
  const random = sheet.random.fork('tree');
  const lump = (dx: number, dy: number, r: number) =>
    crown(random, { cx: width / 2 + dx, cy: height * 0.44 + dy, rx: r * 1.2, ry: r, clumps: 9 });
  return [
    outdoors(sheet, light, { horizon: height * 0.66, sun: [width * 0.8, height * 0.26] }),
    mound(sheet, mix(light.leafLight, light.land, 0.5), height * 0.7),
    path(`M${n(width / 2 - 74)} ${n(height * 0.86)}q60-130 20-320h100q-30 180 50 320z`, {
      fill: mix(light.stoneShade, light.landShade, 0.5),
    }),
    path(`${lump(-150, 40, 160)}${lump(150, 30, 160)}${lump(0, -70, 190)}`, { fill: light.leaf }),
    path(`${lump(-80, -20, 100)}${lump(190, -10, 100)}${lump(50, -120, 120)}`, {
      fill: mix(light.leaf, light.leafLight, 0.6),
    }),
    path(`${lump(220, -50, 50)}${lump(90, -170, 60)}${lump(-40, -60, 46)}`, { fill: light.leafLight }),
  ];
});

export const dishCard =
  (dish: Dish, cloth: string): Drawing =>
  (sheet) =>
    paper(sheet, cloth) +
    group(
      { transform: `translate(${n(sheet.width / 2)} ${n(sheet.height / 2)}) scale(1.12)` },
      plateFromAbove({ rim: '#fffaf0', line: mix(cloth, '#20405a', 0.4) }),
      serve(sheet, dish),
    );

/** A sun of mosaic stones, few enough to be counted. */
export const mosaicCard: Drawing = (sheet) => {
  const [cx, cy] = [sheet.width / 2, sheet.height / 2];
  const bands = [
    '#d9a653',
    '#d9a653',
    '#b9562f',
    '#f1e4c8',
    '#14505a',
    '#2f7f8c',
    '#f1e4c8',
    '#b9562f',
    '#f1e4c8',
    '#2c8a4b',
    '#14505a',
    '#f1e4c8',
    '#d9a653',
    '#f1e4c8',
  ];
  const rings = bands.map((stroke, index) => {
    const r = 34 + index * 66;
    const pieces = Math.max(6, Math.round((r * 6.283) / 66));
    const length = (r * 6.283) / pieces;
    return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${r}" fill="none" stroke="${stroke}" stroke-width="58" stroke-dasharray="${n(length - 8)} 8" transform="rotate(${index * 17} ${n(cx)} ${n(cy)})"/>`;
  });
  return paper(sheet, '#c9b58f') + rings.join('');
};
