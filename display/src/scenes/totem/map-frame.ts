import type { Size } from '@psifida/contract/registry/check';
import type { Spot } from './tour.ts';

type MapFrame = Size & { left: number; top: number };

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** How the extent of the points, in the picture's shares, lies along one side. */
const span = (values: readonly number[]) =>
  values.length ? { from: Math.min(...values), to: Math.max(...values) } : { from: 0.5, to: 0.5 };

/**
 * Where the map lies in its box: as large as possible, filling it where that leaves all points in sight with a margin
 * around them; otherwise it shrinks until they are, at most until it is whole.
 */
export function mapFrame(
  map: Size,
  box: Size,
  { places, margin }: { places: readonly Spot[]; margin: number },
): MapFrame {
  const x = span(places.map((place) => place.x));
  const y = span(places.map((place) => place.y));
  const fits = [box.width / map.width, box.height / map.height] as const;
  const whole = Math.min(...fits);
  const inSight = Math.min(
    (box.width - 2 * margin) / Math.max(1, (x.to - x.from) * map.width),
    (box.height - 2 * margin) / Math.max(1, (y.to - y.from) * map.height),
  );
  const scale = clamp(Math.max(...fits), whole, Math.max(whole, inSight));
  const width = map.width * scale;
  const height = map.height * scale;
  return around({ width, height }, box, { x: (x.from + x.to) / 2, y: (y.from + y.to) / 2 });
}

const nearer = 1.7;

/** The map enlarged, with this place as near to the middle as its edges allow. */
export const closer = ({ width, height }: Size, box: Size, place: Spot): MapFrame =>
  around({ width: width * nearer, height: height * nearer }, box, place);

/** Where a place of the map lies in the box. */
export const spotOn = ({ left, top, width, height }: MapFrame, { x, y }: Spot): Spot => ({
  x: left + x * width,
  y: top + y * height,
});

export const isWithin = ({ x, y }: Spot, { width, height }: Size): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;

function around({ width, height }: Size, box: Size, middle: Spot): MapFrame {
  const put = (size: number, room: number, share: number) =>
    size <= room ? (room - size) / 2 : clamp(room / 2 - share * size, room - size, 0);
  return {
    width,
    height,
    left: put(width, box.width, middle.x),
    top: put(height, box.height, middle.y),
  };
}

/**
 * How large the signs of a map are: as large as a finger and their number like best, and where there are many for it
 * smaller, down to what can just be hit and read.
 */
export function signSize(
  count: number,
  box: Size,
  { targetPx, textPx }: { targetPx: number; textPx: number },
): number {
  const best = Math.max(targetPx * 1.3, textPx * 2.4);
  const least = Math.max(targetPx * 0.8, textPx * 1.7);
  const room = Math.sqrt((box.width * box.height) / Math.max(1, count) / 2.4);
  return clamp(room, least, best);
}

/** A sign that was moved aside further than this share of its size is tied to its place by a line. */
const tiedFrom = 0.6;

export type Sign = Spot & {
  /** Its own place on the map, where it does not stand there itself. */
  place: Spot | null;
};

/**
 * Where the signs stand: each at its place, or near it where others crowd, and then tied to it. The mark of the display
 * itself, where there is one, stays where it is and the others move aside; it comes last.
 */
export function layOutSigns(
  places: readonly Spot[],
  { size, box, here = null }: { size: number; box: Size; here?: Spot | null },
): Sign[] {
  const all = here ? [...places, here] : places;
  return spread(all, size * 1.06, box, here ? places.length : null).map((spot, index) => {
    const place = all[index] ?? spot;
    const far = Math.hypot(spot.x - place.x, spot.y - place.y) > size * tiedFrom;
    return { ...spot, place: far ? place : null };
  });
}

/** Those that stand in a heap, by their indices. */
function heaps(spots: readonly Spot[], distance: number): number[][] {
  const heapOf = spots.map((_, index) => index);
  spots.forEach((a, index) => {
    for (let other = index + 1; other < spots.length; other += 1) {
      const b = spots[other];
      if (!b || Math.hypot(a.x - b.x, a.y - b.y) >= distance) continue;
      const [into, from] = [heapOf[index] ?? 0, heapOf[other] ?? 0];
      heapOf.forEach((heap, at) => {
        if (heap === from) heapOf[at] = into;
      });
    }
  });
  return [...new Set(heapOf)].map((heap) => heapOf.flatMap((own, at) => (own === heap ? [at] : [])));
}

const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** A heap opens like the seeds of a sunflower around its middle: side by side in one row they would hide the map. */
function opened(spots: readonly Spot[], distance: number, held: number | null): Spot[] {
  const moved = spots.map((spot) => ({ ...spot }));
  const free = heaps(spots, distance).map((heap) => heap.filter((at) => at !== held));
  for (const heap of free.filter(({ length }) => length > 2)) {
    const own = heap.flatMap((at) => spots[at] ?? []);
    const middle = {
      x: own.reduce((sum, { x }) => sum + x, 0) / own.length,
      y: own.reduce((sum, { y }) => sum + y, 0) / own.length,
    };
    heap.forEach((at, order) => {
      const [far, angle] = [distance * 0.62 * Math.sqrt(order), order * goldenAngle];
      moved[at] = { x: middle.x + Math.cos(angle) * far, y: middle.y + Math.sin(angle) * far };
    });
  }
  return moved;
}

const rounds = 480;
/** Those that an edge holds against one another do not part by pushing harder: after a while they slip past. */
const sideways = (round: number): number => (round < 120 ? 0 : 0.7);

/**
 * Signs that would lie on one another move apart, each as little as possible, so that every one can be touched. Around
 * the one that is held the others make room.
 */
export function spread(
  spots: readonly Spot[],
  distance: number,
  box: Size,
  held: number | null = null,
): Spot[] {
  const moved = opened(spots, distance, held);
  for (let round = 0; round < rounds; round += 1) {
    let calm = true;
    moved.forEach((a, index) => {
      for (const [after, b] of moved.slice(index + 1).entries()) {
        const way = { x: b.x - a.x, y: b.y - a.y };
        const length = Math.hypot(way.x, way.y);
        if (length >= distance - 0.5) continue;
        calm = false;
        // Two at the very same place part along a direction of their own.
        const angle = (length > 0.01 ? Math.atan2(way.y, way.x) : index + 1) + sideways(round);
        const unit = { x: Math.cos(angle), y: Math.sin(angle) };
        const gap = distance - length;
        const [stepA, stepB] =
          held === index ? [0, gap] : held === index + 1 + after ? [gap, 0] : [gap / 2, gap / 2];
        a.x -= unit.x * stepA;
        a.y -= unit.y * stepA;
        b.x += unit.x * stepB;
        b.y += unit.y * stepB;
      }
    });
    for (const spot of moved) {
      spot.x = clamp(spot.x, distance / 2, box.width - distance / 2);
      spot.y = clamp(spot.y, distance / 2, box.height - distance / 2);
    }
    if (calm) break;
  }
  return moved;
}
