import { type Seat, type TableSide, turnToward } from '@psifida/contract/content/table-view';
import type { Size } from '@psifida/contract/registry/check';
import { readerOf, sideFaced, sidePulledTo } from './facing.ts';
import { approached, gently, glided, heldOn, shareOf, type Velocity } from './glide.ts';
import { followed, type Point, type Pose, type Range, turnBetween, turnedAround } from './pose.ts';

type Finger = { start: Point; was: Point; at: Point };
type Follower = (pose: Pose, size: Size) => void;

type Body = {
  element: HTMLElement;
  size: Size;
  home: Pose;
  pose: Pose;
  velocity: Velocity;
  goal: Pose | null;
  fingers: Map<number, Finger>;
  /** Farther than a tap. */
  moved: boolean;
  /** Two fingers have had it: whoever turns it themselves is not helped. */
  turnedByHand: boolean;
  /** The scale its box is laid out at; the rest is transform, so that a picture at rest is sharp. */
  laidAt: number;
  touchedAt: number;
};

export type TableTopOptions = {
  table: Size;
  /** Within this a finger has tapped, not moved. */
  tapReach: number;
  /** The smallest side that a picture may have. */
  smallest: number;
  still: boolean;
  /** It lies still, this wide. */
  onRest(key: string, width: number): void;
};

/** How long a picture that nobody touches any more still counts as someone's. */
const inUseMs = 45_000;
const turnMs = 150;

/**
 * The pictures on the table and all hands on them. Each picture follows its own fingers; positions go straight to the
 * elements, once per frame, and only while something moves.
 */
export class TableTop {
  seats: readonly Seat[] = [];
  languageOf: (seat: Seat | null, side: TableSide) => string = () => 'el';
  onTap: (key: string, at: Point) => void = () => {};
  #options: TableTopOptions;
  #bodies = new Map<string, Body>();
  #held = new Map<number, string>();
  #awake = new Set<string>();
  #followers = new Map<string, Set<Follower>>();
  #frame = 0;
  #last = 0;
  #top = 1;

  constructor(options: TableTopOptions) {
    this.#options = options;
  }

