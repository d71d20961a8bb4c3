import type { Seat, TableSide } from '@psifida/contract/content/table-view';
import type { Size } from '@psifida/contract/registry/check';
import { aBody, advance, type Body, followFingers, scalesOf, type World } from './body.ts';
import { readerOf, sideFaced } from './facing.ts';
import { gently } from './glide.ts';
import { type Point, type Pose, within } from './pose.ts';

type Lying = { size: Size; home: Pose; element: HTMLElement };
type Item = {
  body: Body;
  element: HTMLElement;
  /** The scale its box is laid out at; the rest is transform, so that a picture at rest is sharp. */
  laidAt: number;
  touchedAt: number;
};
type Follower = (body: Body) => void;

/** How long a picture that nobody touches any more still counts as someone's. */
const inUseMs = 45_000;

/**
 * The pictures on the table and all hands on them. Each picture follows its own fingers; positions go straight to the
 * elements, once per frame, and only while something moves.
 */
export class TableTop {
  languageOf: (seat: Seat | null, side: TableSide) => string = () => 'el';
  onTap: (key: string, at: Point) => void = () => {};
  #world: World;
  #onRest: (key: string, width: number) => void;
  #items = new Map<string, Item>();
  #held = new Map<number, string>();
  #awake = new Set<string>();
  #followers = new Map<string, Set<Follower>>();
  #frame = 0;
  #last = 0;
  #top = 1;

  constructor({ onRest, ...world }: Omit<World, 'seats'> & { onRest(key: string, width: number): void }) {
    this.#world = { ...world, seats: [] };
    this.#onRest = onRest;
  }

  set seats(seats: readonly Seat[]) {
    this.#world.seats = seats;
  }

  put(key: string, { size, home, element }: Lying): () => void {
    this.#items.set(key, { body: aBody(size, home), element, laidAt: 0, touchedAt: 0 });
    this.#rest(key);
    return () => {
      this.#items.delete(key);
      this.#awake.delete(key);
    };
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    this.#awake.clear();
  }

  press(key: string, pointer: number, at: Point): void {
    const item = this.#items.get(key);
    if (!item) return;
    const { body } = item;
    if (body.fingers.size === 0) Object.assign(body, { moved: false, turnedByHand: false, toward: null });
    body.fingers.set(pointer, { start: at, was: at, at });
    if (body.fingers.size > 1) Object.assign(body, { moved: true, turnedByHand: true });
    Object.assign(body, { goal: null, velocity: { x: 0, y: 0 } });
    this.#held.set(pointer, key);
    item.element.dataset.held = '';
    this.#take(item);
    this.#wake(key);
  }

