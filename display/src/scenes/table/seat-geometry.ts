import { extentOf, seatPoint } from '@psifida/contract/content/table-layouts';
import { type Seat, type TableSide, type TableView, turnToward } from '@psifida/contract/content/table-view';
import type { Size } from '@psifida/contract/registry/check';
import type { Glass } from '../scene.ts';
import { toward } from './facing.ts';
import { cornersOf, covers } from './outline.ts';
import { type Point, type Pose, within } from './pose.ts';

/** A box stays whole on the table, `rim` from the edges. */
function keptOn({ x, y }: Point, extent: Size, table: Size, rim: number): Point {
  const along = (value: number, half: number, length: number) =>
    2 * (half + rim) >= length ? length / 2 : within(value, { least: half + rim, most: length - half - rim });
  return { x: along(x, extent.width / 2, table.width), y: along(y, extent.height / 2, table.height) };
}

type Around = { seat: Seat; table: Size; rim: number };

/** Turned to be read from the place, `gap` away from the edge. */
export function inFrontOf(
  { size, scale, gap }: { size: Size; scale: number; gap: number },
  { seat, table }: Omit<Around, 'rim'>,
): Pose {
  const turn = turnToward[seat.side];
  const extent = extentOf({ width: size.width * scale, height: size.height * scale }, turn);
  const direction = toward[seat.side];
  const edge = seatPoint(seat, table);
  const depth = gap + (direction.x ? extent.width : extent.height) / 2;
  return { x: edge.x - direction.x * depth, y: edge.y - direction.y * depth, turn, scale };
}

/** From where to where along a side, in pixels of the table. */
export type Stretch = { from: number; to: number };

type Along = {
  view: Pick<TableView, 'sides'>;
  table: Size;
  rim: number;
  corner: ReturnType<typeof cornerOf>;
};

/** So much of the lower and of the left side belongs to the access button in their corner. */
export const cornerOf = ({ targetPx, textPx }: Pick<Glass, 'targetPx' | 'textPx'>) => ({
  bottom: Math.max(targetPx * 2.2, textPx * 3.3),
  left: Math.max(targetPx * 1.4, textPx * 2.4),
});

/** As high as a place ever is: no image moves when someone enlarges the text. */
export const rimOf = ({ targetPx, largestTextPx, pxPerMm }: Glass): number =>
  Math.max(targetPx, largestTextPx * 1.6) + pxPerMm * 7;

/** The part of its side that a place has for itself: the short way past the corners, where other sides have their own. */
export function stretchOf({ side, along }: Seat, { view: { sides }, table, rim, corner }: Along): Stretch {
  const taken = (one: TableSide) => (sides[one].people > 0 ? rim : 0);
  const { from, to } = {
    bottom: { from: corner.bottom, to: table.width },
    top: { from: 0, to: table.width },
    left: { from: taken('top'), to: table.height - Math.max(taken('bottom'), corner.left) },
    right: { from: taken('top'), to: table.height - taken('bottom') },
  }[side];
  const each = (to - from) / sides[side].people;
  const before = Math.floor(along * sides[side].people) * each;
  return { from: from + before, to: from + before + each };
}

/** As stretchOf, for what stands above the bars: only places around a corner limit it. */
export function aboveOf({ side, along }: Seat, { view: { sides }, table, rim, corner }: Along): Stretch {
  const isAcross = side === 'top' || side === 'bottom';
  const [before, after] = isAcross ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  const taken = (one: TableSide) => (sides[one].people > 0 ? rim * (isAcross ? 1 : 2) : 0);
  const length = isAcross ? table.width : table.height;
  const each = length / sides[side].people;
  const from = Math.floor(along * sides[side].people) * each;
  const last = Math.max(taken(after), side === 'left' ? corner.left : 0);
  return { from: Math.max(from, taken(before)), to: Math.min(from + each, length - last) };
}

/** The middle of what is so wide: at the place, as far as its stretch allows. */
export const middleIn = ({ from, to }: Stretch, at: number, width: number): number =>
  width >= to - from ? (from + to) / 2 : within(at, { least: from + width / 2, most: to - width / 2 });

type Beside = { pose: Pose; size: Size; below: number; tools: Size };

/** Below the image as seen from the place, else beside or above it; covers nothing of it while there is room. */
export function besideImage({ pose, size, below, tools }: Beside, { seat, table, rim }: Around): Point {
  const corners = cornersOf(pose, size, below);
  const box = extentOf(tools, turnToward[seat.side]);
  const gap = tools.height / 4;
  const { x: dx, y: dy } = toward[seat.side];
  const directions = [
    { x: dx, y: dy },
    { x: -dy, y: dx },
    { x: dy, y: -dx },
    { x: -dx, y: -dy },
  ];
  const spots = directions.map((direction) => {
    const along = (point: Point) => point.x * direction.x + point.y * direction.y;
    const reach = Math.max(...corners.map(along)) - along(pose);
    const away = reach + gap + (direction.x ? box.width : box.height) / 2;
    const spot = { x: pose.x + direction.x * away, y: pose.y + direction.y * away };
    return keptOn(spot, box, table, rim);
  });
  const isClear = (spot: Point) => covers({ ...spot, ...box }, corners) === 0;
  const least = (a: Point, b: Point) =>
    covers({ ...b, ...box }, corners) < covers({ ...a, ...box }, corners) ? b : a;
  return spots.find(isClear) ?? spots.reduce(least);
}
