import type { Seat, TableSide } from '@psifida/contract/content/table-view';
import type { Size } from '@psifida/contract/registry/check';
import { aBody, advance, type Body, type World } from './body.ts';
import { readerOf, sideFaced } from './facing.ts';
import type { Pose } from './pose.ts';
import { PrintElement } from './print-element.ts';

type Lying = { size: Size; home: Pose; element: HTMLElement };
export type Item = { body: Body; print: PrintElement; touchedAt: number };
type Follower = (body: Body) => void;

/**
 * The pictures on the table and their motion: positions go straight to the elements, once per frame, and only while
 * something moves.
 */
export class MovingPrints {
  languageOf: (seat: Seat | null, side: TableSide) => string = () => 'el';
  protected world: World;
  protected items = new Map<string, Item>();
  protected onRest: (key: string, width: number) => void;
  #awake = new Set<string>();
  #followers = new Map<string, Set<Follower>>();
  #frame = 0;
  #last = 0;

  constructor({ onRest, ...world }: Omit<World, 'seats'> & { onRest(key: string, width: number): void }) {
    this.world = { ...world, seats: [] };
    this.onRest = onRest;
  }

  set seats(seats: readonly Seat[]) {
    this.world.seats = seats;
  }

  put(key: string, { size, home, element }: Lying): () => void {
    this.items.set(key, { body: aBody(size, home), print: new PrintElement(element), touchedAt: 0 });
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

  /** Tells where a picture is, now and whenever it moves. */
  follow(key: string, follower: Follower): () => void {
    const all = this.#followers.get(key) ?? new Set();
    this.#followers.set(key, all.add(follower));
    const item = this.items.get(key);
    if (item) follower(item.body);
    return () => void all.delete(follower);
  }

  /** After a change of seats or of a seat's language. */
  readAgain(): void {
    for (const item of this.items.values()) this.#read(item);
  }

  /** After a change of the text's size: nothing moves for it, but captions are higher now. */
  measureAgain(): void {
    for (const [key, { body, print }] of this.items) {
      body.below = print.below;
      this.#tell(key, body);
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
    // After a pause of the page nothing shall jump.
    const elapsed = Math.min(Math.max(now - this.#last, 1), 48);
    this.#last = now;
    for (const key of this.#awake) {
      const item = this.items.get(key);
      if (item && !advance(item.body, this.world, elapsed)) this.#draw(key, item);
      else {
        this.#awake.delete(key);
        this.rest(key);
      }
    }
    if (this.#awake.size > 0) this.#frame = requestAnimationFrame(this.#step);
  };

  protected rest(key: string): void {
    const item = this.items.get(key);
    if (!item) return;
    const { body, print } = item;
    if (print.lay(body)) this.onRest(key, body.size.width * body.pose.scale);
    body.below = print.below;
    this.#draw(key, item);
  }

  #draw(key: string, item: Item): void {
    item.print.draw(item.body);
    this.#read(item);
    this.#tell(key, item.body);
  }

  #tell(key: string, body: Body): void {
    for (const follower of this.#followers.get(key) ?? []) follower(body);
  }

  #read({ body: { pose }, print }: Item): void {
    const { seats, table } = this.world;
    print.read(this.languageOf(readerOf(pose, seats, table), sideFaced(pose.turn)));
  }
}