  move(pointer: number, at: Point): void {
    const { body } = this.#itemUnder(pointer) ?? {};
    const finger = body?.fingers.get(pointer);
    if (!body || !finger) return;
    finger.at = at;
    const far = Math.hypot(at.x - finger.start.x, at.y - finger.start.y);
    if (body.moved || far < this.#world.tapReach) return;
    body.moved = true;
    // It starts without a jump, and however fast the finger is, it does not fall behind.
    const share = this.#world.tapReach / far;
    const { start } = finger;
    finger.was = { x: start.x + (at.x - start.x) * share, y: start.y + (at.y - start.y) * share };
  }

  /** A finger is gone; `dropped` when it turned out to be none, or was lost. */
  lift(pointer: number, dropped = false): void {
    const key = this.#held.get(pointer);
    const item = this.#itemUnder(pointer);
    this.#held.delete(pointer);
    if (!item || key === undefined) return;
    const { body, element } = item;
    const at = body.fingers.get(pointer)?.at ?? body.pose;
    followFingers(body, this.#world, 0);
    body.fingers.delete(pointer);
    item.touchedAt = performance.now();
    if (body.fingers.size > 0) return;
    delete element.dataset.held;
    const thrown = !dropped && !this.#world.still;
    body.velocity = thrown ? gently(body.velocity, this.#world.table) : { x: 0, y: 0 };
    if (!body.moved && !dropped) this.onTap(key, at);
  }

  /** Sends a picture somewhere, unless someone holds it; with reduced motion it is there at once. */
  send(key: string, change: (body: Body) => Pose): void {
    const item = this.#items.get(key);
    if (!item || item.body.fingers.size > 0) return;
    const { body } = item;
    const goal = change(body);
    body.goal = { ...goal, scale: within(goal.scale, scalesOf(body, this.#world)) };
    body.velocity = { x: 0, y: 0 };
    if (this.#world.still) body.pose = body.goal;
    this.#take(item);
    this.#wake(key);
  }

  putBack(key: string): void {
    const item = this.#items.get(key);
    if (!item) return;
    this.send(key, ({ home }) => home);
    item.touchedAt = 0;
    delete item.element.dataset.taken;
  }

  /** Everything as it was before the visit. */
  putAllBack(): void {
    for (const pointer of [...this.#held.keys()]) this.lift(pointer, true);
    for (const key of this.#items.keys()) this.putBack(key);
  }

  isInUse(key: string): boolean {
    const item = this.#items.get(key);
    if (!item) return false;
    const lately = item.touchedAt > 0 && performance.now() - item.touchedAt < inUseMs;
    return lately || item.body.fingers.size > 0;
  }

  /** Tells where a picture is, now and whenever it moves. */
  follow(key: string, follower: Follower): () => void {
    const all = this.#followers.get(key) ?? new Set();
    this.#followers.set(key, all.add(follower));
    const item = this.#items.get(key);
    if (item) follower(item.body);
    return () => void all.delete(follower);
  }

  /** After a change of seats or of a seat's language. */
  readAgain(): void {
    for (const item of this.#items.values()) this.#read(item);
  }

  #itemUnder(pointer: number): Item | undefined {
    const key = this.#held.get(pointer);
    return key === undefined ? undefined : this.#items.get(key);
  }

  #take(item: Item): void {
    this.#top += 1;
    item.element.style.zIndex = String(this.#top);
    item.element.dataset.taken = '';
    item.touchedAt = performance.now();
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
      const item = this.#items.get(key);
      if (item && !advance(item.body, this.#world, elapsed)) this.#draw(key, item);
      else {
        this.#awake.delete(key);
        this.#rest(key);
      }
    }
    if (this.#awake.size > 0) this.#frame = requestAnimationFrame(this.#step);
  };

  #rest(key: string): void {
    const item = this.#items.get(key);
    if (!item) return;
    const { body, element } = item;
    if (item.laidAt !== body.pose.scale) {
      item.laidAt = body.pose.scale;
      element.style.width = `${body.size.width * item.laidAt}px`;
      element.style.height = `${body.size.height * item.laidAt}px`;
      this.#onRest(key, body.size.width * item.laidAt);
    }
    body.below = element.querySelector('figcaption')?.offsetHeight ?? 0;
    this.#draw(key, item);
  }

  #draw(key: string, item: Item): void {
    const { body, element, laidAt } = item;
    const { x, y, turn, scale } = body.pose;
    element.style.transform = `translate3d(${x}px,${y}px,0) translate(-50%,-50%) rotate(${turn}deg) scale(${scale / laidAt})`;
    // Its words would grow and shrink with it; they come back when it lies.
    element.toggleAttribute('data-scaling', Math.abs(scale / laidAt - 1) > 0.02);
    this.#read(item);
    for (const follower of this.#followers.get(key) ?? []) follower(body);
  }

  #read({ body: { pose }, element }: Item): void {
    const { seats, table } = this.#world;
    const language = this.languageOf(readerOf(pose, seats, table), sideFaced(pose.turn));
    if (element.dataset.reads !== language) element.dataset.reads = language;
  }
}
