import { polygon } from '../curve.ts';
import { type Light, mix } from '../palette.ts';
import type { Random } from '../random.ts';
import { box, n, path } from '../svg.ts';

interface HouseShape {
  x: number;
  base: number;
  width: number;
  height: number;
  /** From 0, close by, to 1, where the air takes the colour. */
  haze: number;
  roof: 'flat' | 'tiled';
  door: boolean;
}

/** A cube seen at its corner: the left face in shade, the right one in the sun. */
export function house(random: Random, light: Light, shape: HouseShape): string {
  const { haze, roof, door } = shape;
  const [x, base, width, height] = [shape.x, shape.base, shape.width, shape.height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  const top = base - height;
  const air = (colour: string) => mix(colour, light.sky[3], haze);
  const corner = Math.round(width * random.between(0.3, 0.46));
  const parts = [
    path(box(x, top, corner + 0.5, height), { fill: air(light.wallShade) }),
    path(box(x + corner, top, width - corner, height), { fill: air(light.wall) }),
  ];
  if (roof === 'tiled') {
    const rise = width * 0.24;
    const left: [number, number][] = [
      [x - 3, top],
      [x + corner * 0.7, top - rise],
      [x + corner, top],
    ];
    const right: [number, number][] = [
      [x + corner * 0.7, top - rise],
      [x + width * 0.78, top - rise],
      [x + width + 3, top],
      [x + corner, top],
    ];
    parts.push(
      path(polygon(left), { fill: air(mix(light.roof, light.landShade, 0.45)) }),
      path(polygon(right), { fill: air(light.roof) }),
    );
  } else {
    parts.push(path(box(x - 1.5, top - 2, width + 3, 5), { fill: air(light.wallSide) }));
  }
  return parts.join('') + openings(random, light, { x, base, width, height, haze, door }, corner);
}

function openings(random: Random, light: Light, shape: Omit<HouseShape, 'roof'>, corner: number) {
  const { x, base, width, height, haze, door } = shape;
  const size = width > 56 ? 9 : 7;
  const tall = size + 5;
  const rows = Math.max(1, Math.floor((height - (door ? 22 : 8)) / 26));
  const windows: string[] = [];
  const shutters: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const y = base - height + 11 + row * 25;
    const columns = Math.max(1, Math.floor((width - corner) / 24));
    for (let column = 0; column < columns; column += 1) {
      if (random.chance(0.22)) continue;
      const center = Math.round(x + corner + ((width - corner) * (column + 0.5)) / columns);
      windows.push(box(center - 4, y, size, tall));
      if (random.chance(0.35)) {
        shutters.push(box(center - 9, y, 4, tall), box(center + size - 3, y, 4, tall));
      }
    }
    if (corner > 18 && random.chance(0.55)) windows.push(box(Math.round(x + corner / 2 - 4), y, size, tall));
  }
  const accent = mix(random.pick([light.accent, light.accent, light.leaf, light.roof]), light.sky[3], haze);
  if (door)
    shutters.push(arch(x + corner + (width - corner) * random.pick([0.3, 0.5, 0.7]), base, size + 4, 20));
  // At night somebody is at home in most houses, not in all.
  const glass = random.chance(0.3) ? mix(light.window, light.landShade, 0.65) : light.window;
  return (
    path(windows.join(''), { fill: mix(glass, light.sky[3], haze * 0.6) }) +
    (shutters.length > 0 ? path(shutters.join(''), { fill: accent }) : '')
  );
}

export const arch = (center: number, base: number, width: number, height: number) =>
  `M${n(center - width / 2)} ${n(base)}v${n(width / 2 - height)}a${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(width)} 0v${n(height - width / 2)}z`;
