import type { Language } from '@psifida/contract/bilingual';
import type { YouAreHere } from '@psifida/contract/content/display';
import { leastLines, type Measures } from '@psifida/contract/content/panel';
import type {
  Manifest,
  ReleaseMedia,
  ReleaseNews,
  ReleasePresentation,
} from '@psifida/contract/content/release';
import type { Counted } from '@psifida/contract/content/visits';
import type { Size } from '@psifida/contract/registry/check';
import type { Installation } from '@psifida/contract/registry/registry';
import type { ComponentType } from 'react';
import type { PictureSize } from '../sync/choose-rendition.ts';

/** The glass as it is now: its pixels, what a millimetre is on it, and what words may take of it. */
export type Glass = Measures & Size & Type;

/** How the words of a glass share it with its pictures. */
type Type = {
  /** The text as it is with access on, whether it is on or not: what must stay in its place leaves room for it. */
  largestTextPx: number;
  /** The measure of margins and gaps: the text's, but on a crowded glass no more than their share. */
  airPx: number;
  /** How much of their growth titles have: 1 where there is room, 0 where they are no larger than other text. */
  ease: number;
};

/** What is on the glass, for health reports and for finding the culprit when a scene throws. */
export type Shown = { presentation: string; entry: string | null };

/** What a scene knows of the wall that it is drawn on: where words stand, and the time by which all of them go. */
export type SceneWall = {
  /** The trusted clock. */
  now(): number;
  /** An instant of it on the page's own clock, by which animations run. */
  runningAt(instant: number): number;
  /** By how much it may be wrong. */
  doubtMs(): number;
  words: { left: number; top: number; width: number; height: number };
};

/**
 * What a scene is given. It draws all of a system's presentations, in a loop or for a visitor to walk through, on the
 * whole stage. The stage sets `--text`, `--air`, `--target`, `--mm` and `--controls` (pixels), `--ease` and `data-access`
 * for the style sheets. `--controls` is the height at the bottom of the glass that the stage's own buttons (language, access) take:
 * nothing that is read or touched may lie there. With access on, `--text` and `glass.textPx` are already larger.
 */
export type SceneProps = {
  manifest: Manifest;
  /** Those that may be shown now, in order; never empty. */
  presentations: readonly ReleasePresentation[];
  news: ReleaseNews;
  /** Of a wall the whole of it: the stage shows the part that is this display's. */
  glass: Glass;
  /** The wall that this display is a part of: then the clock alone says what is shown when. */
  wall: SceneWall | null;
  /** False while the scene is prepared behind another one: the first item waits for its turn, films stand still. */
  live: boolean;
  /** The leading language: the display's own, the one whose turn it is, or the one a visitor chose. */
  language: Language;
  sound: boolean;
  /** Where this display stands on the maps that it shows. */
  youAreHere: YouAreHere;
  /** Enlarged text, more contrast, controls within reach. */
  access: boolean;
  reducedMotion: boolean;
  /** Counts the visits: null while nobody is here and the attract loop runs. A new visit starts afresh. */
  visit: number | null;
  sourceOf(media: ReleaseMedia, size: PictureSize): string;
  filmOf(media: ReleaseMedia): string;
  /** The first picture is decoded: the scene may be seen. Called once. */
  onReady(): void;
  /**
   * A new item begins. Between two items the stage may change over to another release. `turn` where the clock counts
   * them; else the stage does.
   */
  onShow(shown: Shown, turn?: number): void;
  /** A visitor did something; that they opened what `onShow` tells of, the stage counts by itself. */
  count(what: Counted, of?: Shown): void;
  /** Something went wrong that a visitor must not see; the scene goes on without it. */
  onTrouble(code: string, detail: string): void;
};

/** Takes what it is given from `useScene`. */
export type Scene = ComponentType;

/** With access on, text is this much larger, as far as the glass allows. */
export const accessScale = 1.35;

/** From so many lines in its shorter side on a glass has room for everything in its full size. */
const roomyLines = { wall: 12, touched: 30 };

/**
 * Text as large as people need where they stand, and larger with access, but never more than its share of the glass.
 * On the way there margins and titles give way first, then the scene shows less at a time, and only at last, where no
 * more lines would fit, the text itself.
 */
export function glassOf(
  measures: Measures,
  size: Size,
  { installation, access }: { installation: Installation; access: boolean },
): Glass {
  const shorter = Math.min(size.width, size.height);
  const least = leastLines(installation);
  const within = (px: number) => Math.min(px, shorter / least);
  const textPx = within(measures.textPx * (access ? accessScale : 1));
  const roomy = roomyLines[installation === 'wall' ? 'wall' : 'touched'];
  return {
    ...measures,
    ...size,
    textPx,
    largestTextPx: within(measures.textPx * accessScale),
    airPx: Math.min(textPx, shorter / roomy),
    ease: Math.min(1, Math.max(0, (shorter / textPx - least) / (roomy - least))),
  };
}
