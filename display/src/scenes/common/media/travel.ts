import type { FocalPoint } from '@psifida/contract/content/media';
import type { Size } from '@psifida/contract/registry/check';

/** The image's upper left corner in the box, and its scale. */
export type Frame = { x: number; y: number; scale: number };

/** `window` is the part of the box that the image fills. */
type Travel = Size & {
  whole: boolean;
  window: Size & { x: number; y: number };
  from: Frame;
  to: Frame;
};

/** Below this share, covering the box would cut away too much: the image is shown whole. */
const coverAtLeast = 0.6;
const reach = { cover: { far: 1.02, near: 1.14 }, whole: { far: 1, near: 1.05 } };
/** How far the view begins from the focal point, as a share of the image. */
const sway = 0.07;

export const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The share of the image seen when it covers the box, and of the box when it is shown whole. */
export const coverShare = (image: Size, box: Size): number => {
  const [a, b] = [image.width / image.height, box.width / box.height];
  return Math.min(a / b, b / a);
};

export const showsWhole = (image: Size, box: Size): boolean => coverShare(image, box) < coverAtLeast;

/** The size in which the image covers the box, and its frames around a centre, clamped at its edges. */
function covering(image: Size, { width: across, height: down }: Size) {
  const fill = Math.max(across / image.width, down / image.height);
  const [width, height] = [image.width * fill, image.height * fill];
  const frame = (scale: number, centre: FocalPoint, aside = { x: 0, y: 0 }): Frame => ({
    scale,
    x: clamp(across * (0.5 - aside.x) - centre.x * width * scale, across - width * scale, 0),
    y: clamp(down * (0.5 - aside.y) - centre.y * height * scale, down - height * scale, 0),
  });
  return { width, height, frame };
}

/** Even turns come nearer to the focal point, odd ones draw away from it; no edge ever comes in sight. */
export function kenBurns(
  image: Size,
  box: Size,
  { focal, turn, beside = false }: { focal: FocalPoint; turn: number; beside?: boolean },
): Travel {
  const whole = showsWhole(image, box);
  const window = whole ? wholeIn(image, box, beside) : { ...box, x: 0, y: 0 };
  const { width, height, frame } = covering(image, window);
  // From the larger part of the image, where there is something to come from.
  const nearby = {
    x: focal.x + (focal.x < 0.5 ? sway : -sway),
    y: focal.y + (focal.y < 0.5 ? sway : -sway),
  };
  const { far, near } = reach[whole ? 'whole' : 'cover'];
  const ends = [frame(far, nearby), frame(near, focal)] as const;
  const [from, to] = turn % 2 === 0 ? ends : ([ends[1], ends[0]] as const);
  return { width, height, whole, window, from, to };
}

/** In the middle or, with words beside it, at the edge; what is wide lies above the words. */
export function wholeIn(image: Size, box: Size, beside: boolean, above = 0.34): Travel['window'] {
  const fit = Math.min(box.width / image.width, box.height / image.height);
  const [width, height] = [image.width * fit, image.height * fit];
  return { width, height, x: (box.width - width) * (beside ? 1 : 0.5), y: (box.height - height) * above };
}

/** How much room a tall image leaves for words beside it, where it is shown whole; null where it leaves none. */
export function roomBeside(image: Size, box: Size): Size | null {
  if (!showsWhole(image, box) || image.width / image.height > box.width / box.height) return null;
  const { x: width, height } = wholeIn(image, box, true);
  return { width, height };
}

/** In sizes of the text: lines of three words. */
export const leastBeside = 9;
/** A title with its other language. */
const leastBeneath = 3;

/** `lift`: how far above the lower edge of the box. */
export type CaptionPlace = Size & { left: number; lift: number; isBeside: boolean };

/** Where words cross no edge of what stands whole in a box: beside or beneath it, or on it where that is too narrow. */
export function captionPlace(window: Travel['window'], box: Size, textPx: number): CaptionPlace | null {
  const { x, y, width, height } = window;
  const isBeside = x >= Math.min(width, leastBeside * textPx);
  const beneath = box.height - y - height;
  const usual = { ...box, left: 0, lift: 0, isBeside };
  if (isBeside) return { ...usual, width: x };
  if (x > 0) return { ...usual, left: x, width };
  if (beneath >= leastBeneath * textPx) return { ...usual, height: beneath };
  return beneath > 0 ? { ...usual, lift: beneath, height } : null;
}

export const transformOf = ({ x, y, scale }: Frame): string => `translate(${x}px, ${y}px) scale(${scale})`;

/** Nothing seen in the box moves farther than what begins in a corner. */
export function farthest({ from, to }: { from: Frame; to: Frame }, { width, height }: Size): number {
  const grown = to.scale / from.scale;
  const along = (edge: number, axis: 'x' | 'y') => to[axis] + (edge - from[axis]) * grown - edge;
  const most = (far: number, axis: 'x' | 'y') =>
    Math.max(Math.abs(along(0, axis)), Math.abs(along(far, axis)));
  return Math.hypot(most(width, 'x'), most(height, 'y'));
}

/** `still`: where it stands without motion. */
type Pan = Size & { from: Frame; to: Frame; still: Frame };

/** How far before the focal point the view begins, and how far beyond it ends, in lengths of the box. */
export type Reach = { before: number; beyond: number };
/** With less room than this on one side the view comes from the other one. */
const worthComing = 0.25;
const zoom = { far: 1, near: 1.06 };

/** Moves along what does not fit, to the focal point; odd turns come from the end, so that all is seen in time. */
export function panAcross(
  image: Size,
  box: Size,
  { focal, turn, reach }: { focal: FocalPoint; turn: number; reach: Reach },
): Pan {
  const { width, height, frame } = covering(image, box);
  const across = width - box.width >= height - box.height;
  const aside = (share: number) => (across ? { x: share, y: 0 } : { x: 0, y: share });
  const [size, room, middle] = across ? [width, box.width, focal.x] : [height, box.height, focal.y];
  // What is left to come from, as views beyond an edge are clamped.
  const left = clamp(middle * size - room / 2, 0, size - room);
  const enough = { ahead: left, behind: size - room - left };
  const wish = turn % 2 === 0 ? 'ahead' : 'behind';
  const other = wish === 'ahead' ? 'behind' : 'ahead';
  const from = enough[wish] < worthComing * room && enough[other] > enough[wish] ? other : wish;
  const way = from === 'ahead' ? -1 : 1;
  return {
    width,
    height,
    from: frame(zoom.far, focal, aside(way * reach.before)),
    to: frame(zoom.near, focal, aside(-way * reach.beyond)),
    still: frame(zoom.far, focal),
  };
}

/** Where an image of `MovingImage` begins and ends, of its even turns. */
export function travelOf(
  image: Size,
  box: Size,
  { focal, beside = false, pans }: { focal: FocalPoint; beside?: boolean; pans: Reach | false },
): Size & { window: Travel['window']; from: Frame; to: Frame } {
  const window = { ...box, x: 0, y: 0 };
  if (pans && showsWhole(image, box))
    return { window, ...panAcross(image, box, { focal, turn: 0, reach: pans }) };
  return kenBurns(image, box, { focal, turn: 0, beside });
}
