import { sliver } from '../curve.ts';
import type { Light } from '../palette.ts';
import { linear, type Sheet } from '../sheet.ts';
import { path, rect } from '../svg.ts';

export function sea(sheet: Sheet, light: Light, horizon: number): string {
  const [far, middle, near] = light.sea;
  const fill = linear(sheet, [
    [0, far],
    [0.06, far],
    [0.38, middle],
    [1, near],
  ]);
  return rect({ x: 0, y: horizon, width: sheet.width, height: sheet.height - horizon }, { fill });
}

/** Small and many far away, long and few close by. */
export function waves(sheet: Sheet, light: Light, horizon: number): string {
  const random = sheet.random.fork('waves');
  const depth = sheet.height - horizon;
  const draw = (count: number, from: number, to: number, opacity: number) =>
    path(
      Array.from({ length: count }, () => {
        const near = from + (to - from) * random.next();
        const length = (26 + 190 * near) * random.between(0.5, 1.3);
        const x = random.between(-60, sheet.width);
        return sliver(x, horizon + depth * near, length, 1.6 + 7 * near);
      }).join(''),
      { fill: light.wave, opacity },
    );
  const area = sheet.width / 1778;
  return draw(Math.round(70 * area), 0.02, 0.3, 0.35) + draw(Math.round(56 * area), 0.2, 1, 0.2);
}

/** Widens towards the viewer and breaks up. */
export function glitter(
  sheet: Sheet,
  light: Light,
  { x, from, reach }: { x: number; from: number; reach: number },
) {
  const random = sheet.random.fork('glitter');
  const depth = (sheet.height - from) * reach;
  const rows = Math.round(depth / 10);
  const bright: string[] = [];
  const soft: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const near = (row + 0.5) / rows;
    const y = from + 3 + depth * near ** 1.25;
    const spread = 54 + 130 * near;
    const thickness = 2 + 5 * near;
    soft.push(sliver(x - spread * random.between(0.8, 1.5), y, spread * random.between(1.5, 2.6), thickness));
    if (!random.chance(near * 0.75)) {
      const length = spread * random.between(0.5, 1.3);
      bright.push(
        sliver(x - length / 2 + random.between(-0.45, 0.45) * spread, y + 3, length, thickness * 0.9),
      );
    }
  }
  return (
    path(soft.join(''), { fill: light.glint, opacity: 0.28 }) +
    path(bright.join(''), { fill: light.glint, opacity: 0.85 })
  );
}