  put(key: string, { element, size, home }: Pick<Body, 'element' | 'size' | 'home'>): () => void {
    this.#bodies.set(key, {
      ...{ element, size, home, pose: home, goal: null, velocity: { x: 0, y: 0 }, fingers: new Map() },
      ...{ moved: false, turnedByHand: false, laidAt: 0, touchedAt: 0 },
    });
    this.#rest(key);
    return () => {
      this.#bodies.delete(key);
      this.#awake.delete(key);
    };
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    this.#awake.clear();
  }

  press(key: string, pointer: number, at: Point): void {
    const body = this.#bodies.get(key);
    if (!body) return;
    if (body.fingers.size === 0) Object.assign(body, { moved: false, turnedByHand: false });
    body.goal = null;
    body.velocity = { x: 0, y: 0 };
    body.fingers.set(pointer, { start: at, was: at, at });
    if (body.fingers.size > 1) Object.assign(body, { moved: true, turnedByHand: true });
    this.#held.set(pointer, key);
    this.#take(body);
    this.#wake(key);
  }

  move(pointer: number, at: Point): void {
    const body = this.#holder(pointer);
    const finger = body?.fingers.get(pointer);
    if (!body || !finger) return;
    finger.at = at;
    if (body.moved || Math.hypot(at.x - finger.start.x, at.y - finger.start.y) < this.#options.tapReach)
      return;
    body.moved = true;
    finger.was = at;
  }

  /** A finger is gone; `dropped` when it turned out to be none, or was lost. */
  lift(pointer: number, dropped = false): void {
    const key = this.#held.get(pointer);
    const body = this.#holder(pointer);
    this.#held.delete(pointer);
    if (!body || key === undefined) return;
    const at = body.fingers.get(pointer)?.at ?? body.pose;
    this.#follow(body, 0);
    body.fingers.delete(pointer);
    body.touchedAt = performance.now();
    if (body.fingers.size > 0) return;
    delete body.element.dataset.held;
    const calm = dropped || this.#options.still;
    body.velocity = calm ? { x: 0, y: 0 } : gently(body.velocity, this.#options.table);
    if (!body.moved && !dropped) this.onTap(key, at);
  }

  /** Sends a picture somewhere; with reduced motion it is there at once. */
  send(key: string, change: (pose: Pose, size: Size) => Pose): void {
    const body = this.#bodies.get(key);
    if (!body || body.fingers.size > 0) return;
    const goal = change(body.goal ?? body.pose, body.size);
    body.goal = {
      ...goal,
      scale: Math.min(Math.max(goal.scale, this.#scales(body).least), this.#scales(body).most),
    };
    body.velocity = { x: 0, y: 0 };
    this.#take(body);
    if (this.#options.still) body.pose = body.goal;
    this.#wake(key);
  }

  putBack(key: string): void {
    const body = this.#bodies.get(key);
    if (!body) return;
    this.send(key, () => body.home);
    body.touchedAt = 0;
    delete body.element.dataset.taken;
  }

  /** Everything as it was before the visit. */
  putAllBack(): void {
    for (const pointer of [...this.#held.keys()]) this.lift(pointer, true);
    for (const key of this.#bodies.keys()) this.putBack(key);
  }

  isInUse(key: string): boolean {
    const body = this.#bodies.get(key);
    if (!body) return false;
    return body.fingers.size > 0 || (body.touchedAt > 0 && performance.now() - body.touchedAt < inUseMs);
  }

  /** Tells where a picture is, now and whenever it moves. */
  follow(key: string, follower: Follower): () => void {
    const all = this.#followers.get(key) ?? new Set();
    this.#followers.set(key, all.add(follower));
    const body = this.#bodies.get(key);
    if (body) follower(body.pose, body.size);
    return () => void all.delete(follower);
  }

  /** After a change of seats or of a seat's language. */
  readAgain(): void {
    for (const body of this.#bodies.values()) this.#read(body);
  }

  #holder(pointer: number): Body | undefined {
    const key = this.#held.get(pointer);
    return key === undefined ? undefined : this.#bodies.get(key);
  }

  #scales({ size }: Body): Range {
    const { table, smallest } = this.#options;
    return {
      least: Math.min(1, smallest / Math.min(size.width, size.height)),
      most: Math.max(1, (0.92 * Math.min(table.width, table.height)) / Math.max(size.width, size.height)),
    };
  }

  #take(body: Body): void {
    this.#top += 1;
    body.element.style.zIndex = String(this.#top);
    body.element.dataset.taken = '';
    body.touchedAt = performance.now();
    if (body.fingers.size > 0) body.element.dataset.held = '';
  }

  #wake(key: string): void {
    if (this.#awake.size === 0) {
      this.#last = performance.now();
      this.#frame = requestAnimationFrame(this.#step);
    }
    this.#awake.add(key);
  }

  #step = (now: number): void => {
    // After a pause of the page nothing shall jump.
    const elapsed = Math.min(Math.max(now - this.#last, 1), 48);
    this.#last = now;
    for (const key of this.#awake) {
      const body = this.#bodies.get(key);
      if (!body || this.#advance(body, elapsed)) {
        this.#awake.delete(key);
        this.#rest(key);
      } else this.#draw(key, body);
    }
    if (this.#awake.size > 0) this.#frame = requestAnimationFrame(this.#step);
  };

  /** Answers whether it lies still. */
  #advance(body: Body, elapsed: number): boolean {
    const { table } = this.#options;
    if (body.fingers.size > 0) {
      this.#follow(body, elapsed);
      if (body.moved) this.#turnToSide(body, elapsed);
      return false;
    }
    if (body.goal) {
      const { pose, still } = approached(body.pose, body.goal, elapsed);
      body.pose = pose;
      if (still) body.goal = null;
      return still;
    }
    const turning = body.moved && this.#turnToSide(body, elapsed);
    const { pose, velocity, still } = glided(body, { elapsed, size: body.size, table });
    Object.assign(body, { pose, velocity });
    return still && !turning;
  }

  #follow(body: Body, elapsed: number): void {
    if (!body.moved) return;
    const fingers = [...body.fingers.values()];
    const before = body.pose;
    const [from, to] = [fingers.map(({ was }) => was), fingers.map(({ at }) => at)];
    const { table, tapReach } = this.#options;
    body.pose = heldOn(followed(before, { from, to, scales: this.#scales(body) }), table, tapReach * 4);
    for (const finger of fingers) finger.was = finger.at;
    if (elapsed === 0) return;
    const share = shareOf(elapsed, 40);
    for (const axis of ['x', 'y'] as const)
      body.velocity[axis] += ((body.pose[axis] - before[axis]) / elapsed - body.velocity[axis]) * share;
  }

  /** Pulled near a side where someone stands, it turns toward them; answers whether it still does. */
  #turnToSide(body: Body, elapsed: number): boolean {
    const side = body.turnedByHand ? null : sidePulledTo(body.pose, this.seats, this.#options.table);
    if (!side) return false;
    const rest = turnBetween(body.pose.turn, turnToward[side]);
    if (Math.abs(rest) < 0.1) return false;
    const [finger] = body.fingers.values();
    const share = this.#options.still ? 1 : shareOf(elapsed, turnMs);
    body.pose = turnedAround(body.pose, finger?.at ?? body.pose, rest * share);
    return true;
  }

  #rest(key: string): void {
    const body = this.#bodies.get(key);
    if (!body) return;
    if (body.laidAt !== body.pose.scale) {
      body.laidAt = body.pose.scale;
      body.element.style.width = `${body.size.width * body.laidAt}px`;
      body.element.style.height = `${body.size.height * body.laidAt}px`;
      this.#options.onRest(key, body.size.width * body.laidAt);
    }
    this.#draw(key, body);
  }

  #draw(key: string, body: Body): void {
    const { x, y, turn, scale } = body.pose;
    const { element, laidAt } = body;
    element.style.transform = `translate3d(${x}px,${y}px,0) translate(-50%,-50%) rotate(${turn}deg) scale(${scale / laidAt})`;
    // Its words would grow and shrink with it; they come back when it lies.
    element.toggleAttribute('data-scaling', Math.abs(scale / laidAt - 1) > 0.02);
    this.#read(body);
    for (const follower of this.#followers.get(key) ?? []) follower(body.pose, body.size);
  }

  #read({ pose, element }: Body): void {
    const language = this.languageOf(readerOf(pose, this.seats, this.#options.table), sideFaced(pose.turn));
    if (element.dataset.reads !== language) element.dataset.reads = language;
  }
}
