import type { Point } from '../table/pose.ts';
import type { Box } from './game.ts';
import type { Reach } from './piece-reach.ts';

type Span = { from: number; to: number };
/** A rectangle in which the middle of a piece may lie. */
export type Ground = { x: Span; y: Span };

/** Where the middle of a piece may lie so that all of it is on the field and nothing of it on the board. */
export function freeGround(
  reach: Reach,
  { field, board, gap }: { field: Box; board: Box; gap: number },
): Ground[] {
  const x = { from: field.x + reach.left, to: field.x + field.width - reach.right };
  const y = { from: field.y + reach.top, to: field.y + field.height - reach.bottom };
  const around: Ground[] = [
    { x: { ...x, to: board.x - gap - reach.right }, y },
    { x: { ...x, from: board.x + board.width + gap + reach.left }, y },
    { x, y: { ...y, to: board.y - gap - reach.bottom } },
    { x, y: { ...y, from: board.y + board.height + gap + reach.top } },
  ];
  return around.filter((ground) => ground.x.to >= ground.x.from && ground.y.to >= ground.y.from);
}

const areaOf = ({ x, y }: Ground): number => (x.to - x.from + 1) * (y.to - y.from + 1);

/** Anywhere on it, the larger parts more often. */
export function spotOn(grounds: readonly Ground[], random: () => number): Point | null {
  let left = random() * grounds.reduce((sum, one) => sum + areaOf(one), 0);
  const ground = grounds.find((one) => {
    left -= areaOf(one);
    return left <= 0;
  });
  if (!ground) return null;
  const within = ({ from, to }: Span) => from + random() * (to - from);
  return { x: within(ground.x), y: within(ground.y) };
}

export const isOn = (grounds: readonly Ground[], { x, y }: Point): boolean =>
  grounds.some((one) => x >= one.x.from && x <= one.x.to && y >= one.y.from && y <= one.y.to);
