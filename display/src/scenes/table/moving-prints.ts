import type { Seat, TableSide } from '@psifida/contract/content/table-view';
import { isWhole } from '../common/media/zoom.ts';
import { aBody, advance, type Body, liesClear, type World } from './body.ts';
import type { Printed } from './closely.ts';
import { readerOf, sideFaced } from './facing.ts';
import type { Pose } from './pose.ts';
import { PrintElement } from './print-element.ts';

type Lying = Printed & { home: Pose; element: HTMLElement };
/** `taken` until it is put back; `usedAt`: when somebody last did something with it. */
export type Item = { key: string; body: Body; print: PrintElement; taken: boolean; usedAt: number };
type Follower = (body: Body) => void;
type Making = Omit<World, 'seats'> & { largestText: number; onRest(key: string, width: number): void };

/** Positions go straight to the elements, once per frame, and only while something moves. */
export class MovingPrints {
  languageOf: (seat: Seat | null, side: TableSide) => string = () => 'el';
  protected world: World;
  protected items = new Map<string, Item>();
  protected onRest: (key: string, width: number) => void;
  #largestText: number;
  #awake = new Set<string>();
  #followers = new Map<string, Set<Follower>>();
  #frame = 0;
  #last = 0;

  constructor({ largestText, onRest, ...world }: Making) {
    this.world = { ...world, seats: [] };
    this.onRest = onRest;
    this.#largestText = largestText;
  }

  set seats(seats: readonly Seat[]) {
    this.world.seats = seats;
  }

  put(key: string, { size, points, home, element }: Lying): () => void {
    this.items.set(key, {
      key,
      body: aBody(size, home, points),
      print: new PrintElement(element),
      taken: false,
      usedAt: 0,
    });
    this.rest(key);
    return () => {
      this.items.get(key)?.print.stop();
      this.items.delete(key);
      this.#awake.delete(key);
    };
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    this.#awake.clear();
  }

  /** Now and whenever it moves. */
  follow(key: string, follower: Follower): () => void {
    const all = this.#followers.get(key) ?? new Set();
    this.#followers.set(key, all.add(follower));
    const item = this.items.get(key);
    if (item) follower(item.body);
    return () => void all.delete(follower);
  }

  /** After a change of seats or languages: a longer caption may need more room. */
  readAgain(): void {
    for (const [key, item] of this.items) if (this.#read(item) && !this.#mayStay(item)) this.wake(key);
  }

  /** After a change of the text's size: nothing moves, but captions are higher. */
  measureAgain(): void {
    for (const [key, item] of this.items) {
      this.measure(item);
      this.tell(key, item.body);
    }
  }

  protected wake(key: string): void {
    if (this.#awake.size === 0) {
      this.#last = performance.now();
      this.#frame = requestAnimationFrame(this.#step);
    }
    this.#awake.add(key);
  }

  #step = (now: number): void => {
    // After a pause of the page nothing jumps.
    const elapsed = Math.min(Math.max(now - this.#last, 1), 48);
    this.#last = now;
    for (const key of this.#awake) {
      const item = this.items.get(key);
      if (item && !advance(item.body, this.world, elapsed)) this.#draw(key, item);
      else if (this.rest(key)) this.#awake.delete(key);
    }
    if (this.#awake.size > 0) this.#frame = requestAnimationFrame(this.#step);
  };

  /** Answers whether it may stay there. */
  protected rest(key: string): boolean {
    const item = this.items.get(key);
    if (!item) return true;
    const { body, print } = item;
    if (print.lay(body)) {
      this.#askFor(item);
      this.measure(item);
    }
    this.#draw(key, item);
    return this.#mayStay(item);
  }

  /** Only a taken image shows its caption. */
  protected measure({ body, print, taken }: Item): void {
    if (taken) Object.assign(body, print.measure(this.#largestText));
  }

  #mayStay = ({ body, taken }: Item): boolean => !taken || liesClear(body, this.world);

  #draw(key: string, item: Item): void {
    item.print.draw(item.body);
    this.look(item);
    this.#read(item);
    this.tell(key, item.body);
  }

  protected look(item: Item): void {
    if (item.print.look(item.body)) this.#askFor(item);
  }

  /** For one that is looked at closely, all its pixels. */
  #askFor({ key, body: { size, pose, view } }: Item): void {
    this.onRest(key, isWhole(view) ? size.width * pose.scale : Number.POSITIVE_INFINITY);
  }

  protected tell(key: string, body: Body): void {
    for (const follower of this.#followers.get(key) ?? []) follower(body);
  }

  #read(item: Item): boolean {
    const { seats, table } = this.world;
    const { pose } = item.body;
    const isOther = item.print.read(this.languageOf(readerOf(pose, seats, table), sideFaced(pose.turn)));
    if (isOther) this.measure(item);
    return isOther;
  }
}
