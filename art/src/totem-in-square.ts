import { mix } from './colour.ts';
import type { Point } from './curve.ts';
import { linear } from './gradient.ts';
import { type Light, lights, type TimeOfDay } from './palette.ts';
import { arch } from './parts/house.ts';
import { person } from './parts/person.ts';
import { ridge } from './parts/ridge.ts';
import { clouds, gulls, sky } from './parts/sky.ts';
import { crown } from './parts/tree.ts';
import { type Drawing, inset, type Sheet } from './sheet.ts';
import { box, element, group, n, path, rect } from './svg.ts';
import { townMap } from './town-map.ts';

/** A totem in the square: people look on its map for what is worth seeing. */
export const totemInSquare =
  ({ time = 'morning' }: { time?: TimeOfDay } = {}): Drawing =>
  (sheet) => {
    const light = lights[time];
    const { width, height } = sheet;
    const ground = height * (width > height ? 0.7 : 0.72);
    const middle = width * 0.52;
    const feet = ground + (height - ground) * 0.62;
    return [
      sky(sheet, light, ground),
      clouds(sheet, light, ground * 0.8),
      gulls(light, [
        [width * 0.3, height * 0.14, 15],
        [width * 0.33, height * 0.11, 11],
      ]),
      path(
        ridge(sheet.random.fork('ridge'), {
          from: -20,
          to: width + 20,
          base: ground - 120,
          floor: ground,
          rise: 220,
          summits: 3,
        }),
        { fill: mix(light.ridgeFar, light.ridgeNear, 0.25) },
      ),
      townHall(light, { x: width * 0.24, base: ground + 4 }),
      arcade(light, { x: width * 0.72, base: ground + 4, to: width + 20 }),
      paving(sheet, light, ground),
      plane(sheet, light, { x: width * 0.9, base: ground + 62 }),
      totem(sheet, light, { x: middle, base: feet, height: Math.min(feet * 0.84, 780) }),
      person({
        x: middle - 270,
        base: feet + 60,
        height: 400,
        skin: '#d9a37c',
        hair: '#4b3527',
        top: '#c25b3a',
        bottom: '#2d3f55',
        pointing: 'right',
      }),
      person({
        x: middle - 372,
        base: feet + 74,
        height: 262,
        skin: '#e0b08a',
        hair: '#7a4d2b',
        top: '#e2b13f',
        bottom: '#3d6b56',
      }),
      person({
        x: middle + 268,
        base: feet + 46,
        height: 384,
        skin: '#e3b590',
        hair: '#cfc6ba',
        top: '#2f6d8c',
        bottom: '#2f6d8c',
        dress: true,
      }),
    ].join('');
  };

interface Building {
  x: number;
  base: number;
}

/** A neoclassical town hall: pediment, columns, shutters. */
function townHall(light: Light, { x, base }: Building): string {
  const wall = mix(light.wall, light.roof, 0.14);
  const windows = (y: number) => [-260, -190, 190, 260].map((dx) => box(dx - 19, y, 38, 66)).join('');
  const shutters = (y: number) =>
    [-260, -190, 190, 260].map((dx) => box(dx - 33, y, 13, 66) + box(dx + 20, y, 13, 66)).join('');
  const columns = [-112, -38, 38, 112];
  return group(
    { transform: `translate(${n(x)} ${n(base)})` },
    path(box(-310, -330, 620, 330), { fill: wall }),
    path(box(-310, -330, 150, 330), { fill: mix(wall, light.wallShade, 0.45) }),
    path(`${box(-324, -346, 648, 20)}${box(-316, -178, 632, 12)}`, { fill: light.wall }),
    path('M-324-346l30-52h588l30 52z', { fill: light.roof }),
    path(box(-150, -330, 300, 330), { fill: mix(light.wallShade, light.wall, 0.35) }),
    path(
      `${windows(-290)}${windows(-130)}${arch(0, 0, 70, 128)}${arch(-75, -10, 44, 96)}${arch(75, -10, 44, 96)}${box(-92, -296, 40, 76)}${box(-20, -296, 40, 76)}${box(52, -296, 40, 76)}`,
      { fill: light.window },
    ),
    path(shutters(-290) + shutters(-130), { fill: light.leaf }),
    path(columns.map((dx) => box(dx - 15, -316, 30, 316)).join(''), { fill: light.wall }),
    path(columns.map((dx) => box(dx - 15, -316, 10, 316)).join(''), { fill: light.wallShade }),
    path(columns.map((dx) => box(dx - 22, -330, 44, 16) + box(dx - 22, -12, 44, 14)).join(''), {
      fill: light.wallSide,
    }),
    path('M-176-330L0-432 176-330z', { fill: light.wall }),
    path('M-136-338L0-416 136-338z', { fill: mix(light.accent, light.wall, 0.55) }),
    path(box(-172, -4, 344, 10), { fill: light.stone }),
    path('M0-432v-74', { stroke: light.stoneShade, 'stroke-width': 5 }),
    path('M2-504q24-10 46 0t46-2v44q-22 8-46 0t-46 2z', { fill: light.accent }),
  );
}

