import { isPalm } from '../../device/touch.ts';
import type { Point } from '../table/pose.ts';
import { type Game, homeOf, isSolved, moved, settled, sideOf, turned } from './game.ts';
import { pieceAt } from './piece-at.ts';
import { PieceElements } from './piece-elements.ts';

/** The long sides from which a puzzle is played. */
export type Half = 'bottom' | 'top';

type Hand = { piece: number | null; start: Point; at: Point; grip: Point; moved: boolean; time: number };

type PuzzleTableOptions = {
  game: Game;
  outlines: readonly (readonly Point[])[];
  elements: readonly HTMLElement[];
  rotation: boolean;
  pxPerMm: number;
  /** From which side it is touched there. */
  halfAt(at: Point): Half;
  onChange(table: PuzzleTable): void;
};

/** How near to its place a piece is put there, as a share of its side. */
const reach = { dragged: 0.3, sent: 0.62 };
const tapMm = 4;
const doubleTapMs = 400;

/** Pieces are dragged, or tapped and then sent; positions go straight to the elements. */
export class PuzzleTable {
  game: Game;
  /** Tapped by each half. */
  chosen: Partial<Record<Half, number>> = {};
  #options: PuzzleTableOptions;
  #elements: PieceElements;
  #hands = new Map<number, Hand>();
  #frame = 0;
  #lastTap = { piece: -1, time: 0 };

  constructor(options: PuzzleTableOptions) {
    this.#options = options;
    this.game = options.game;
    this.#elements = new PieceElements(options.elements);
    this.#draw();
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
  }

  get solved(): boolean {
    return isSolved(this.game);
  }

