import { type Point, sliver } from '../curve.ts';
import type { Light } from '../palette.ts';
import type { Random } from '../random.ts';
import { linear, radial, type Sheet } from '../sheet.ts';
import { circle, n, path, rect } from '../svg.ts';

export function sky(sheet: Sheet, light: Light, horizon: number): string {
  const [top, high, low, edge] = light.sky;
  const fill = linear(sheet, [
    [0, top],
    [0.42, high],
    [0.8, low],
    [1, edge],
  ]);
  return rect({ x: 0, y: 0, width: sheet.width, height: horizon + 2 }, { fill });
}

const discRadius = 82;

export function disc(sheet: Sheet, light: Light, [x, y]: Point): string {
  const halo = radial(sheet, [
    [0, light.glow, 0.85],
    [0.22, light.glow, 0.42],
    [0.55, light.glow, 0.12],
    [1, light.glow, 0],
  ]);
  return circle(x, y, discRadius * 6, { fill: halo }) + circle(x, y, discRadius, { fill: light.disc });
}

/** Heaped ones high up, slivers close to the horizon. */
export function clouds(sheet: Sheet, light: Light, horizon: number): string {
  const random = sheet.random.fork('clouds');
  const places = [
    [0.04, 0.2, 300],
    [0.44, 0.13, 230],
    [0.86, 0.3, 340],
    [0.6, 0.44, 200],
    [0.02, 0.47, 190],
  ] as const;
  const heaps = places.map(([x, y, length]) =>
    heap(random, x * sheet.width + random.between(-40, 40), y * horizon + random.between(-16, 16), length),
  );
  const streaks = Array.from({ length: 9 }, () =>
    sliver(
      random.between(-0.1, 0.9) * sheet.width,
      horizon * random.between(0.34, 0.84),
      random.between(160, 460),
      5,
    ),
  );
  return (
    path(heaps.map(([body]) => body).join('') + streaks.join(''), { fill: light.cloud, opacity: 0.36 }) +
    path(heaps.map(([, crest]) => crest).join(''), { fill: light.cloud, opacity: 0.4 })
  );
}

/** On a flat floor; the crest catches the light. */
function heap(random: Random, x: number, y: number, length: number): [body: string, crest: string] {
  const bumps = (count: number, size: number) => {
    const raw = Array.from(
      { length: count },
      (_, index) => (0.5 + Math.sin(((index + 0.5) / count) * Math.PI)) * random.between(0.8, 1.3),
    );
    const total = raw.reduce((sum, value) => sum + value, 0);
    return raw.map((value) => {
      const width = (value / total) * size;
      return `a${n(width * 0.52)} ${n(width * 0.44)} 0 0 1 ${n(width)} 0`;
    });
  };
  const body = `M${n(x)} ${n(y)}${bumps(5, length).join('')}q${n(-length / 2)} 9 ${n(-length)} 0z`;
  const inner = length * 0.62;
  const start = x + length * random.between(0.22, 0.34);
  return [body, `M${n(start)} ${n(y - 3)}${bumps(4, inner).join('')}q${n(-inner / 2)} 5 ${n(-inner)} 0z`];
}

export const gulls = (light: Light, places: readonly (readonly [x: number, y: number, size: number])[]) =>
  path(
    places
      .map(
        ([x, y, size]) =>
          `M${n(x - size)} ${n(y - size * 0.3)}q${n(size * 0.6)} ${n(-size * 0.35)} ${n(size)} ${n(size * 0.3)}q${n(size * 0.4)} ${n(-size * 0.65)} ${n(size)} ${n(-size * 0.3)}`,
      )
      .join(''),
    {
      fill: 'none',
      stroke: light.hull,
      'stroke-width': 3.2,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      opacity: 0.85,
    },
  );

/** Fewer towards the horizon; a few are larger. */
export function stars(sheet: Sheet, horizon: number): string {
  const random = sheet.random.fork('stars');
  const draw = (count: number, size: number) =>
    path(
      Array.from({ length: count }, () => {
        const y = horizon * random.next() ** 1.4 * 0.86;
        return `M${n(random.between(0, sheet.width))} ${n(y)}h0`;
      }).join(''),
      { stroke: '#fff6de', 'stroke-width': size, 'stroke-linecap': 'round', opacity: 0.35 + size * 0.1 },
    );
  return draw(150, 2) + draw(54, 3.4) + draw(12, 5);
}
