import { polygon } from '../curve.ts';
import { type Light, mix } from '../palette.ts';
import { radial, type Sheet } from '../sheet.ts';
import { box, circle, group, n, path } from '../svg.ts';
import { arch } from './house.ts';

interface Place {
  x: number;
  base: number;
  scale: number;
}

const placed = ({ x, base, scale }: Place, ...parts: string[]) =>
  group({ transform: `translate(${n(x)} ${n(base)}) scale(${Math.round(scale * 100) / 100})` }, ...parts);

export const church = (light: Light, place: Place) =>
  placed(
    place,
    path(`${box(-62, -52, 40, 52)}${box(-17, -84, 14, 34)}`, { fill: light.wallShade }),
    path(`${box(-24, -52, 84, 52)}${box(-4, -84, 36, 34)}`, { fill: light.wall }),
    path(`${box(-64, -55, 126, 5)}${box(-19, -87, 53, 5)}`, { fill: light.wallSide }),
    path('M-15-87a22.5 25 0 0 1 45 0z', { fill: light.accent }),
    path('M-15-87a22.5 25 0 0 1 17-24.4a30 30 0 0 0-5 24.4z', { fill: light.accentShade }),
    path('M7.5-113v-17M1.5-124h12', { stroke: light.wallSide, 'stroke-width': 3, fill: 'none' }),
    path(
      `${arch(-13, -58, 6, 18)}${arch(4, -58, 7, 18)}${arch(20, -58, 7, 18)}${arch(2, -22, 10, 17)}${arch(42, -22, 10, 17)}`,
      { fill: light.window },
    ),
    path(arch(22, 0, 18, 32), { fill: light.accent }),
    path(`M66 0v-104a17 17 0 0 1 34 0V0z`, { fill: light.wall }),
    path(`M66 0v-104a17 17 0 0 1 8-14.400V0z`, { fill: light.wallShade }),
    path(`${arch(83, -74, 15, 26)}`, { fill: mix(light.sky[2], light.wallShade, 0.5) }),
    circle(83, -86, 5, { fill: light.roof }),
    path('M83-121v-15M78-131h10', { stroke: light.wallSide, 'stroke-width': 2.6, fill: 'none' }),
  );

export function windmill(light: Light, place: Place): string {
  const spokes = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6 + 0.2);
  const tip = (angle: number, reach: number): [number, number] => [
    12 + Math.cos(angle) * reach,
    -80 + Math.sin(angle) * reach,
  ];
  const sails = spokes
    .map((angle) => polygon([tip(angle, 14), tip(angle, 46), tip(angle + 0.36, 42)]))
    .join('');
  const rods = spokes.map((angle) => `M12-80L${tip(angle, 48).map(n).join(' ')}`).join('');
  return placed(
    place,
    path('M-30 0l5-74h50l5 74z', { fill: light.wall }),
    path('M-30 0l5-74h17l-3 74z', { fill: light.wallShade }),
    path('M-31-72L0-108 31-72z', { fill: light.stoneShade }),
    path('M-31-72L0-108-8-72z', { fill: mix(light.stoneShade, light.landShade, 0.5) }),
    path(`${arch(4, 0, 15, 27)}${box(-2, -52, 9, 12)}`, { fill: light.window }),
    path(sails, { fill: light.wallSide, opacity: 0.92 }),
    path(rods, { stroke: light.landShade, 'stroke-width': 1.6, fill: 'none' }),
  );
}

export const lighthouse = (sheet: Sheet, light: Light, { lit, ...place }: Place & { lit: boolean }) =>
  placed(
    place,
    lit
      ? path('M0-93L-420-138v90zM0-93L420-138v90z', {
          fill: radial(sheet, [
            [0, light.glint, 0.55],
            [1, light.glint, 0],
          ]),
        })
      : '',
    path('M-15 0l4-80h22l4 80z', { fill: light.wall }),
    path('M-15 0l4-80h8l-2 80z', { fill: light.wallShade }),
    path('M-13.5-28l1.3-20h24.400l1.3 20z', { fill: light.roof }),
    path(box(-14, -84, 28, 5), { fill: light.stoneShade }),
    path(box(-7, -100, 14, 16), { fill: lit ? light.glint : light.window }),
    path('M-10-99L0-113 10-99z', { fill: light.roof }),
  );
