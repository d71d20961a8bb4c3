import { mix } from './colour.ts';
import type { Point } from './curve.ts';
import { sheen } from './gradient.ts';
import type { Random } from './random.ts';
import { type Drawing, paper, type Sheet } from './sheet.ts';
import { path } from './svg.ts';

export const mosaicMotifs = ['rosette', 'waves', 'fish', 'sun'] as const;
type MosaicMotif = (typeof mosaicMotifs)[number];

const stone = {
  ground: '#f1e4c8',
  cream: '#e6cf9f',
  ochre: '#d9a653',
  terracotta: '#b9562f',
  wine: '#7c3140',
  green: '#2c8a4b',
  deep: '#14505a',
  teal: '#2f7f8c',
  sky: '#8fbcc4',
  night: '#1d3457',
};
type Stone = keyof typeof stone;

/** Which stone belongs at a place, seen from the middle; the radius of the motif is 1. */
type Design = (place: { x: number; y: number; radius: number; angle: number }) => Stone;

/** A floor of hand-cut stones laid in rings around its motif, as old masters did. */
export const mosaic =
  ({ motif = 'rosette' }: { motif?: MosaicMotif } = {}): Drawing =>
  (sheet) => {
    const { width, height } = sheet;
    const [cx, cy] = [width / 2, height / 2];
    const reach = Math.min(width, height) * 0.47;
    const design = designs[motif];
    const tiles = new Map<string, string[]>();
    const random = sheet.random.fork('tiles');
    for (const [corners, middle] of rings(sheet, { cx, cy, fine: reach * 1.4, random })) {
      const [x, y] = [(middle[0] - cx) / reach, (middle[1] - cy) / reach];
      const kind = design({ x, y, radius: Math.hypot(x, y), angle: Math.atan2(y, x) });
      // No two stones from one quarry have quite the same colour.
      const colour = mix(stone[kind], random.pick(['#ffffff', '#3a2c1c', stone[kind]]), 0.11);
      tiles.set(colour, [...(tiles.get(colour) ?? []), corners]);
    }
    return [
      paper(sheet, '#c9b58f'),
      ...[...tiles].map(([fill, list]) => path(list.join(''), { fill })),
      sheen(sheet, { light: ['#fff3d6', 0.16], until: 0.55, shade: ['#2a1d12', 0.14] }),
    ].join('');
  };

interface Laying {
  cx: number;
  cy: number;
  /** Inside this radius the stones are small enough to draw with; the floor around takes larger ones. */
  fine: number;
  random: Random;
}

function* rings({ width, height }: Sheet, { cx, cy, fine, random }: Laying): Generator<[string, Point]> {
  const far = Math.hypot(cx, cy);
  let tile = 18;
  for (let inner = 0; inner < far; inner += tile) {
    tile = inner < fine ? 18 : 31;
    const count = inner === 0 ? 5 : Math.round(((inner + tile / 2) * Math.PI * 2) / (tile * 1.06));
    const turn = random.between(0, Math.PI);
    for (let index = 0; index < count; index += 1) {
      const middleAngle = turn + ((index + 0.5) / count) * Math.PI * 2;
      const middle: Point = [
        cx + Math.cos(middleAngle) * (inner + tile / 2),
        cy + Math.sin(middleAngle) * (inner + tile / 2),
      ];
      if (middle[0] < -tile || middle[1] < -tile || middle[0] > width + tile || middle[1] > height + tile)
        continue;
      const half = Math.PI / count;
      const joint = 1.3;
      const corner = (side: number, radius: number): Point => {
        const r = Math.max(0.5, radius + random.between(-1, 1));
        const angle =
          middleAngle + side * (half - joint / (r + tile * 0.3)) + random.between(-0.8, 0.8) / (r + tile);
        return [Math.round(cx + Math.cos(angle) * r), Math.round(cy + Math.sin(angle) * r)];
      };
      const corners = [
        corner(-1, inner + joint),
        corner(1, inner + joint),
        corner(1, inner + tile - joint),
        corner(-1, inner + tile - joint),
      ];
      yield [relative(corners), middle];
    }
  }
}

function relative(corners: Point[]): string {
  const [first = [0, 0] as Point, ...others] = corners;
  let [px, py] = first;
  const steps = others.map(([x, y]) => {
    const step = `${x - px} ${y - py}`;
    [px, py] = [x, y];
    return step;
  });
  return `M${first[0]} ${first[1]}l${steps.join(' ')}z`.replaceAll(' -', '-');
}

const petals = (angle: number, count: number, turn = 0) => Math.abs(Math.cos(((angle + turn) * count) / 2));

/** A running wave between two radii, each crest curling over the next trough. */
function scroll(
  { radius, angle }: { radius: number; angle: number },
  { from, to, count }: { from: number; to: number; count: number },
): boolean {
  const across = (radius - from) / (to - from);
  const along = ((angle / (Math.PI * 2)) * count + count) % 1;
  const curl = Math.hypot((along - 0.16) * 1.1, across - 0.66);
  return across < along ** 1.7 || (curl < 0.3 && curl > 0.12);
}

