import type { Size } from '@psifida/contract/registry/check';
import { clamp } from '../common/media/travel.ts';
import { centreOf } from '../common/media/zoom.ts';
import type { Spot } from './tour.ts';

type MapFrame = Size & { left: number; top: number };

/** In shares of the image. */
const span = (values: readonly number[]) =>
  values.length ? { from: Math.min(...values), to: Math.max(...values) } : { from: 0.5, to: 0.5 };

/** Fills the box where that leaves all points in sight with a margin; else it shrinks, at most until it is whole. */
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

/** With this place as near to the middle as the edges allow. */
export const closer = ({ width, height }: Size, box: Size, place: Spot): MapFrame =>
  around({ width: width * nearer, height: height * nearer }, box, place);

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

/** As large as a finger likes best, and smaller where there are many, down to what can be hit and read. */
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

/** Moved further than this share of its size, a sign is tied to its place by a line. */
const tiedFrom = 0.6;

export type Sign = Spot & {
  /** Its own place on the map, where it does not stand there. */
  place: Spot | null;
};

/** Each at its place, or near it where others crowd. The mark of the display itself does not move; it comes last. */
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

/** By their indices. */
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

/** Like the seeds of a sunflower around its middle: in one row they would hide the map. */
function opened(spots: readonly Spot[], distance: number, held: number | null): Spot[] {
  const moved = spots.map((spot) => ({ ...spot }));
  const free = heaps(spots, distance).map((heap) => heap.filter((at) => at !== held));
  for (const heap of free.filter(({ length }) => length > 2)) {
    const middle = centreOf(heap.flatMap((at) => spots[at] ?? []));
    heap.forEach((at, order) => {
      const [far, angle] = [distance * 0.62 * Math.sqrt(order), order * goldenAngle];
      moved[at] = { x: middle.x + Math.cos(angle) * far, y: middle.y + Math.sin(angle) * far };
    });
  }
  return moved;
}

const rounds = 480;
/** Signs held against one another by an edge slip past after a while. */
const sideways = (round: number): number => (round < 120 ? 0 : 0.7);

/** Signs that overlap move apart as little as possible, so that each can be touched; the held one stays. */
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