/** Shops under arches along the side of the square. */
function arcade(light: Light, { x, base, to }: Building & { to: number }): string {
  const arches = Array.from({ length: Math.ceil((to - x) / 104) }, (_, index) => x + 52 + index * 104);
  const wall = mix(light.wallSide, light.stone, 0.3);
  return [
    path(box(x, base - 262, to - x, 262), { fill: wall }),
    path(`${box(x - 8, base - 276, to - x + 16, 16)}${box(x, base - 152, to - x, 9)}`, { fill: light.wall }),
    path(`M${n(x - 10)} ${n(base - 276)}l26-46h${n(to - x)}v46z`, { fill: light.roof }),
    path(arches.map((center) => arch(center, base, 72, 118)).join(''), {
      fill: mix(light.window, light.landShade, 0.35),
    }),
    path(arches.map((center) => box(center - 17, base - 232, 34, 58)).join(''), { fill: light.window }),
    path(
      arches
        .map((center) => box(center - 30, base - 232, 12, 58) + box(center + 18, base - 232, 12, 58))
        .join(''),
      { fill: light.accent },
    ),
    path(
      arches
        .filter((_, index) => index % 2 === 0)
        .map((center) => `M${n(center - 48)} ${n(base - 88)}l10-32h76l10 32z`)
        .join(''),
      { fill: mix(light.roof, light.wall, 0.15) },
    ),
  ].join('');
}

/** Slabs that run towards the horizon. */
function paving(sheet: Sheet, light: Light, ground: number): string {
  const { width, height } = sheet;
  const depth = height - ground;
  const rows = Array.from({ length: 7 }, (_, index) => ground + depth * (index / 7) ** 1.7);
  const eye = width * 0.52;
  const rays = Array.from({ length: 25 }, (_, index) => {
    const far = eye + (index - 12) * 110;
    return `M${n(far)} ${n(ground)}L${n(eye + (far - eye) * 2.6)} ${n(height)}`;
  }).join('');
  const lines = rows.map((y) => `M0 ${n(y)}H${n(width)}`).join('');
  return [
    rect(
      { x: 0, y: ground, width, height: depth },
      {
        fill: linear(sheet, [
          [0, mix(light.stone, light.wall, 0.25)],
          [1, mix(light.stone, light.stoneShade, 0.4)],
        ]),
      },
    ),
    path(lines + rays, { fill: 'none', stroke: light.stoneShade, 'stroke-width': 3, opacity: 0.5 }),
    path(`M0 ${n(ground)}h${n(width)}v26H0z`, { fill: light.stoneShade, opacity: 0.25 }),
  ].join('');
}

/** The plane tree with its bench and shade. */
function plane(sheet: Sheet, light: Light, { x, base }: Building): string {
  const random = sheet.random.fork('plane');
  const lump = (dx: number, dy: number, r: number) =>
    crown(random, { cx: x + dx, cy: base + dy, rx: r * 1.2, ry: r, clumps: 10 });
  return [
    path(`M${n(x - 250)} ${n(base + 12)}q250-60 460 0-210 60-460 0z`, {
      fill: light.landShade,
      opacity: 0.3,
    }),
    path(`M${n(x - 40)} ${n(base + 14)}q34-140-16-330l36-6 24 110 40-120 30 10q-60 160 0 336z`, {
      fill: mix(light.stoneShade, light.landShade, 0.35),
    }),
    path(`${lump(-130, -390, 120)}${lump(110, -400, 130)}${lump(-20, -500, 150)}`, { fill: light.leaf }),
    path(`${lump(-90, -430, 80)}${lump(120, -450, 84)}${lump(10, -550, 96)}`, {
      fill: mix(light.leaf, light.leafLight, 0.55),
    }),
    path(`${lump(40, -600, 44)}${lump(150, -490, 40)}${lump(-60, -470, 36)}`, { fill: light.leafLight }),
    path(
      `${box(x - 210, base - 34, 140, 10)}${box(x - 200, base - 26, 10, 36)}${box(x - 90, base - 26, 10, 36)}`,
      { fill: mix(light.roof, light.landShade, 0.4) },
    ),
  ].join('');
}

/** The totem itself: a tall screen that shows the map of the town. */
function totem(sheet: Sheet, light: Light, { x, base, height }: Building & { height: number }): string {
  const w = height * 0.46;
  const top = base - height;
  const screen = { x: x - w / 2 + 20, y: top + 24, width: w - 40, height: height - 150 };
  const clip = sheet.define((id) => element('clipPath', { id }, rect(screen, { rx: 14 })));
  const shadow: Point[] = [
    [x - w / 2 - 10, base],
    [x + w / 2 + 6, base],
    [x + w / 2 - 130, base + 74],
    [x - w / 2 - 190, base + 74],
  ];
  return [
    path(`M${shadow.map((point) => point.map(n).join(' ')).join('L')}z`, {
      fill: light.landShade,
      opacity: 0.3,
    }),
    rect({ x: x - w / 2 - 26, y: base - 20, width: w + 52, height: 26 }, { rx: 8, fill: light.stoneShade }),
    rect({ x: x - w / 2, y: top, width: w, height: height - 6 }, { rx: 30, fill: '#1c2c36' }),
    rect({ x: x - w / 2, y: top, width: 12, height: height - 6 }, { rx: 6, fill: '#3a505c' }),
    group({ 'clip-path': `url(#${clip})` }, inset(sheet, screen, townMap(), 'map')),
    path(
      `M${n(screen.x + screen.width)} ${n(screen.y)}v${n(screen.height * 0.55)}L${n(screen.x + screen.width * 0.42)} ${n(screen.y)}z`,
      { fill: '#ffffff', opacity: 0.1 },
    ),
    rect({ x: x - 60, y: base - 92, width: 120, height: 12 }, { rx: 6, fill: '#3f9a5f' }),
    rect({ x: x - 34, y: base - 68, width: 68, height: 8 }, { rx: 4, fill: '#e6c98e' }),
  ].join('');
}