  press(
    event: Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY' | 'timeStamp' | 'width' | 'height'>,
  ): boolean {
    if (isPalm(event, this.#options.pxPerMm) || this.solved) return false;
    const at = { x: event.clientX, y: event.clientY };
    const piece = this.#meansAPlace(at)
      ? null
      : pieceAt(this.game, at, { ...this.#options, order: this.#elements.order });
    const held = piece !== null && this.#isHeld(piece);
    const lying = piece === null || held ? null : this.game.pieces[piece];
    const grip = lying ? { x: at.x - lying.x, y: at.y - lying.y } : { x: 0, y: 0 };
    this.#hands.set(event.pointerId, {
      ...{ piece: held ? null : piece, start: at, at, grip, moved: held, time: event.timeStamp },
    });
    if (lying && piece !== null) this.#elements.raise(this.game, piece);
    return true;
  }

  move({ pointerId, clientX, clientY, width, height }: PointerEvent): void {
    const hand = this.#hands.get(pointerId);
    if (!hand) return;
    if (isPalm({ width, height }, this.#options.pxPerMm)) {
      this.lift(pointerId, true);
      return;
    }
    hand.at = { x: clientX, y: clientY };
    const far = Math.hypot(clientX - hand.start.x, clientY - hand.start.y);
    if (!hand.moved && far > tapMm * this.#options.pxPerMm) hand.moved = true;
    if (hand.moved && hand.piece !== null) {
      this.#elements.hold(this.game, hand.piece, true);
      this.#frame ||= requestAnimationFrame(this.#step);
    }
  }

  lift(pointer: number, dropped = false): void {
    const hand = this.#hands.get(pointer);
    this.#hands.delete(pointer);
    if (!hand) return;
    if (hand.piece !== null && hand.moved) {
      this.#pull(hand);
      this.#elements.hold(this.game, hand.piece, false);
      this.#forget(hand.piece);
      this.#settle(hand.piece, reach.dragged);
    } else if (!hand.moved && !dropped) this.#tap(hand);
  }

  turn(piece: number): void {
    this.game = turned(this.game, piece);
    this.#settle(piece, reach.dragged);
  }

  /** By keys, which are those of the lower side. */
  take(piece: number | null): void {
    if (piece !== null) this.#forget(piece);
    const { bottom: _, ...others } = this.chosen;
    this.chosen = piece === null ? others : { ...others, bottom: piece };
    this.#changed();
  }

  /** Where it does not belong it lies as loose as before. */
  put(piece: number, at: Point, share: number = reach.dragged): void {
    if (this.#isHeld(piece)) return;
    this.#forget(piece);
    this.#elements.raise(this.game, piece);
    this.game = moved(this.game, piece, at);
    this.#settle(piece, share);
  }

  /** One step of a puzzle that solves itself. */
  sendHome(piece: number): void {
    this.#elements.raise(this.game, piece);
    while ((this.game.pieces[piece]?.turn ?? 0) % 4 !== 0) this.game = turned(this.game, piece);
    this.game = moved(this.game, piece, homeOf(this.game, piece));
    this.#settle(piece, reach.sent);
  }

  #isHeld(piece: number): boolean {
    const group = this.game.pieces[piece]?.group;
    return [...this.#hands.values()].some(
      (hand) => hand.piece !== null && this.game.pieces[hand.piece]?.group === group,
    );
  }

  /** After a piece, a tap on its place means the place, even if another piece lies across it. */
  #meansAPlace(at: Point): boolean {
    const near = sideOf(this.game) * 0.4;
    return Object.values(this.chosen).some((piece) => {
      const home = homeOf(this.game, piece);
      const lying = this.game.pieces[piece];
      const onItself = !lying || Math.hypot(lying.x - at.x, lying.y - at.y) < near;
      return !onItself && Math.hypot(home.x - at.x, home.y - at.y) < near;
    });
  }

  #tap({ piece, at, time }: Hand): void {
    if (piece === null) {
      this.#send(at);
      return;
    }
    const half = this.#options.halfAt(at);
    const again = this.#lastTap.piece === piece && time - this.#lastTap.time < doubleTapMs;
    this.#lastTap = { piece, time };
    if (again && this.#options.rotation) {
      this.chosen = { ...this.chosen, [half]: piece };
      this.turn(piece);
      return;
    }
    const wasChosen = Object.values(this.chosen).includes(piece);
    this.#forget(piece);
    if (!wasChosen) this.chosen = { ...this.chosen, [half]: piece };
    this.#changed();
  }

  /** The chosen piece that belongs there, or else that of the half it is touched from. */
  #send(at: Point): void {
    const side = sideOf(this.game);
    const all = Object.values(this.chosen);
    const belongs = all.find((piece) => {
      const home = homeOf(this.game, piece);
      return Math.hypot(home.x - at.x, home.y - at.y) < side * reach.sent;
    });
    const piece = belongs ?? this.chosen[this.#options.halfAt(at)] ?? all[0];
    if (piece !== undefined) this.put(piece, at, piece === belongs ? reach.sent : reach.dragged);
  }

  #forget(piece: number): void {
    const group = this.game.pieces[piece]?.group;
    const rest = Object.entries(this.chosen).filter(([, one]) => this.game.pieces[one]?.group !== group);
    this.chosen = Object.fromEntries(rest);
  }

  #settle(piece: number, share: number): void {
    this.game = settled(this.game, piece, sideOf(this.game) * share);
    for (const one of Object.values(this.chosen)) if (this.game.pieces[one]?.placed) this.#forget(one);
    this.#changed();
  }

  #step = (): void => {
    this.#frame = 0;
    for (const hand of this.#hands.values()) if (hand.moved) this.#pull(hand);
  };

  #pull({ piece, at, grip }: Hand): void {
    if (piece === null) return;
    this.game = moved(this.game, piece, { x: at.x - grip.x, y: at.y - grip.y });
    this.#elements.drawJoined(this.game, piece);
  }

  #changed(): void {
    this.#draw();
    this.#options.onChange(this);
  }

  #draw(): void {
    this.#elements.drawAll(this.game, new Set(Object.values(this.chosen)));
  }
}
