import { z } from 'zod';
import type { Size } from '../registry/check.ts';
import type { Installation } from '../registry/registry.ts';

/** The glass of a display: how large it is and from where it is read. Pixels alone say nothing about either. */
export const panel = z.strictObject({
  widthMm: z.int().min(100).max(20_000),
  viewingDistanceMm: z.int().min(200).max(50_000),
  /** Of the lower edge, above the floor. Left out, it stays as it is; where nobody has measured it, it is not there. */
  lowerEdgeMm: z.int().min(0).max(3_000).optional(),
});
export type Panel = z.infer<typeof panel>;

/** What each kind of installation usually is; the form for a new display and the preview start from it. */
export const usualPanels: Record<Installation, Panel & { pixels: Size }> = {
  wall: { widthMm: 1_210, viewingDistanceMm: 3_000, pixels: { width: 1_920, height: 1_080 } },
  'touch-wall': { widthMm: 1_430, viewingDistanceMm: 1_000, pixels: { width: 1_920, height: 1_080 } },
  totem: { widthMm: 610, viewingDistanceMm: 700, pixels: { width: 1_080, height: 1_920 } },
  table: { widthMm: 1_210, viewingDistanceMm: 700, pixels: { width: 3_840, height: 2_160 } },
  'touch-display': { widthMm: 950, viewingDistanceMm: 700, pixels: { width: 1_920, height: 1_080 } },
};

/** How high the lower edge of what stands and is touched usually is above the floor. */
export const usualLowerEdgeMm: Partial<Record<Installation, number>> = {
  'touch-wall': 800,
  totem: 700,
  'touch-display': 800,
};

/** Stands upright and is touched: reach is measured from the floor. */
export const hasReach = (installation: Installation): boolean => installation in usualLowerEdgeMm;

export type Glass = { widthMm: number; heightMm: number };

/** The glass of a usual panel, in millimetres. */
export function usualGlass(installation: Installation): Glass {
  const { widthMm, pixels } = usualPanels[installation];
  return { widthMm, heightMm: (widthMm * pixels.height) / pixels.width };
}

/** EN 301 549, 5.1.4: a capital letter spans at least 0.7 degrees. */
const capitalMmPerMetre = 12.2;
/** Height of a capital in the display's fonts, as a share of the font's size. */
const capitalShare = 0.7;
/** What a standing person hits without trying. */
export const targetMm = 20;

export type Measures = {
  pxPerMm: number;
  /** The smallest size for text that is read, in CSS pixels. */
  textPx: number;
  /** The smallest side of what can be touched, in CSS pixels. */
  targetPx: number;
};

/** How high a capital has to be on the glass to be read from where people stand. */
export const capitalMm = ({ viewingDistanceMm }: Pick<Panel, 'viewingDistanceMm'>): number =>
  (capitalMmPerMetre * viewingDistanceMm) / 1_000;

/** Lines of text that the shorter side of a glass has to hold; where one touches, something is chosen as well. */
export const leastLines = (installation: Installation): number => (installation === 'wall' ? 7 : 14);

/** EN 301 549, 8.3: between these heights above the floor whoever sits reaches what is pressed. */
export const reachMm = { from: 400, to: 1_200 };
/** Less than this cannot hold what is pressed, however near it is read. */
const leastReachMm = 200;

/** Of a glass, above its lower edge: the strip in which everything stands with access on. */
export type Reach = {
  fromMm: number;
  toMm: number;
  /** False where the glass hangs so that its strip cannot lie between the heights. */
  isWithin: boolean;
};

/** Null where nobody has measured how high the glass hangs, or it does not stand. */
export function reachOf(
  { widthMm, viewingDistanceMm, lowerEdgeMm }: Panel,
  { installation, shape }: { installation: Installation; shape: Size },
): Reach | null {
  if (lowerEdgeMm === undefined || !hasReach(installation)) return null;
  const heightMm = (widthMm * shape.height) / shape.width;
  const text = capitalMm({ viewingDistanceMm }) / capitalShare;
  const least = Math.min(heightMm, Math.max(leastReachMm, leastLines(installation) * text));
  const [lowest, highest] = [reachMm.from - lowerEdgeMm, reachMm.to - lowerEdgeMm];
  const fromMm = Math.max(0, Math.min(lowest, heightMm - least));
  const toMm = Math.min(heightMm, Math.max(highest, fromMm + least));
  return { fromMm, toMm, isWithin: fromMm >= lowest && toMm <= highest };
}

/** From how far a glass can be read: farther away, text as large as people need would be more than its share. */
export function readableFromMm(
  { widthMm }: Pick<Panel, 'widthMm'>,
  { installation, shape }: { installation: Installation; shape: Size },
): number {
  const shorterMm = widthMm * Math.min(1, shape.height / shape.width);
  return ((shorterMm / leastLines(installation)) * capitalShare * 1_000) / capitalMmPerMetre;
}

/** What one word takes of a line, with the space after it, and a line with the space beneath it, in sizes of the text. */
const wordEms = 3.7;
const lineEms = 1.3;
/** Of a glass, for words alone: the rest is margin. */
const written = 0.9;

export type TextRoom = { textMm: number; lineMm: number; wordMm: number; lines: number; words: number };

/** How large text is on a glass, and how much of it fits at a time: so many lines of so many words. */
export function textRoom(
  { widthMm, viewingDistanceMm }: Panel,
  { installation, shape }: { installation: Installation; shape: Size },
): TextRoom {
  const heightMm = (widthMm * shape.height) / shape.width;
  const needed = capitalMm({ viewingDistanceMm }) / capitalShare;
  const textMm = Math.min(needed, Math.min(widthMm, heightMm) / leastLines(installation));
  const fit = (room: number, each: number) => Math.max(1, Math.floor((room * written) / each));
  const [lineMm, wordMm] = [textMm * lineEms, textMm * wordEms];
  return { textMm, lineMm, wordMm, lines: fit(heightMm, lineMm), words: fit(widthMm, wordMm) };
}

/** Sizes on this glass, at this many CSS pixels across. */
export function measuresOf(glass: Panel, widthPx: number): Measures {
  const pxPerMm = widthPx / glass.widthMm;
  return { pxPerMm, textPx: (capitalMm(glass) * pxPerMm) / capitalShare, targetPx: targetMm * pxPerMm };
}
