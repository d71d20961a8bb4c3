import type { Size } from '@psifida/contract/registry/check';
import { sideFaced, toward } from './facing.ts';
import { cornersOf } from './outline.ts';
import { type Point, type Pose, type Range, turnBetween, within } from './pose.ts';

/** Pixels per millisecond. */
export type Velocity = Point;

/** After so long a thrown image has lost most of its speed. */
const frictionMs = 260;
/** After so long an image has gone most of its way. */
const approachMs = 110;
/** The share of its speed that is left after meeting the rim. */
const bounce = 0.35;
const stillBelow = 0.02;

export const shareOf = (elapsed: number, ms: number): number => 1 - Math.exp(-elapsed / ms);

/** `rim`: along the edges, for the places. */
export type Ground = { table: Size; rim: number };
type Room = { x: Range; y: Range };

/** Where the centre of an image may rest with all of it, caption included, clear of the rim. */
export function roomFor(
  { size, below }: { size: Size; below: number },
  { turn, scale }: Pose,
  { table, rim }: Ground,
): Room {
  const corners = cornersOf({ x: 0, y: 0, turn, scale }, size, below);
  const facing = toward[sideFaced(turn)];
  const along = (axis: 'x' | 'y', length: number): Range => {
    const reach = corners.map((corner) => corner[axis]);
    const [least, most] = [rim - Math.min(...reach), length - rim - Math.max(...reach)];
    if (least <= most) return { least, most };
    // What is too large lies in the middle, but never with its caption under the rim.
    const only = facing[axis] > 0 ? most : facing[axis] < 0 ? least : (least + most) / 2;
    return { least: only, most: only };
  };
  return { x: along('x', table.width), y: along('y', table.height) };
}

export const isIn = ({ x, y }: Point, room: Room): boolean =>
  within(x, room.x) === x && within(y, room.y) === y;

/** In the hand an image may reach over the rim, but its middle stays on the table. */
export const heldOn = (pose: Pose, table: Size, rim: number): Pose => ({
  ...pose,
  x: within(pose.x, { least: rim, most: table.width - rim }),
  y: within(pose.y, { least: rim, most: table.height - rim }),
});

/** Never faster than the table's length in a second. */
export function gently({ x, y }: Velocity, table: Size): Velocity {
  const most = Math.max(table.width, table.height) / 1_000;
  const speed = Math.hypot(x, y);
  const share = speed > most ? most / speed : 1;
  return { x: x * share, y: y * share };
}

type Flying = { pose: Pose; velocity: Velocity };
type Still = { still: boolean };

/** A step of an image that was let go: it slows down, and comes back from over the rim. */
export function glided(
  { pose, velocity }: Flying,
  { elapsed, room }: { elapsed: number; room: Room },
): Flying & Still {
  const slower = 1 - shareOf(elapsed, frictionMs);
  const next = { pose: { ...pose }, velocity: { ...velocity }, still: false };
  for (const axis of ['x', 'y'] as const) {
    const { least, most } = room[axis];
    const [at, speed] = [pose[axis], velocity[axis]];
    const inside = at >= least && at <= most;
    const gone = at + speed * elapsed;
    const stays = within(gone, { least, most });
    if (inside) {
      next.pose[axis] = stays;
      next.velocity[axis] = gone === stays ? speed * slower : -speed * bounce;
    } else {
      next.pose[axis] = at + (within(at, { least, most }) - at) * shareOf(elapsed, approachMs);
      if (Math.abs(next.pose[axis] - at) < 0.05) next.pose[axis] = within(at, { least, most });
      next.velocity[axis] = 0;
    }
  }
  next.still = isIn(next.pose, room) && Math.hypot(next.velocity.x, next.velocity.y) < stillBelow;
  return next;
}

/** A step of an image that was sent somewhere. */
export function approached(pose: Pose, goal: Pose, elapsed: number): { pose: Pose } & Still {
  const share = shareOf(elapsed, approachMs);
  const rest = turnBetween(pose.turn, goal.turn);
  const near =
    Math.hypot(goal.x - pose.x, goal.y - pose.y) < 0.5 &&
    Math.abs(rest) < 0.05 &&
    Math.abs(goal.scale - pose.scale) < 0.001;
  if (near) return { pose: goal, still: true };
  return {
    pose: {
      x: pose.x + (goal.x - pose.x) * share,
      y: pose.y + (goal.y - pose.y) * share,
      turn: pose.turn + rest * share,
      scale: pose.scale + (goal.scale - pose.scale) * share,
    },
    still: false,
  };
}
