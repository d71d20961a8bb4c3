import { mix } from '../colour.ts';
import { type Point, sliver, smooth } from '../curve.ts';
import type { Light } from '../palette.ts';
import type { Random } from '../random.ts';
import { drawn, group, n, path } from '../svg.ts';

import { crown } from './tree.ts';

/** An olive tree with a twisted trunk; it stands on 0, 0. */
export function oliveTree(random: Random, light: Light): string {
  const trunk = smooth([
    [-9, 1],
    [-5, -12],
    [-9, -24],
    [-3, -34],
    [4, -34],
    [5, -22],
    [9, -12],
    [11, 1],
  ]);
  const lump = (cx: number, cy: number, r: number) =>
    crown(random, { cx, cy, rx: r * 1.25, ry: r, clumps: 7 });
  return [
    path(`${trunk}z`, { fill: mix(light.stoneShade, light.landShade, 0.45) }),
    path(
      `${smooth([
        [1, 1],
        [2, -14],
        [-1, -26],
        [4, -33],
        [5, -22],
        [9, -12],
        [11, 1],
      ])}z`,
      { fill: mix(light.stoneShade, light.landShade, 0.1) },
    ),
    path(`${lump(-18, -46, 19)}${lump(18, -48, 20)}${lump(0, -62, 22)}`, { fill: light.leaf }),
    path(`${lump(-10, -54, 12)}${lump(22, -54, 13)}${lump(6, -70, 14)}`, {
      fill: mix(light.leaf, light.leafLight, 0.55),
    }),
    path(`${lump(26, -59, 7)}${lump(10, -75, 8)}${lump(-6, -60, 6)}`, { fill: light.leafLight }),
  ].join('');
}

/** The old tree in front: a trunk of many lives and a wide crown, lit from the right. */
export function ancientTree(random: Random, light: Light, { x, base }: { x: number; base: number }): string {
  const bark = mix(light.stoneShade, light.landShade, 0.55);
  const barkLight = mix(light.stoneShade, light.landShade, 0.15);
  const clumps = (count: number, size: number, [dx, dy]: Point, spread: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2 + random.between(-0.3, 0.3);
      const away = spread * random.between(0.45, 1);
      const r = size * random.between(0.75, 1.2);
      return crown(random, {
        cx: dx + Math.cos(angle) * away * 1.45,
        cy: dy + Math.sin(angle) * away * 0.78,
        rx: r * 1.2,
        ry: r * 0.86,
        clumps: 8,
      });
    }).join('');
  const sunny: Point[] = [
    [28, -170],
    [66, -214],
    [80, -204],
    [44, -140],
    [34, -92],
    [48, -38],
    [88, 4],
  ];
  const trunk: Point[] = [
    [-74, 4],
    [-40, -40],
    [-46, -96],
    [-30, -150],
    [-66, -216],
    [-52, -226],
    [-8, -172],
    [6, -236],
    [24, -234],
    ...sunny,
  ];
  const grain = 'M-24-8C-8-52-26-96-10-150M6-4C14-52 2-100 10-160M34-10C22-44 26-80 24-120';
  return group(
    { transform: `translate(${n(x)} ${n(base)})` },
    path(sliver(-190, 2, 400, 40), { fill: light.landShade, opacity: 0.45 }),
    path(clumps(7, 62, [0, -262], 110), { fill: mix(light.leaf, light.landShade, 0.45) }),
    path(`${smooth(trunk)}z`, { fill: bark }),
    path(`${smooth([[18, 0], [14, -60], [4, -110], [20, -166], ...sunny])}z`, { fill: barkLight }),
    path(grain, drawn(mix(bark, light.landShade, 0.5), 5)),
    path(clumps(11, 56, [0, -286], 112), { fill: light.leaf }),
    path(clumps(10, 40, [14, -304], 104), { fill: mix(light.leaf, light.leafLight, 0.45) }),
    path(clumps(9, 24, [34, -326], 92), { fill: light.leafLight }),
    path(clumps(8, 11, [52, -344], 80), { fill: mix(light.leafLight, light.cloud, 0.35) }),
  );
}
