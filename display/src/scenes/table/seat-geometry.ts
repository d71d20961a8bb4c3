import { extentOf, seatPoint } from '@psifida/contract/content/table-layouts';
import { type Seat, type TableSide, turnToward } from '@psifida/contract/content/table-view';
import type { Size } from '@psifida/contract/registry/check';
import { sideFaced } from './facing.ts';
import { type Point, type Pose, within } from './pose.ts';

/** The direction toward whoever stands at a side. */
const toward: Record<TableSide, Point> = {
  bottom: { x: 0, y: 1 },
  right: { x: 1, y: 0 },
  top: { x: 0, y: -1 },
  left: { x: -1, y: 0 },
};

/** Keeps the middle of a box whole on the table, `rim` from the edges. */
function keptOn({ x, y }: Point, extent: Size, table: Size, rim: number): Point {
  const along = (value: number, half: number, length: number) =>
    2 * (half + rim) >= length ? length / 2 : within(value, { least: half + rim, most: length - half - rim });
  return { x: along(x, extent.width / 2, table.width), y: along(y, extent.height / 2, table.height) };
}

type Around = { seat: Seat; table: Size; rim: number };

/** A picture right before a place, turned to be read from there, `gap` away from the edge. */
export function inFrontOf(
  { size, scale, gap }: { size: Size; scale: number; gap: number },
  { seat, table, rim }: Around,
): Pose {
  const turn = turnToward[seat.side];
  const extent = extentOf({ width: size.width * scale, height: size.height * scale }, turn);
  const direction = toward[seat.side];
  const edge = seatPoint(seat, table);
  const depth = gap + (direction.x ? extent.width : extent.height) / 2;
  const point = { x: edge.x - direction.x * depth, y: edge.y - direction.y * depth };
  return { ...keptOn(point, extent, table, rim), turn, scale };
}

/** Where the buttons of a picture lie: below it as seen from the place, and always whole on the table. */
export function besidePicture(
  { pose, size, below, tools }: { pose: Pose; size: Size; below: number; tools: Size },
  { seat, table, rim }: Around,
): Point {
  const turn = turnToward[seat.side];
  const picture = extentOf({ width: size.width * pose.scale, height: size.height * pose.scale }, pose.turn);
  const box = extentOf(tools, turn);
  const direction = toward[seat.side];
  const half = (direction.x ? picture.width + box.width : picture.height + box.height) / 2;
  const caption = sideFaced(pose.turn) === seat.side ? below : 0;
  const reach = half + caption + tools.height / 4;
  return keptOn({ x: pose.x + direction.x * reach, y: pose.y + direction.y * reach }, box, table, rim);
}
