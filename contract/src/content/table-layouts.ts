import type { Size } from '../registry/check.ts';
import { shuffled } from './seeded.ts';
import { type Seat, type TableLayout, type TableSide, turnToward } from './table-view.ts';

type Point = { x: number; y: number };
export type Sized = Size & { entry: string };
/** Turns are in degrees, clockwise. */
export type Spot = Point & { turn: number; side: TableSide };
export type Scene = { table: Size; seats: Seat[]; random: (what: string) => () => number };
/** Where images of these sizes lie. Whether they fit is asked afterwards. */
export type Lay = (images: Sized[], scene: Scene) => Spot[];

/** Nothing comes nearer to the rim than this share of the table's shorter side. */
const rim = 0.02;
const leanAtMost = 7;
const fanAtMost = 25;

/** How much room a turned image takes along the two sides of the table. */
export function extentOf({ width, height }: Size, turn: number): Size {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

export const seatPoint = ({ side, along }: Seat, { width, height }: Size): Point =>
  ({
    bottom: { x: along * width, y: height },
    right: { x: width, y: along * height },
    top: { x: along * width, y: 0 },
    left: { x: 0, y: along * height },
  })[side];

function nearestSide({ x, y }: Point, { table, seats }: Scene): TableSide {
  const far = (seat: Seat) => {
    const place = seatPoint(seat, table);
    return Math.hypot(place.x - x, place.y - y);
  };
  return [...seats].sort((a, b) => far(a) - far(b))[0]?.side ?? 'bottom';
}

/** The nearest place from which an image with this centre lies on the table whole. */
function keepOn<T extends Spot>(spot: T, size: Size, table: Size): T {
  const extent = extentOf(size, spot.turn);
  const gap = rim * Math.min(table.width, table.height);
  const within = (value: number, half: number, length: number) =>
    2 * half >= length ? length / 2 : Math.min(Math.max(value, half), length - half);
  return {
    ...spot,
    x: within(spot.x, extent.width / 2 + gap, table.width),
    y: within(spot.y, extent.height / 2 + gap, table.height),
  };
}

/** Rows as even as they can be, in cells that are nearly square. */
function cellsOf(count: number, { width, height }: Size): (Point & Size)[] {
  const rows = Math.min(count, Math.max(1, Math.round(Math.sqrt((count * height) / width))));
  return Array.from({ length: rows }, (_, row) => {
    const inRow = Math.floor(((row + 1) * count) / rows) - Math.floor((row * count) / rows);
    return Array.from({ length: inRow }, (_, column) => ({
      x: ((column + 0.5) * width) / inRow,
      y: ((row + 0.5) * height) / rows,
      width: width / inRow,
      height: height / rows,
    }));
  }).flat();
}

/** As if dealt by hand: spread evenly, a little askew, each toward whoever is nearest. */
const scatter: Lay = (images, scene) => {
  const random = scene.random('scatter');
  const cells = shuffled(cellsOf(images.length, scene.table), random);
  const leans = images.map(({ entry }) => (scene.random(entry)() * 2 - 1) * leanAtMost);
  const face = (point: Point, index: number): Spot => {
    const side = nearestSide(point, scene);
    const image = images[index] as Sized;
    return keepOn({ ...point, side, turn: turnToward[side] + (leans[index] ?? 0) }, image, scene.table);
  };
  let spots = cells.map(({ x, y, width, height }, index) =>
    face({ x: x + (random() - 0.5) * width * 0.4, y: y + (random() - 0.5) * height * 0.4 }, index),
  );
  for (let round = 0; round < 24; round += 1) spots = pushApart(spots, images).map(face);
  return spots;
};

/** Each moves half of what separates it from the others, along the shorter way. */
function pushApart(spots: Spot[], images: Sized[]): Point[] {
  const boxes = spots.map((spot, index) => ({ ...spot, ...extentOf(images[index] as Sized, spot.turn) }));
  return boxes.map((one) => {
    const moved = { x: one.x, y: one.y };
    for (const other of boxes) {
      if (other === one) continue;
      const x = (one.width + other.width) / 2 - Math.abs(one.x - other.x);
      const y = (one.height + other.height) / 2 - Math.abs(one.y - other.y);
      if (x <= 0 || y <= 0) continue;
      if (x < y) moved.x += (Math.sign(one.x - other.x) * x) / 2.5;
      else moved.y += (Math.sign(one.y - other.y) * y) / 2.5;
    }
    return moved;
  });
}

/** On `rings` ellipses, one inside the other, fanned outward as far as they can still be read. */
const ringed =
  (rings: number): Lay =>
  (images, scene) => {
    const { table } = scene;
    const largest = Math.max(0, ...images.map(({ width, height }) => Math.min(width, height)));
    const gap = rim * Math.min(table.width, table.height) + largest / 2;
    const radii = Array.from({ length: rings }, (_, ring) => {
      const share = (rings - ring) / rings;
      return { x: (table.width / 2 - gap) * share, y: (table.height / 2 - gap) * share };
    });
    const lengths = radii.map(({ x, y }) => x + y);
    const whole = lengths.reduce((sum, length) => sum + length, 0);
    let [taken, reached] = [0, 0];
    const points = radii.flatMap((radius, ring) => {
      reached += lengths[ring] ?? 0;
      const upTo = Math.round((images.length * reached) / whole);
      const here = onEllipse(upTo - taken, radius, ring);
      taken = upTo;
      return here;
    });
    return points.map(({ x, y }, index) => {
      const point = { x: table.width / 2 + x, y: table.height / 2 + y };
      const side = nearestSide(point, scene);
      const outward = (Math.atan2(-x / table.width, y / table.height) * 180) / Math.PI;
      const fan = ((outward - turnToward[side] + 540) % 360) - 180;
      const turn = turnToward[side] + Math.min(Math.max(fan, -fanAtMost), fanAtMost);
      return keepOn({ ...point, side, turn }, images[index] as Sized, table);
    });
  };

/** Points that are equally far from one another along an ellipse around 0. */
function onEllipse(count: number, radius: Point, ring: number): Point[] {
  const steps = 720;
  const at = (step: number): Point => {
    const angle = (2 * Math.PI * step) / steps + Math.PI / 2 + ring;
    return { x: radius.x * Math.cos(angle), y: radius.y * Math.sin(angle) };
  };
  const lengths = [0];
  for (let step = 1; step <= steps; step += 1) {
    const [a, b] = [at(step - 1), at(step)];
    lengths.push((lengths[step - 1] ?? 0) + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const whole = lengths[steps] ?? 0;
  return Array.from({ length: count }, (_, index) =>
    at(lengths.findIndex((length) => length >= ((index + 0.5) * whole) / count)),
  );
}

/** In rows. With people on opposite sides each half is turned to its own. */
const grid: Lay = (images, { table, seats }) => {
  const at = (side: TableSide) => seats.some((seat) => seat.side === side);
  const facing = ({ x, y }: Point): TableSide => {
    if (at('top') || at('bottom'))
      return at('top') && (!at('bottom') || y < table.height * 0.49) ? 'top' : 'bottom';
    if (at('left') || at('right'))
      return at('left') && (!at('right') || x < table.width * 0.49) ? 'left' : 'right';
    return 'bottom';
  };
  return cellsOf(images.length, table).map((cell, index) => {
    const side = facing(cell);
    return keepOn({ x: cell.x, y: cell.y, side, turn: turnToward[side] }, images[index] as Sized, table);
  });
};

/** Each layout may be tried in several ways; the one that leaves the images largest is taken. */
export const layoutsOf: Record<TableLayout, Lay[]> = {
  scatter: [scatter],
  ring: [ringed(1), ringed(2), ringed(3)],
  grid: [grid],
};
