import type { Language } from '@psifida/contract/bilingual';
import { useCallback, useRef, useState } from 'react';
import { controlsHeight } from '../common/controls/controls.tsx';
import type { Point } from '../common/media/zoom.ts';
import { useScene } from '../common/scene-context.ts';
import { type Glass, glassOf } from '../scene.ts';

/** An image that somebody has opened, in their part of the glass. */
export type Card = {
  /** Of the image. */
  id: string;
  column: number;
  /** Of the visitor who opened it: whoever comes next has nothing of theirs. */
  turn: number;
  /** Where it was opened. */
  at: Point;
  language: Language;
};

/** Width that one person takes. */
const personMm = 600;
const atMost = 3;
/** Lines that a card holds at least; below that one image has the whole glass. */
const leastLines = 24;

/** How many people open an image each, side by side; 1 where one image has the whole glass. */
export function cardsAtOnce(glass: Glass, access: boolean): number {
  if (access || glass.height >= glass.width) return 1;
  const people = Math.min(atMost, Math.floor(glass.width / glass.pxPerMm / personMm));
  for (let count = people; count > 1; count -= 1)
    if (cardPlace(glass, { column: 0, at: { x: 0, y: 0 } }, count).width >= leastLines * glass.textPx)
      return count;
  return 1;
}

export const columnOf = ({ x }: Point, { width }: Pick<Glass, 'width'>, count: number): number =>
  Math.max(0, Math.min(count - 1, Math.floor((x / width) * count)));

/** As near as can be to where it was opened, within its column and above the stage's buttons; as high as wide at least. */
export function cardPlace(glass: Glass, { column, at }: Pick<Card, 'column' | 'at'>, count: number) {
  const gap = glass.airPx * 0.6;
  const lowest = glass.height - controlsHeight(glass) - gap;
  const height = Math.round(Math.min(glass.height * 0.84, lowest - gap));
  const columnWidth = glass.width / count;
  const width = Math.round(Math.min(columnWidth - 2 * gap, height));
  const near = (middle: number, size: number, least: number, most: number) =>
    Math.round(Math.min(Math.max(middle - size / 2, least), most - size));
  return {
    left: near(at.x, width, column * columnWidth + gap, (column + 1) * columnWidth - gap),
    top: near(at.y, height, gap, lowest),
    ...{ width, height },
  };
}

/** A card as the glass of its contents. */
export const glassOfCard = (glass: Glass, { width, height }: { width: number; height: number }): Glass =>
  glassOf(glass, { width, height }, { installation: 'touch-wall', access: false });

/** In the same column another image takes the place of the one before. */
const withCard = (cards: readonly Card[], card: Card): readonly Card[] => [
  ...cards.filter(({ column }) => column !== card.column),
  card,
];

type Opened = {
  cards: readonly Card[];
  /** The column in which an image was opened last, as long as it is. */
  latest: number | null;
};
const nothing: Opened = { cards: [], latest: null };

/** Open cards, until the visit ends. A single one follows the stage's language. */
export function useCards(count: number) {
  const { visit, language, glass } = useScene();
  const turns = useRef(0);
  const [made, setMade] = useState({ visit, opened: nothing });
  const change = useCallback(
    (next: (before: Opened) => Opened) =>
      setMade((before) => ({ visit, opened: next(before.visit === visit ? before.opened : nothing) })),
    [visit],
  );
  const changed = (before: readonly Card[], column: number, what: Partial<Card>) =>
    before.map((one) => (one.column === column ? { ...one, ...what } : one));
  const { cards, latest } = made.visit === visit ? made.opened : nothing;
  return {
    cards: count > 1 ? cards.filter(({ column }) => column < count) : cards.slice(-1),
    latest: cards.find(({ column }) => column === latest)?.id ?? null,
    open: (id: string, at: Point = { x: glass.width / 2, y: glass.height / 2 }) => {
      turns.current += 1;
      const card = { id, at, language, turn: turns.current, column: columnOf(at, glass, count) };
      change((before) => ({
        cards: count > 1 ? withCard(before.cards, card) : [card],
        latest: card.column,
      }));
    },
    turnTo: (column: number, id: string) =>
      change((before) => ({ cards: changed(before.cards, column, { id }), latest: column })),
    setLanguage: (column: number, own: Language) =>
      change((before) => ({ ...before, cards: changed(before.cards, column, { language: own }) })),
    close: (column: number) =>
      change((before) =>
        count > 1
          ? {
              cards: before.cards.filter((one) => one.column !== column),
              latest: before.latest === column ? null : before.latest,
            }
          : nothing,
      ),
    closeAll: () => change(() => nothing),
  };
}
