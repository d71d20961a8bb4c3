import { type Body, goalOf, letGo, scalesOf } from './body.ts';
import { forwardPose } from './flight.ts';
import { gently } from './glide.ts';
import { type Item, MovingPrints } from './moving-prints.ts';
import type { Point, Pose } from './pose.ts';

const flightMs = { forward: 2_800, home: 2_400 };

/** All hands on the pictures: each picture follows its own fingers, or goes where it is sent. */
export class TableTop extends MovingPrints {
  onTap: (key: string, at: Point) => void = () => {};
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
    // It starts without a jump, and however fast the finger is, it does not fall behind.
    const share = this.world.tapReach / far;
    const { start } = finger;
    finger.was = { x: start.x + (at.x - start.x) * share, y: start.y + (at.y - start.y) * share };
  }

  /** A finger is gone; `dropped` when it turned out to be none, or was lost. */
  lift(pointer: number, dropped = false): void {
    const key = this.#held.get(pointer);
    const item = this.#itemUnder(pointer);
    this.#held.delete(pointer);
    if (!item || key === undefined) return;
    const { body, print } = item;
    const at = body.fingers.get(pointer)?.at ?? body.pose;
    letGo(body, this.world, pointer);
    if (body.fingers.size > 0) return;
    print.say('held', false);
    const thrown = !dropped && !this.world.still;
    body.velocity = thrown ? gently(body.velocity, this.world.table) : { x: 0, y: 0 };
    if (body.moved) return;
    if (!dropped) this.onTap(key, at);
    // Whoever's sleeve lay on it for a moment has not taken it.
    else if (this.isHome(key)) this.#setTaken(item, false);
  }

  /** Sends a picture somewhere, unless someone holds it; with reduced motion it is there at once. */
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

  /** As large as the table allows; from there as large as at home. */
  enlarge(key: string): void {
    this.send(key, (body) => {
      const { most } = scalesOf(body, this.world);
      const { pose } = body;
      return { ...pose, scale: pose.scale < most * 0.95 ? most : body.home.scale };
    });
  }

  /** Its other side up, until it is turned again or put back. */
  turnOver(key: string): void {
    const item = this.items.get(key);
    if (!item) return;
    this.#setTurned(item, !item.body.turnedOver);
    this.wake(key);
  }

  putBack(key: string): void {
    this.#sendHome(key);
    this.onPutBack();
  }

  /** Everything as it was before the visit. */
  putAllBack(): void {
    for (const pointer of [...this.#held.keys()]) this.lift(pointer, true);
    for (const key of this.items.keys()) this.#sendHome(key);
    this.onPutBack();
  }

  /** While nobody is here: brings a picture to the middle of the table, slowly, and says there what it shows. */
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

  /** Ends the flight of a picture where it is. */
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

  /** Someone has it, in their hands or lying before them: it is theirs until it is put back. */
  isTaken(key: string): boolean {
    return this.items.get(key)?.taken ?? false;
  }

  #itemUnder(pointer: number): Item | undefined {
    const key = this.#held.get(pointer);
    return key === undefined ? undefined : this.items.get(key);
  }

  #take(item: Item): void {
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
