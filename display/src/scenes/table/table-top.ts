import type { TableSide } from '@psifida/contract/content/table-view';
import { doubleTapped, isWhole, stepped, stepsLeft, type View } from '../common/media/zoom.ts';
import { type Body, goalOf, letGo, scalesOf } from './body.ts';
import { inWindow, whole, windowOf } from './closely.ts';
import { sideFaced } from './facing.ts';
import { forwardPose } from './flight.ts';
import { gently } from './glide.ts';
import { type Item, MovingPrints } from './moving-prints.ts';
import { type Point, type Pose, turnBetween } from './pose.ts';

const step = 1.3;
const stepsAcross = 8;
/** Degrees beyond which somebody has turned a print. */
const turnedFrom = 20;
const flightMs = { forward: 2_800, home: 2_400 };

/** An image unused for so long was left; one whose back is read has longer. */
export const leftAfterMs = { image: 90_000, back: 180_000 };

export class TableTop extends MovingPrints {
  onTap: (key: string, at: Point) => void = () => {};
  /** By a key, or a click without a pointer. */
  onPick: (key: string) => void = () => {};
  onPutBack: () => void = () => {};
  #held = new Map<number, string>();
  #top = 1;

  press(key: string, pointer: number, at: Point): void {
    this.stop(key);
    const item = this.items.get(key);
    if (!item) return;
    const { body } = item;
    if (body.fingers.size === 0) Object.assign(body, { moved: false, turnedByHand: false, toward: null });
    body.fingers.set(pointer, { start: at, was: at, at });
    if (body.fingers.size > 1) Object.assign(body, { moved: true, turnedByHand: true });
    Object.assign(body, { goal: null, velocity: { x: 0, y: 0 } });
    this.#held.set(pointer, key);
    item.print.say('held', true);
    item.print.say('gliding', false);
    this.#take(item);
    this.wake(key);
  }

  move(pointer: number, at: Point): void {
    const { body } = this.#itemUnder(pointer) ?? {};
    const finger = body?.fingers.get(pointer);
    if (!body || !finger) return;
    finger.at = at;
    const far = Math.hypot(at.x - finger.start.x, at.y - finger.start.y);
    if (body.moved || far < this.world.tapReach) return;
    body.moved = true;
    // It starts without a jump, and does not fall behind a fast finger.
    const share = this.world.tapReach / far;
    const { start } = finger;
    finger.was = { x: start.x + (at.x - start.x) * share, y: start.y + (at.y - start.y) * share };
  }

  /** `dropped`: it was no finger, or was lost. */
  lift(pointer: number, dropped = false): void {
    const key = this.#held.get(pointer);
    const item = this.#itemUnder(pointer);
    this.#held.delete(pointer);
    if (!item || key === undefined) return;
    const { body, print } = item;
    const at = body.fingers.get(pointer)?.at ?? body.pose;
    letGo(body, this.world, pointer);
    item.usedAt = performance.now();
    if (body.fingers.size > 0) return;
    print.say('held', false);
    const thrown = !dropped && !this.world.still;
    body.velocity = thrown ? gently(body.velocity, this.world.table) : { x: 0, y: 0 };
    if (body.moved) return;
    if (!dropped) this.onTap(key, at);
    // A sleeve that lay on it for a moment has not taken it.
    else if (this.isHome(key)) this.#setTaken(item, false);
  }

  /** Unless someone holds it; with reduced motion it is there at once. */
  send(key: string, change: (body: Body) => Pose): void {
    this.stop(key);
    const item = this.items.get(key);
    if (!item || item.body.fingers.size > 0) return;
    const { body } = item;
    body.goal = goalOf(body, change(body), this.world);
    Object.assign(body, { velocity: { x: 0, y: 0 }, moved: false, toward: null });
    if (this.world.still) body.pose = body.goal;
    this.#take(item);
    this.wake(key);
  }

  /** As large as the table allows; then closely what was tapped; then as at home. */
  enlarge(key: string, at: Point): void {
    const item = this.items.get(key);
    if (!item) return;
    const { body } = item;
    const { most } = scalesOf(body, this.world);
    const isLargest = body.pose.scale >= most * 0.95;
    if (isLargest && isWhole(body.view) && !body.turnedOver) {
      const tapped = inWindow(at, body, body.pose);
      this.#lookAt(item, doubleTapped(body.view, windowOf(body, most), tapped));
    } else {
      this.#lookAt(item, whole);
      this.send(key, ({ pose, home }) => ({ ...pose, scale: isLargest ? home.scale : most }));
    }
  }

  /** The print up to its largest, then the image within its border; pressed again, it goes on from where it was sent. */
  resize(key: string, way: 1 | -1): void {
    const item = this.items.get(key);
    if (!item || item.body.fingers.size > 0) return;
    const { body } = item;
    const { most } = scalesOf(body, this.world);
    const { scale } = body.goal ?? body.pose;
    const isLargest = scale > most * 0.999 && !body.turnedOver;
    if (way > 0 ? isLargest : !isWhole(body.view))
      this.#lookAt(item, stepped(body.view, windowOf(body, most), way));
    else
      this.send(key, ({ pose, goal }) => ({
        ...(goal ?? pose),
        scale: scale * (way > 0 ? step : 1 / step),
      }));
  }

