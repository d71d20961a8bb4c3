import { mix } from './colour.ts';
import { below, type Point, smooth } from './curve.ts';
import { linear } from './gradient.ts';
import { type Light, lights, type TimeOfDay } from './palette.ts';
import { sailboat } from './parts/boat.ts';
import { ridge } from './parts/ridge.ts';
import { sea, waves } from './parts/sea.ts';
import { clouds, disc, gulls, sky } from './parts/sky.ts';
import { crown } from './parts/tree.ts';
import type { Drawing, Sheet } from './sheet.ts';
import { element, group, n, path } from './svg.ts';

/** The beach of the town: shallow water, umbrellas, and tamarisks that lean with the wind. */
export const tamariskBeach =
  ({ time }: { time: TimeOfDay }): Drawing =>
  (sheet) => {
    const light = lights[time];
    const { width, height } = sheet;
    const horizon = height * 0.42;
    const at = (x: number, y: number): Point => [width * x, height * y];
    const shore = [
      at(-0.02, 0.6),
      at(0.16, 0.62),
      at(0.36, 0.67),
      at(0.58, 0.75),
      at(0.8, 0.86),
      at(1.02, 1),
    ];
    const out = (by: number) => shore.map(([x, y]): Point => [x, y - by]);
    const sand = mix(light.stone, light.disc, 0.35);
    return [
      sky(sheet, light, horizon),
      disc(sheet, light, at(0.8, 0.15)),
      clouds(sheet, light, horizon),
      path(
        ridge(sheet.random.fork('ridge'), {
          ...{ from: -20, to: width + 20, base: horizon, floor: horizon + 4 },
          ...{ rise: 150, summits: 3 },
        }),
        { fill: mix(light.ridgeFar, light.ridgeNear, 0.4) },
      ),
      sea(sheet, light, horizon),
      waves(sheet, light, horizon),
      sailboat(light, { x: width * 0.74, y: height * 0.52, scale: 1.5, paint: light.roof }),
      gulls(light, [
        [width * 0.56, height * 0.2, 26],
        [width * 0.61, height * 0.24, 18],
      ]),
      path(below(out(64), height + 4), { fill: light.sea[0], opacity: 0.45 }),
      path(below(out(28), height + 4), { fill: light.wave, opacity: 0.6 }),
      path(below(out(8), height + 4), { fill: light.hull, opacity: 0.85 }),
      path(below(shore, height + 4), {
        fill: linear(sheet, [
          [0, mix(sand, light.stoneShade, 0.25)],
          [0.3, sand],
          [1, mix(sand, light.hull, 0.3)],
        ]),
      }),
      walkway(sheet, light),
      tamarisk(sheet, light, { x: width * 0.4, base: height * 0.79, size: 0.82, seed: 'far' }),
      umbrella(light, { x: width * 0.55, base: height * 0.86, size: 0.9, paint: light.accent }),
      tamarisk(sheet, light, { x: width * 0.14, base: height * 0.88, size: 1.2, seed: 'near' }),
      umbrella(light, { x: width * 0.33, base: height * 0.94, size: 1.25, paint: light.roof }),
    ].join('');
  };

type Place = { x: number; base: number; size: number };

/** Leans away from the sea wind; its crown is flat, and greyer than an olive's. */
function tamarisk(sheet: Sheet, light: Light, { x, base, size, seed }: Place & { seed: string }): string {
  const random = sheet.random.fork(seed);
  const lump = (cx: number, cy: number, r: number) =>
    crown(random, { cx, cy, rx: r * 1.35, ry: r * 0.8, clumps: 11 });
  const leaf = mix(light.leaf, light.ridgeNear, 0.4);
  const lit = mix(light.leafLight, light.ridgeFar, 0.35);
  const bark = mix(light.stoneShade, light.landShade, 0.6);
  const stem = (points: readonly Point[], strokeWidth: number) =>
    path(smooth(points), {
      ...{ fill: 'none', stroke: bark, 'stroke-width': strokeWidth, 'stroke-linecap': 'round' },
    });
  return group(
    { transform: `translate(${n(x)} ${n(base)}) scale(${size})` },
    element('ellipse', { cx: 40, cy: 4, rx: 210, ry: 26, fill: light.landShade, opacity: 0.35 }),
    stem(
      [
        [-30, 4],
        [-44, -90],
        [-6, -180],
        [-20, -290],
      ],
      30,
    ),
    stem(
      [
        [-40, -70],
        [30, -150],
        [90, -220],
        [120, -290],
      ],
      22,
    ),
    stem(
      [
        [-38, -110],
        [-90, -190],
        [-130, -260],
      ],
      18,
    ),
    path(`${lump(-120, -310, 110)}${lump(110, -320, 120)}${lump(0, -390, 140)}`, { fill: leaf }),
    path(`${lump(-60, -350, 80)}${lump(150, -350, 80)}${lump(40, -430, 90)}`, {
      fill: mix(leaf, lit, 0.5),
    }),
    path(`${lump(90, -460, 44)}${lump(190, -370, 40)}${lump(-20, -390, 36)}`, { fill: lit }),
  );
}

/** Open on its pole, in stripes, with what lies in its shade. */
function umbrella(light: Light, { x, base, size, paint }: Place & { paint: string }): string {
  const cloth = (from: number, to: number) =>
    `M0-250Q${n(from * 0.75)}-236 ${from}-150Q${n((from + to) / 2)}-${164} ${to}-150Q${n(to * 0.75)}-236 0-250z`;
  return group(
    { transform: `translate(${n(x)} ${n(base)}) scale(${size}) rotate(-6)` },
    element('ellipse', { cx: 46, cy: 2, rx: 150, ry: 20, fill: light.landShade, opacity: 0.3 }),
    path('M24-6h120l26-34h14l-30 48h-12l-4-6h-114z', { fill: light.hull }),
    path('M24-6h120l8-10h-120z', { fill: mix(paint, light.hull, 0.35) }),
    path('M-3-250h6v256h-6z', { fill: light.stoneShade }),
    path(cloth(-130, -78) + cloth(-26, 26) + cloth(78, 130), { fill: paint }),
    path(cloth(-78, -26) + cloth(26, 78), { fill: light.hull }),
    path('M-4-264h8v18h-8z', { fill: light.stoneShade }),
  );
}

/** Boards down to the water: wheels roll on them as well. */
function walkway({ width, height }: Sheet, light: Light): string {
  const count = 15;
  const side = (near: number, way: -1 | 1): Point => [
    width * (0.64 + 0.16 * near) + way * (44 + 66 * near),
    height * (0.775 + 0.245 * near),
  ];
  const along = (way: -1 | 1) => [side(0, way), side(1, way)] as const;
  const [[ax, ay], [bx, by]] = along(-1);
  const [[dx, dy], [cx, cy]] = along(1);
  const gaps = Array.from({ length: count - 1 }, (_, index) => {
    const near = (index + 1) / count;
    const [[fx, fy], [tx, ty]] = [side(near, -1), side(near, 1)];
    return `M${n(fx)} ${n(fy)}L${n(tx)} ${n(ty)}`;
  });
  return (
    path(`M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}L${n(cx)} ${n(cy)}L${n(dx)} ${n(dy)}z`, {
      fill: mix(light.stoneShade, light.hull, 0.25),
    }) + path(gaps.join(''), { fill: 'none', stroke: light.landShade, 'stroke-width': 3, opacity: 0.7 })
  );
}
