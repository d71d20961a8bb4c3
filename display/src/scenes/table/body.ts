import { type Seat, type TableSide, turnToward } from '@psifida/contract/content/table-view';
import type { Size } from '@psifida/contract/registry/check';
import { followedBy, isWhole, type View } from '../common/media/zoom.ts';
import { inWindow, whole, windowOf } from './closely.ts';
import { sidePulledTo } from './facing.ts';
import { approached, type Ground, glided, heldOn, isIn, roomFor, shareOf, type Velocity } from './glide.ts';
import { followed, type Point, type Pose, type Range, turnBetween, turnedAround, within } from './pose.ts';

type Finger = { start: Point; was: Point; at: Point };

export type Body = {
  size: Size;
  /** Of its image, across. */
  points: number;
  /** Height of its caption in pixels, now and with the largest text. */
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
  /** By two fingers: then it does not turn by itself. */
  turnedByHand: boolean;
  turnedOver: boolean;
  /** The part of its image that is seen within the border. */
  view: View;
  toward: TableSide | null;
};

export type World = Ground & {
  seats: readonly Seat[];
  /** A finger that moves less has tapped. */
  tapReach: number;
  /** The smallest side of an image. */
  smallest: number;
  /** With reduced motion. */
  still: boolean;
};

const turnMs = 150;
const speedMs = 40;

export const aBody = (size: Size, home: Pose, points = size.width): Body => ({
  size,
  points,
  view: whole,
  home,
  pose: home,
  below: 0,
  tallest: 0,
  velocity: { x: 0, y: 0 },
  goal: null,
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

/** With room for its caption in the largest text. */
const roomOf = ({ size, tallest }: Body, pose: Pose, world: World) =>
  roomFor({ size, below: tallest }, pose, world);

export const liesClear = (body: Body, world: World): boolean =>
  isIn(body.pose, roomOf(body, body.pose, world));

/** No larger than fits, and clear of the rim. */
export function goalOf(body: Body, goal: Pose, world: World): Pose {
  const scaled = { ...goal, scale: within(goal.scale, scalesOf(body, world)) };
  if (goal === body.home) return goal;
  const room = roomOf(body, scaled, world);
  return { ...scaled, x: within(goal.x, room.x), y: within(goal.y, room.y) };
}

/** Answers whether it lies still. */
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

/** Where the finger went counts, also if no frame was drawn on the way. */
export function letGo(body: Body, world: World, pointer: number): void {
  advance(body, world, 0);
  body.fingers.delete(pointer);
  if (body.fingers.size === 0 && isWhole(body.view)) body.view = whole;
}

/** The print follows as far as the table allows; from there on the image does so within its border. */
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
  // The finger stays where it is while the image turns around it; the image's middle does not.
  const at = finger?.at ?? body.pose;
  const way = finger ? { x: at.x - finger.start.x, y: at.y - finger.start.y } : undefined;
  const kept = body.toward;
  body.toward = body.turnedByHand
    ? null
    : sidePulledTo({ at, kept, ...(way ? { way } : {}) }, world.seats, world.table);
  // Another pull begins here, which may lead to another side.
  if (finger && body.toward !== kept) finger.start = at;
  const rest = body.toward ? turnBetween(body.pose.turn, turnToward[body.toward]) : 0;
  if (Math.abs(rest) < 0.1) return false;
  const share = world.still ? 1 : shareOf(elapsed, turnMs);
  body.pose = turnedAround(body.pose, at, rest * share);
  return true;
}
