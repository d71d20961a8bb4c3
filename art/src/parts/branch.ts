import { type Light, mix } from '../palette.ts';
import type { Random } from '../random.ts';
import { n, path } from '../svg.ts';

interface BranchPlace {
  x: number;
  y: number;
  length: number;
  /** In radians; 0 is to the right, and down is positive. */
  angle: number;
}

export function oliveBranch(random: Random, light: Light, place: BranchPlace): string {
  const stems: string[] = [];
  const leaves: [string[], string[], string[]] = [[], [], []];
  const olives: string[] = [];
  const grow = ({ x, y, length, angle }: BranchPlace, level: number) => {
    const steps = Math.round(length / 34);
    let [px, py, direction] = [x, y, angle];
    let stem = `M${n(px)} ${n(py)}`;
    for (let step = 0; step < steps; step += 1) {
      direction += random.between(-0.1, 0.12) + (level === 0 ? -0.02 : 0.015);
      px += Math.cos(direction) * 34;
      py += Math.sin(direction) * 34;
      stem += `L${n(px)} ${n(py)}`;
      const size = 62 * (1 - (step / steps) * 0.3) * random.between(0.85, 1.15);
      for (const side of [-1, 1]) {
        leaves[random.integer(0, 2) as 0 | 1 | 2].push(
          leaf(px, py, size, direction + side * random.between(0.45, 0.8)),
        );
      }
      if (random.chance(0.22)) olives.push(`M${n(px + random.between(-8, 8))} ${n(py + 15)}v3`);
      if (level === 0 && step > 1 && step % 3 === 1) {
        const side = step % 2 === 0 ? 1 : -1;
        grow({ x: px, y: py, length: length * 0.46, angle: direction + side * 0.62 }, 1);
      }
    }
    leaves[1].push(leaf(px, py, 58, direction));
    stems.push(stem);
  };
  grow(place, 0);
  return [
    path(stems.join(''), {
      fill: 'none',
      stroke: mix(light.leaf, light.landShade, 0.5),
      'stroke-width': 4.5,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    path(leaves[0].join(''), { fill: light.leaf }),
    path(leaves[1].join(''), { fill: mix(light.leaf, light.leafLight, 0.5) }),
    path(olives.join(''), {
      stroke: mix(light.landShade, light.accentShade, 0.4),
      'stroke-width': 17,
      'stroke-linecap': 'round',
    }),
    path(leaves[2].join(''), { fill: light.leafLight }),
  ].join('');
}

function leaf(x: number, y: number, length: number, angle: number): string {
  const along = (share: number, aside: number): string =>
    `${n(x + Math.cos(angle) * length * share - Math.sin(angle) * aside)} ${n(y + Math.sin(angle) * length * share + Math.cos(angle) * aside)}`;
  const w = length * 0.19;
  return `M${n(x)} ${n(y)}Q${along(0.5, w)} ${along(1, 0)}Q${along(0.5, -w)} ${n(x)} ${n(y)}z`;
}
