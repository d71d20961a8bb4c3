import { seatPoint } from '@psifida/contract/content/table-layouts';
import { type Seat, type TableSide, tableSides, turnToward } from '@psifida/contract/content/table-view';
import type { Size } from '@psifida/contract/registry/check';
import { distance } from '../common/media/zoom.ts';
import { type Point, turnBetween } from './pose.ts';

export const toward: Record<TableSide, Point> = {
  bottom: { x: 0, y: 1 },
  right: { x: 1, y: 0 },
  top: { x: 0, y: -1 },
  left: { x: -1, y: 0 },
};

/** Shares of the table's shorter extent. */
const shares = {
  /** So near to a side an image belongs to it, however it came there. */
  near: 0.24,
  /** Pulled straight toward a side, it belongs to it from here on, */
  meant: 0.46,
  /** after so long a pull. */
  pull: 0.09,
  /** A side that it is pulled to counts as so much nearer, */
  pulled: 0.15,
  /** and the one that it is turned to: between two sides it does not turn to and fro. */
  kept: 0.1,
};
/** A pull is straight within about 40 degrees. */
const straight = 0.77;

export const seatKey = ({ side, along }: Seat): string => `${side}-${along.toFixed(3)}`;

export const nearestSeat = (point: Point, seats: readonly Seat[], table: Size): Seat | undefined =>
  [...seats].sort((a, b) => distance(seatPoint(a, table), point) - distance(seatPoint(b, table), point))[0];

export const depth = ({ x, y }: Point, { width, height }: Size): Record<TableSide, number> => ({
  bottom: height - y,
  right: width - x,
  top: y,
  left: x,
});

type Pull = {
  /** `way` is what it has come. */
  at: Point;
  way?: Point;
  /** The side that it is turned to. */
  kept?: TableSide | null;
};

/** Null as long as that is not clear. */
export function sidePulledTo(
  { at, way = { x: 0, y: 0 }, kept = null }: Pull,
  seats: readonly Seat[],
  table: Size,
): TableSide | null {
  const unit = Math.min(table.width, table.height);
  const length = Math.hypot(way.x, way.y);
  const depths = depth(at, table);
  const claims = tableSides.flatMap((side) => {
    if (!seats.some((seat) => seat.side === side)) return [];
    const along = way.x * toward[side].x + way.y * toward[side].y;
    const from = depths[side] / unit;
    const pulled = along > shares.pull * unit && along > straight * length && from < shares.meant;
    if (!pulled && from >= shares.near && side !== kept) return [];
    return [{ side, from: from - (pulled ? shares.pulled : 0) - (side === kept ? shares.kept : 0) }];
  });
  return claims.sort((a, b) => a.from - b.from)[0]?.side ?? null;
}

export const sideFaced = (turn: number): TableSide =>
  tableSides.reduce((best, side) =>
    Math.abs(turnBetween(turn, turnToward[side])) < Math.abs(turnBetween(turn, turnToward[best]))
      ? side
      : best,
  );

/** The nearest at the side that it faces; null where nobody stands. */
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
