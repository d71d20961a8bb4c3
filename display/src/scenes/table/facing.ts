import { seatPoint } from '@psifida/contract/content/table-layouts';
import { type Seat, type TableSide, tableSides, turnToward } from '@psifida/contract/content/table-view';
import type { Size } from '@psifida/contract/registry/check';
import { type Point, turnBetween } from './pose.ts';

/** How near to a side a picture has to be pulled to turn toward it, as a share of the table's shorter extent. */
const nearShare = 0.24;

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

export const seatKey = ({ side, along }: Seat): string => `${side}-${along.toFixed(3)}`;

/** Whoever is nearest to a spot of the table. */
export const nearestSeat = (point: Point, seats: readonly Seat[], table: Size): Seat | undefined =>
  [...seats].sort((a, b) => far(seatPoint(a, table), point) - far(seatPoint(b, table), point))[0];

const depth = ({ x, y }: Point, { width, height }: Size): Record<TableSide, number> => ({
  bottom: height - y,
  right: width - x,
  top: y,
  left: x,
});

/** The side with people that a picture was pulled to; null in the middle of the table. */
export function sidePulledTo(point: Point, seats: readonly Seat[], table: Size): TableSide | null {
  const depths = depth(point, table);
  const near = nearShare * Math.min(table.width, table.height);
  const sides = tableSides
    .filter((side) => depths[side] < near && seats.some((seat) => seat.side === side))
    .sort((a, b) => depths[a] - depths[b]);
  return sides[0] ?? null;
}

/** The side from which a picture with this turn is read. */
export const sideFaced = (turn: number): TableSide =>
  tableSides.reduce((best, side) =>
    Math.abs(turnBetween(turn, turnToward[side])) < Math.abs(turnBetween(turn, turnToward[best]))
      ? side
      : best,
  );

/** Whoever reads a picture: the nearest at the side that it faces; null where nobody stands. */
export const readerOf = (
  { x, y, turn }: Point & { turn: number },
  seats: readonly Seat[],
  table: Size,
): Seat | null => {
  const side = sideFaced(turn);
  return (
    nearestSeat(
      { x, y },
      seats.filter((seat) => seat.side === side),
      table,
    ) ?? null
  );
};
