import type { Seat, TableSide } from '@psifida/contract/content/table-view';
import type { Size } from '@psifida/contract/registry/check';
import { depth, nearestSeat } from './facing.ts';
import type { Point } from './pose.ts';

/** From the edge somebody stands at, over a table: upright, and leaning. */
const reachMm = { upright: 400, leaning: 620 };

export const opposite = {
  bottom: 'top',
  top: 'bottom',
  left: 'right',
  right: 'left',
} as const satisfies Record<TableSide, TableSide>;

type Glass = Size & { pxPerMm: number };

/** Of two opposite edges the one a hand comes from; null where it may be either. */
export function edgeOfHand(at: Point, side: TableSide, glass: Glass): TableSide | null {
  const mmFrom = (one: TableSide) => depth(at, glass)[one] / glass.pxPerMm;
  const [near, far] =
    mmFrom(side) <= mmFrom(opposite[side]) ? [side, opposite[side]] : [opposite[side], side];
  // Nobody leans over a table for what the opposite side has before it.
  const { upright, leaning } = reachMm;
  return mmFrom(far) <= (mmFrom(near) > upright ? leaning : upright) ? null : near;
}

type Tap = {
  at: Point;
  /** Sides somebody is known to stand at, the surest first; they decide between two that both reach. */
  known: readonly (TableSide | null)[];
};

/** Of a tap: whose it is, and whether it may as well be of somebody opposite. */
export function seatOfHand(
  { at, known }: Tap,
  seats: readonly Seat[],
  glass: Glass,
): { seat: Seat; inDoubt: boolean } | null {
  const nearest = nearestSeat(at, seats, glass);
  if (!nearest) return null;
  const pair = ([nearest.side, opposite[nearest.side]] as TableSide[]).filter((side) =>
    seats.some((seat) => seat.side === side),
  );
  const sure = edgeOfHand(at, nearest.side, glass);
  // A table is set up so that whoever comes to it comes to its lower edge.
  const likely =
    [sure, ...known, 'bottom' as const].find((side) => side && pair.includes(side)) ?? nearest.side;
  const own = seats.filter(({ side }) => side === likely);
  return { seat: nearestSeat(at, own, glass) ?? nearest, inDoubt: !sure && pair.length > 1 };
}
