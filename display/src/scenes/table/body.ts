import { type Seat, type TableSide, turnToward } from '@psifida/contract/content/table-view';
import type { Size } from '@psifida/contract/registry/check';
import { followedBy, isWhole, type View } from '../common/zoom.ts';
import { inWindow, whole, windowOf } from './closely.ts';
import { sidePulledTo } from './facing.ts';
import { approached, type Ground, glided, heldOn, isIn, roomFor, shareOf, type Velocity } from './glide.ts';
import { followed, type Point, type Pose, type Range, turnBetween, turnedAround, within } from './pose.ts';

type Finger = { start: Point; was: Point; at: Point };

/** A picture on the table, and the fingers on it. */
export type Body = {
  size: Size;
  /** Of its picture, across. */
  points: number;
  /** How much its caption adds below it, in pixels, and how much with the largest text. */
  below: number;
  tallest: number;
  home: Pose;
  pose: Pose;
  velocity: Velocity;
  /** Where it was sent; null while it is held, thrown or at rest. */
  goal: Pose | null;
  fingers: Map<number, Finger>;
  /** Farther than a tap. */
  moved: boolean;
  /** Two fingers have had it: whoever turns it themselves is not helped. */
  turnedByHand: boolean;
  /** Its back is up. */
  turnedOver: boolean;
  /** What is seen of its picture within its border. */
  view: View;
  /** The side that it is turning toward. */
  toward: TableSide | null;
};

export type World = Ground & {
  seats: readonly Seat[];
  /** Within this a finger has tapped, not moved. */
  tapReach: number;
  /** The smallest side that a picture may have. */
  smallest: number;
  /** Nothing flies or turns slowly. */
  still: boolean;
};

const turnMs = 150;
const speedMs = 40;

export const aBody = (size: Size, home: Pose, points = size.width): Body => ({
  ...{
    size,
    points,
    view: whole,
    home,
    pose: home,
    below: 0,
    tallest: 0,
    velocity: { x: 0, y: 0 },
    goal: null,
  },
  ...{ fingers: new Map(), moved: false, turnedByHand: false, turnedOver: false, toward: null },
});

/** Toward whichever side it is turned, it fits on the table with its caption. */
export function scalesOf({ size, tallest }: Body, { table, rim, smallest }: World): Range {
  const free = Math.min(table.width, table.height) - 2 * rim;
  return {
    least: Math.min(1, smallest / Math.min(size.width, size.height)),
    most: Math.max(1, Math.min(free / size.width, (free - tallest) / size.height)),
  };
}

/** Where it may lie: there is room for its caption however large someone makes the text. */
const roomOf = ({ size, tallest }: Body, pose: Pose, world: World) =>
  roomFor({ size, below: tallest }, pose, world);

export const liesClear = (body: Body, world: World): boolean =>
  isIn(body.pose, roomOf(body, body.pose, world));

/** Where a picture comes to lie that is sent to `goal`: no larger than fits, and all of it clear of the rim. */
export function goalOf(body: Body, goal: Pose, world: World): Pose {
  const scaled = { ...goal, scale: within(goal.scale, scalesOf(body, world)) };
  if (goal === body.home) return goal;
  const room = roomOf(body, scaled, world);
  return { ...scaled, x: within(goal.x, room.x), y: within(goal.y, room.y) };
}

/** Lets time pass for a picture; answers whether it lies still. */
export function advance(body: Body, world: World, elapsed: number): boolean {
  if (body.fingers.size > 0) {
    followFingers(body, world, elapsed);
    if (body.moved && isWhole(body.view)) turnToSide(body, world, elapsed);
    return false;
  }
  if (body.goal) {
    const { pose, still } = approached(body.pose, body.goal, elapsed);
    body.pose = pose;
    if (still) body.goal = null;
    return still;
  }
  const turning = body.moved && isWhole(body.view) && turnToSide(body, world, elapsed);
  const { pose, velocity, still } = glided(body, { elapsed, room: roomOf(body, body.pose, world) });
  Object.assign(body, { pose, velocity });
  return still && !turning;
}

/** A finger leaves it. Where it went and what side it meant counts, also if no frame was drawn on the way. */
export function letGo(body: Body, world: World, pointer: number): void {
  advance(body, world, 0);
  body.fingers.delete(pointer);
  if (body.fingers.size === 0 && isWhole(body.view)) body.view = whole;
}

/**
 * Takes over where the fingers have gone since the last time. The print follows them as far as the table allows; from
 * there on the picture does so within its border, and the print stays until the picture is whole again.
 */
function followFingers(body: Body, world: World, elapsed: number): void {
  if (!body.moved) return;
  const fingers = [...body.fingers.values()];
  const before = body.pose;
  const [from, to] = [fingers.map(({ was }) => was), fingers.map(({ at }) => at)];
  const scales = scalesOf(body, world);
  const wasWhole = isWhole(body.view);
  if (wasWhole) body.pose = heldOn(followed(before, { from, to, scales }), world.table, world.tapReach * 4);
  const isLargest = body.pose.scale > scales.most * 0.999 && !body.turnedOver;
  body.view =
    wasWhole && !isLargest
      ? whole
      : followedBy(body.view, windowOf(body, scales.most), {
          from: from.map((point) => inWindow(point, body, before)),
          to: to.map((point) => inWindow(point, body, body.pose)),
        });
  for (const finger of fingers) finger.was = finger.at;
  if (!isWhole(body.view)) body.velocity = { x: 0, y: 0 };
  if (elapsed === 0) return;
  const share = shareOf(elapsed, speedMs);
  for (const axis of ['x', 'y'] as const)
    body.velocity[axis] += ((body.pose[axis] - before[axis]) / elapsed - body.velocity[axis]) * share;
}

/** Pulled to a side where someone stands, it turns toward them; answers whether it still does. */
function turnToSide(body: Body, world: World, elapsed: number): boolean {
  const [finger] = body.fingers.values();
  // The finger stays where it is while the picture turns around it; the picture's middle does not.
  const at = finger?.at ?? body.pose;
  const way = finger ? { x: at.x - finger.start.x, y: at.y - finger.start.y } : undefined;
  const kept = body.toward;
  body.toward = body.turnedByHand
    ? null
    : sidePulledTo({ at, kept, ...(way ? { way } : {}) }, world.seats, world.table);
  // From here on another pull begins: it may lead on to another side.
  if (finger && body.toward !== kept) finger.start = at;
  const rest = body.toward ? turnBetween(body.pose.turn, turnToward[body.toward]) : 0;
  if (Math.abs(rest) < 0.1) return false;
  const share = world.still ? 1 : shareOf(elapsed, turnMs);
  body.pose = turnedAround(body.pose, at, rest * share);
  return true;
}
