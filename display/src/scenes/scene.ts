import type { Language } from '@psifida/contract/bilingual';
import type { Measures } from '@psifida/contract/content/panel';
import type {
  Manifest,
  ReleaseMedia,
  ReleaseNews,
  ReleasePresentation,
} from '@psifida/contract/content/release';
import type { Counted } from '@psifida/contract/content/visits';
import type { Size } from '@psifida/contract/registry/check';
import type { ComponentType } from 'react';
import type { PictureSize } from '../sync/choose-rendition.ts';

/** The glass as it is now: its pixels, and what a millimetre is on it. */
export type Glass = Measures & Size;

/** What is on the glass, for health reports and for finding the culprit when a scene throws. */
export type Shown = { presentation: string; entry: string | null };

/**
 * What a scene is given. It draws all of a system's presentations, in a loop or for a visitor to walk through, on the
 * whole stage. The stage sets `--text`, `--target`, `--mm` and `--controls` (pixels) and `data-access` for the style
 * sheets. `--controls` is the height at the bottom of the glass that the stage's own buttons (language, access) take:
 * nothing that is read or touched may lie there. With access on, `--text` and `glass.textPx` are already larger.
 */
export type SceneProps = {
  manifest: Manifest;
  /** Those that may be shown now, in order; never empty. */
  presentations: readonly ReleasePresentation[];
  news: ReleaseNews;
  glass: Glass;
  /** False while the scene is prepared behind another one: the first item waits for its turn, films stand still. */
  live: boolean;
  /** The leading language: the display's own, the one whose turn it is, or the one a visitor chose. */
  language: Language;
  sound: boolean;
  /** Enlarged text, more contrast, controls within reach. */
  access: boolean;
  reducedMotion: boolean;
  /** Counts the visits: null while nobody is here and the attract loop runs. A new visit starts afresh. */
  visit: number | null;
  sourceOf(media: ReleaseMedia, size: PictureSize): string;
  filmOf(media: ReleaseMedia): string;
  /** The first picture is decoded: the scene may be seen. Called once. */
  onReady(): void;
  /** A new item begins. Between two items the stage may change over to another release. */
  onShow(shown: Shown): void;
  /** A visitor did something; that they opened what `onShow` tells of, the stage counts by itself. */
  count(what: Counted, of?: Shown): void;
  /** Something went wrong that a visitor must not see; the scene goes on without it. */
  onTrouble(code: string, detail: string): void;
};

/** Takes what it is given from `useScene`. */
export type Scene = ComponentType;

/** With access on, text is this much larger. */
export const accessScale = 1.35;

/**
 * The text of this glass as it is with access on, whether it is on or not. What must stay where it is when someone
 * presses the button leaves room for it from the start.
 */
export const largestText = ({ textPx }: { textPx: number }, access: boolean): number =>
  access ? textPx : textPx * accessScale;
