import type { FocalPoint } from '@psifida/contract/content/media';
import type { Size } from '@psifida/contract/registry/check';
import type { Frame } from './ken-burns.ts';

/** The picture's size in the box, where it comes from and goes to, and where it stands if nothing may move. */
export type Pan = Size & { from: Frame; to: Frame; still: Frame };

/** How far from the focal point the view begins, and how far beyond it ends, in lengths of the box. */
export type Reach = { before: number; beyond: number };
/** With less room than this on one side the view comes from the other one. */
const worthComing = 0.25;
const zoom = { far: 1, near: 1.06 };

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * A picture that fills a box of quite another shape: what does not fit beside it comes into sight as the view moves
 * along, and it ends around the focal point. Even turns come from the picture's beginning, odd ones from its end, so
 * that all of it is seen in time. No edge ever comes in sight.
 */
export function panAcross(
  picture: Size,
  box: Size,
  { focal, turn, reach }: { focal: FocalPoint; turn: number; reach: Reach },
): Pan {
  const fill = Math.max(box.width / picture.width, box.height / picture.height);
  const width = picture.width * fill;
  const height = picture.height * fill;
  const frame = (scale: number, aside: { x: number; y: number }): Frame => ({
    scale,
    x: clamp(box.width * (0.5 - aside.x) - focal.x * width * scale, box.width - width * scale, 0),
    y: clamp(box.height * (0.5 - aside.y) - focal.y * height * scale, box.height - height * scale, 0),
  });
  const across = width - box.width >= height - box.height;
  const aside = (share: number) => (across ? { x: share, y: 0 } : { x: 0, y: share });
  const [size, room, middle] = across ? [width, box.width, focal.x] : [height, box.height, focal.y];
  // Views whose middle would lie beyond an edge are clamped: this is what is left to come from.
  const left = clamp(middle * size - room / 2, 0, size - room);
  const enough = { ahead: left, behind: size - room - left };
  const wish = turn % 2 === 0 ? 'ahead' : 'behind';
  const other = wish === 'ahead' ? 'behind' : 'ahead';
  const from = enough[wish] < worthComing * room && enough[other] > enough[wish] ? other : wish;
  const way = from === 'ahead' ? -1 : 1;
  return {
    width,
    height,
    from: frame(zoom.far, aside(way * reach.before)),
    to: frame(zoom.near, aside(-way * reach.beyond)),
    still: frame(zoom.far, aside(0)),
  };
}
