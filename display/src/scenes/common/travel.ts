import type { FocalPoint } from '@psifida/contract/content/media';
import type { Size } from '@psifida/contract/registry/check';

/** Where the picture's upper left corner lies in the box, and how much it is enlarged. */
export type Frame = { x: number; y: number; scale: number };

/** The part of the box that the picture fills, its size there, and the two frames between which it moves. */
type Travel = Size & {
  whole: boolean;
  window: Size & { x: number; y: number };
  from: Frame;
  to: Frame;
};

/** Below this share, filling the box would cut away what the picture is about: then it is shown whole. */
const coverAtLeast = 0.6;
const reach = { cover: { far: 1.02, near: 1.14 }, whole: { far: 1, near: 1.05 } };
/** How far the view begins from the focal point, as a share of the picture. */
const sway = 0.07;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** How much of the picture is seen when it fills the box; the same share of the box is filled when it is shown whole. */
export const coverShare = (picture: Size, box: Size): number => {
  const [a, b] = [picture.width / picture.height, box.width / box.height];
  return Math.min(a / b, b / a);
};

export const showsWhole = (picture: Size, box: Size): boolean => coverShare(picture, box) < coverAtLeast;

/** Slow and continuous: even turns come nearer to the focal point, odd ones draw away from it. No edge ever comes in sight. */
export function kenBurns(
  picture: Size,
  box: Size,
  { focal, turn }: { focal: FocalPoint; turn: number },
): Travel {
  const whole = showsWhole(picture, box);
  const window = whole ? wholeIn(picture, box) : { ...box, x: 0, y: 0 };
  const fill = Math.max(window.width / picture.width, window.height / picture.height);
  const width = picture.width * fill;
  const height = picture.height * fill;
  const frame = (scale: number, centre: FocalPoint): Frame => ({
    scale,
    x: clamp(window.width / 2 - centre.x * width * scale, window.width - width * scale, 0),
    y: clamp(window.height / 2 - centre.y * height * scale, window.height - height * scale, 0),
  });
  // From the larger part of the picture, where there is something to come from.
  const beside = {
    x: focal.x + (focal.x < 0.5 ? sway : -sway),
    y: focal.y + (focal.y < 0.5 ? sway : -sway),
  };
  const { far, near } = reach[whole ? 'whole' : 'cover'];
  const ends = [frame(far, beside), frame(near, focal)] as const;
  const [from, to] = turn % 2 === 0 ? ends : ([ends[1], ends[0]] as const);
  return { width, height, whole, window, from, to };
}

/** Tall ones stand beside the words, wide ones lie above them. */
function wholeIn(picture: Size, box: Size): Travel['window'] {
  const fit = Math.min(box.width / picture.width, box.height / picture.height);
  const [width, height] = [picture.width * fit, picture.height * fit];
  return { width, height, x: (box.width - width) * 0.86, y: (box.height - height) * 0.34 };
}

export const transformOf = ({ x, y, scale }: Frame): string => `translate(${x}px, ${y}px) scale(${scale})`;

/** How far what is seen in the box goes at most: nothing of it goes farther than what begins in a corner. */
export function farthest({ from, to }: { from: Frame; to: Frame }, { width, height }: Size): number {
  const grown = to.scale / from.scale;
  const along = (edge: number, axis: 'x' | 'y') => to[axis] + (edge - from[axis]) * grown - edge;
  const most = (far: number, axis: 'x' | 'y') =>
    Math.max(Math.abs(along(0, axis)), Math.abs(along(far, axis)));
  return Math.hypot(most(width, 'x'), most(height, 'y'));
}

/** The picture's size in the box, where it comes from and goes to, and where it stands if nothing may move. */
type Pan = Size & { from: Frame; to: Frame; still: Frame };

/** How far from the focal point the view begins, and how far beyond it ends, in lengths of the box. */
export type Reach = { before: number; beyond: number };
/** With less room than this on one side the view comes from the other one. */
const worthComing = 0.25;
const zoom = { far: 1, near: 1.06 };

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