const border: Design = (place) => {
  const { radius, angle } = place;
  if (radius < 1.06) return 'ground';
  if (radius < 1.1) return 'deep';
  if (radius < 1.34) return scroll(place, { from: 1.1, to: 1.34, count: 24 }) ? 'deep' : 'ground';
  if (radius < 1.38) return 'terracotta';
  if (radius < 1.44) return 'ground';
  if (radius < 1.51) return 'ochre';
  if (radius < 1.65) return 'ground';
  return petals(angle, 40) > 0.94 && radius < 1.86
    ? 'teal'
    : radius > 1.92 && radius < 2
      ? 'terracotta'
      : 'cream';
};

const designs: Record<MosaicMotif, Design> = {
  rosette: (place) => {
    const { radius, angle } = place;
    if (radius < 0.1) return 'ochre';
    if (radius < 0.14) return 'wine';
    if (radius < 0.5) {
      const edge = 0.16 + 0.33 * petals(angle, 8) ** 0.7;
      if (radius < edge * 0.62) return 'ochre';
      if (radius < edge * 0.86) return 'terracotta';
      return radius < edge ? 'wine' : 'ground';
    }
    if (radius < 0.56) return 'deep';
    if (radius < 0.62) return 'sky';
    if (radius < 0.9) {
      const edge = 0.62 + 0.25 * petals(angle, 16, Math.PI / 16);
      return radius < edge - 0.07 ? 'green' : radius < edge ? 'deep' : 'ground';
    }
    return radius < 0.96 ? 'terracotta' : radius < 1.02 ? 'ochre' : border(place);
  },
  waves: (place) => {
    const { radius, angle } = place;
    if (radius < 0.26)
      return radius < 0.08 ? 'ochre' : petals(angle, 6) > radius * 3.2 ? 'terracotta' : 'ground';
    if (radius < 0.32) return 'night';
    if (radius < 0.56) return scroll(place, { from: 0.32, to: 0.56, count: 10 }) ? 'night' : 'sky';
    if (radius < 0.62) return 'ground';
    if (radius < 0.9)
      return scroll({ radius, angle: -angle }, { from: 0.62, to: 0.9, count: 16 }) ? 'deep' : 'ground';
    return radius < 0.96 ? 'teal' : border(place);
  },
  fish: (place) => {
    const { x, y, radius, angle } = place;
    if (radius > 1) return border(place);
    if (radius > 0.93) return 'terracotta';
    const fish = shoal.find((one) => one.has(x, y));
    if (fish) return fish.stone(x, y);
    const swell = Math.sin(radius * 30 + angle * 3);
    return swell > 0.82 ? 'sky' : 'ground';
  },
  sun: (place) => {
    const { radius, angle } = place;
    if (radius < 0.3) return radius < 0.24 ? 'ochre' : 'terracotta';
    const ray = petals(angle, 16);
    if (radius < 0.92) {
      const edge = 0.34 + 0.5 * ray ** 2.4;
      if (radius < edge) return radius < edge - 0.12 ? 'ochre' : 'terracotta';
      return radius > 0.86 ? 'night' : Math.sin(radius * 44) > 0.7 ? 'teal' : 'night';
    }
    return radius < 1 ? 'ochre' : border(place);
  },
};

const swimmer = (cx: number, cy: number, size: number, heading: 1 | -1, back: Stone) => {
  const local = (x: number, y: number): Point => [((x - cx) / size) * heading, (y - cy) / size];
  const half = (along: number) =>
    0.34 * Math.sqrt(Math.max(0, 1 - ((along + 0.04) / 0.86) ** 2)) * (1 - Math.max(0, -along) * 0.35);
  const isTail = (along: number, across: number) =>
    along < -0.66 &&
    along > -1.1 &&
    Math.abs(across) < (-0.6 - along) * 0.8 &&
    Math.abs(across) > (-1.0 - along) * 1.6;
  const isFin = (along: number, across: number) =>
    along > -0.25 &&
    along < 0.3 &&
    across < 0 &&
    across > -half(along) - 0.18 * (0.55 - Math.abs(along - 0.05));
  return {
    has: (x: number, y: number) => {
      const [along, across] = local(x, y);
      return Math.abs(across) < half(along) || isTail(along, across) || isFin(along, across);
    },
    stone: (x: number, y: number): Stone => {
      const [along, across] = local(x, y);
      if (Math.hypot(along - 0.58, across + 0.06) < 0.09) return 'night';
      if (Math.hypot(along - 0.58, across + 0.06) < 0.16) return 'ground';
      if (Math.abs(across) >= half(along)) return 'terracotta';
      if (Math.abs(along - 0.36) < 0.05) return 'ochre';
      if (Math.abs(across) > half(along) - 0.08) return 'night';
      return across < 0 ? back : across < 0.1 ? 'sky' : 'ochre';
    },
  };
};

const shoal = [swimmer(0.06, -0.36, 0.66, 1, 'teal'), swimmer(-0.06, 0.38, 0.64, -1, 'green')];