  /** A step as somebody sees it who looks at it from a side of the table; pressed again, it goes on from where it was sent. */
  nudge(key: string, { across, along }: { across: number; along: number }, facing: number): void {
    const { width, height } = this.world.table;
    const reach = Math.min(width, height) / stepsAcross;
    const angle = (facing * Math.PI) / 180;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    this.send(key, ({ pose, goal }) => {
      const from = goal ?? pose;
      const x = from.x + (across * cos - along * sin) * reach;
      const y = from.y + (across * sin + along * cos) * reach;
      return { ...from, x, y };
    });
  }

  /** A quarter of a circle, clockwise. */
  quarter(key: string): void {
    this.send(key, ({ pose, goal }) => ({ ...(goal ?? pose), turn: (goal ?? pose).turn + 90 }));
  }

  sizesLeft(body: Body): ReturnType<typeof stepsLeft> {
    const { least, most } = scalesOf(body, this.world);
    const { scale } = body.goal ?? body.pose;
    const closely = stepsLeft(body.view, windowOf(body, most));
    return {
      larger: scale < most * 0.999 || (!body.turnedOver && closely.larger),
      smaller: scale > least * 1.001 || closely.smaller,
    };
  }

  turnOver(key: string): void {
    const item = this.items.get(key);
    if (!item) return;
    this.#setTurned(item, !item.body.turnedOver);
    this.use(key);
    this.wake(key);
  }

  /** Someone is busy with it, as by paging its back. */
  use(key: string): void {
    const item = this.items.get(key);
    if (item) item.usedAt = performance.now();
  }

  /** Beneath everything that others have; whoever reaches for it on the way has it. */
  sendLeftHome(): void {
    const now = performance.now();
    const left = [...this.items].filter(
      ([, { taken, usedAt, body }]) =>
        taken && body.fingers.size === 0 && now - usedAt > leftAfterMs[body.turnedOver ? 'back' : 'image'],
    );
    for (const [key, item] of left) {
      if (this.world.still) this.#sendHome(key);
      else {
        this.#setTaken(item, false);
        item.print.raise(0);
        this.flyHome(key);
      }
    }
    if (left.length > 0) this.onPutBack();
  }

  putBack(key: string): void {
    this.#sendHome(key);
    this.onPutBack();
  }

  putAllBack(): void {
    for (const pointer of [...this.#held.keys()]) this.lift(pointer, true);
    for (const key of this.items.keys()) this.#sendHome(key);
    this.onPutBack();
  }

  /** While nobody is here: slowly to the middle of the table, where it says what it shows. */
  bringForward(key: string): void {
    const item = this.items.get(key);
    if (!item || this.isTaken(key)) return;
    const to = forwardPose(item.body, this.world.table);
    item.print.raise(++this.#top);
    // Sharp by the time it is large.
    this.onRest(key, item.body.size.width * to.scale);
    this.#fly(key, to, flightMs.forward, () => item.print.say('forward', true));
  }

  flyHome(key: string): void {
    const item = this.items.get(key);
    if (item && !this.isTaken(key)) this.#fly(key, item.body.home, flightMs.home, () => {});
  }

  stop(key: string): void {
    const item = this.items.get(key);
    const pose = item?.print.stop();
    item?.print.say('forward', false);
    if (!item || !pose) return;
    item.body.pose = pose;
    this.rest(key);
  }

  isHome(key: string): boolean {
    const { body } = this.items.get(key) ?? {};
    return !body || body.pose === body.home;
  }

  /** The side somebody has turned it to; null in its own place. */
  facing(key: string): TableSide | null {
    const { pose, home } = this.items.get(key)?.body ?? {};
    return pose && home && Math.abs(turnBetween(pose.turn, home.turn)) > turnedFrom
      ? sideFaced(pose.turn)
      : null;
  }

  /** In someone's hands or lying before them, until it is put back. */
  isTaken(key: string): boolean {
    return this.items.get(key)?.taken ?? false;
  }

  #itemUnder(pointer: number): Item | undefined {
    const key = this.#held.get(pointer);
    return key === undefined ? undefined : this.items.get(key);
  }

  #take(item: Item): void {
    item.usedAt = performance.now();
    item.print.raise(++this.#top);
    this.#setTaken(item, true);
    this.measure(item);
  }

  #setTaken(item: Item, is: boolean): void {
    item.taken = is;
    item.print.say('taken', is);
    if (is) return;
    Object.assign(item.body, { below: 0, tallest: 0 });
    this.#setTurned(item, false);
  }

  #setTurned(item: Item, is: boolean): void {
    item.body.turnedOver = is;
    item.print.say('turned', is);
    this.#lookAt(item, whole);
  }

  #lookAt(item: Item, view: View): void {
    item.usedAt = performance.now();
    if (item.body.view === view) return;
    item.body.view = view;
    item.print.say('gliding', true);
    this.look(item);
    this.tell(item.key, item.body);
  }

  #sendHome(key: string): void {
    const item = this.items.get(key);
    if (!item || item.body.fingers.size > 0) return;
    this.send(key, ({ home }) => home);
    this.#setTaken(item, false);
  }

  #fly(key: string, to: Pose, ms: number, arrived: () => void): void {
    this.stop(key);
    const item = this.items.get(key);
    const landed = () => {
      this.stop(key);
      arrived();
    };
    item?.print.fly(item.body, to, { ms, landed });
  }
}
