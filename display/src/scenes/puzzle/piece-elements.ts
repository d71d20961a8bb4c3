import { type Game, joinedTo } from './game.ts';

export class PieceElements {
  /** From below to above. */
  order: number[];
  #elements: readonly HTMLElement[];

  constructor(elements: readonly HTMLElement[]) {
    this.#elements = elements;
    this.order = elements.map((_, index) => index);
  }

  raise(game: Game, piece: number): void {
    const members = new Set(joinedTo(game, piece));
    this.order = [...this.order.filter((one) => !members.has(one)), ...members];
    this.order.forEach((one, place) => {
      this.#of(one).style.zIndex = String(place + 1);
    });
  }

  hold(game: Game, piece: number, held: boolean): void {
    for (const index of joinedTo(game, piece)) this.#of(index).toggleAttribute('data-held', held);
  }

  drawJoined(game: Game, piece: number): void {
    for (const index of joinedTo(game, piece)) this.#draw(game, index);
  }

  drawAll(game: Game, chosen: ReadonlySet<number>): void {
    const sizes = new Map<number, number>();
    for (const { group } of game.pieces) sizes.set(group, (sizes.get(group) ?? 0) + 1);
    game.pieces.forEach(({ placed, group }, index) => {
      const element = this.#of(index);
      element.toggleAttribute('data-placed', placed);
      element.toggleAttribute('data-joined', (sizes.get(group) ?? 0) > 1);
      element.toggleAttribute('data-chosen', chosen.has(index));
      if (placed) element.style.zIndex = '0';
      this.#draw(game, index);
    });
  }

  #of(index: number): HTMLElement {
    const element = this.#elements[index];
    if (!element) throw new Error('a piece without an element');
    return element;
  }

  #draw({ pieces }: Game, index: number): void {
    const piece = pieces[index];
    if (piece)
      this.#of(index).style.transform =
        `translate3d(${piece.x}px,${piece.y}px,0) rotate(${piece.turn * 90}deg)`;
  }
}
