import { extentOf } from '@psifida/contract/content/table-layouts';
import type { Size } from '@psifida/contract/registry/check';
import { type Point, type Pose, turnBetween, within } from './pose.ts';

/** Pixels per millisecond. */
export type Velocity = Point;

/** How long a thrown picture takes to lose most of its speed. */
const frictionMs = 260;
/** How long a picture takes for most of its way to where it is sent. */
const approachMs = 110;
/** What is left of the speed after meeting the rim. */
const bounce = 0.35;
/** Slower than this it lies still. */
const stillBelow = 0.02;

/** Between 0 and 1: how much of a way is done in this time. */
export const shareOf = (elapsed: number, ms: number): number => 1 - Math.exp(-elapsed / ms);

const range = (extent: number, length: number) =>
  extent >= length
    ? { least: length / 2, most: length / 2 }
    : { least: extent / 2, most: length - extent / 2 };

/** Where the centre of a picture may come to rest so that all of it lies on the table. */
export function roomFor(size: Size, { turn, scale }: Pose, table: Size) {
  const extent = extentOf({ width: size.width * scale, height: size.height * scale }, turn);
  return { x: range(extent.width, table.width), y: range(extent.height, table.height) };
}

/** In the hand a picture may reach over the rim, but its middle never leaves the table. */
export const heldOn = (pose: Pose, table: Size, rim: number): Pose => ({
  ...pose,
  x: within(pose.x, { least: rim, most: table.width - rim }),
  y: within(pose.y, { least: rim, most: table.height - rim }),
});

/** A throw is gentle: never faster than the table's length in a second. */
export function gently({ x, y }: Velocity, table: Size): Velocity {
  const most = Math.max(table.width, table.height) / 1_000;
  const speed = Math.hypot(x, y);
  const share = speed > most ? most / speed : 1;
  return { x: x * share, y: y * share };
}

type Flying = { pose: Pose; velocity: Velocity };
type Still = { still: boolean };

/** One step of a picture that was let go: it slows down, and from over the rim it comes back on the table. */
export function glided(
  { pose, velocity }: Flying,
  { elapsed, size, table }: { elapsed: number; size: Size; table: Size },
): Flying & Still {
  const slower = 1 - shareOf(elapsed, frictionMs);
  const room = roomFor(size, pose, table);
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
  const settled = within(next.pose.x, room.x) === next.pose.x && within(next.pose.y, room.y) === next.pose.y;
  next.still = settled && Math.hypot(next.velocity.x, next.velocity.y) < stillBelow;
  return next;
}

/** One step of a picture that was sent somewhere. */
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
