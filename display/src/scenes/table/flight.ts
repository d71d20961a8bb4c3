import { extentOf } from '@psifida/contract/content/table-layouts';
import { turnToward } from '@psifida/contract/content/table-view';
import type { Size } from '@psifida/contract/registry/check';
import { sideFaced, toward } from './facing.ts';
import { type Pose, turnBetween } from './pose.ts';

/** Of the table, and how far up it stands to leave room for its words. */
const forwardShare = 0.52;
const liftedBy = 0.035;
const easing = 'cubic-bezier(0.5, 0.05, 0.2, 1)';

export function forwardPose({ size, home }: { size: Size; home: Pose }, table: Size): Pose {
  const side = sideFaced(home.turn);
  const turn = home.turn + turnBetween(home.turn, turnToward[side]);
  const extent = extentOf(size, turn);
  const scale = forwardShare * Math.min(table.width / extent.width, table.height / extent.height);
  const lift = liftedBy * Math.min(table.width, table.height);
  const [x, y] = [table.width / 2 - toward[side].x * lift, table.height / 2 - toward[side].y * lift];
  return { x, y, turn, scale: Math.max(scale, home.scale) };
}

/** Animated by the browser, without frames of ours. */
export type Flight = { animation: Animation; from: Pose; to: Pose };

type Route = { from: Pose; to: Pose; ms: number; drawn(pose: Pose): string };

export const startFlight = (element: HTMLElement, { from, to, ms, drawn }: Route): Flight => ({
  animation: element.animate([{ transform: drawn(from) }, { transform: drawn(to) }], {
    duration: ms,
    easing,
    fill: 'forwards',
  }),
  from,
  to,
});

/** As the browser blends two lists of transforms. */
export function blended(from: Pose, to: Pose, share: number): Pose {
  const between = (a: number, b: number) => a + (b - a) * share;
  return {
    x: between(from.x, to.x),
    y: between(from.y, to.y),
    turn: between(from.turn, to.turn),
    scale: between(from.scale, to.scale),
  };
}

export function endFlight({ animation, from, to }: Flight): Pose {
  const share = animation.effect?.getComputedTiming().progress ?? 1;
  animation.onfinish = null;
  animation.cancel();
  return share === 1 ? to : blended(from, to, share);
}
