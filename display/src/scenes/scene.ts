import type { Bilingual, Language } from '@psifida/contract/bilingual';
import type { LanguageMode, VisitTimes, YouAreHere } from '@psifida/contract/content/display';
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
import type { NoticesAt } from '../device/notices.ts';
import type { ImageSize } from '../device/sync/choose-rendition.ts';

export type Glass = Measures & Size & Type;

type Type = {
  /** The text size with access on, for what must not move when it is turned on. */
  largestTextPx: number;
  /** The unit of margins and gaps: the text size, but less on a crowded glass. */
  airPx: number;
  /** How much titles grow: 1 where there is room, 0 where they are no larger than text. */
  ease: number;
};

/** For health reports, and to find the culprit when a scene throws. */
export type Shown = { presentation: string; entry: string | null };

export type SceneWall = {
  /** The trusted clock. */
  now(): number;
  /** On the page's own clock, by which animations run. */
  runningAt(instant: number): number;
  /** Uncertainty of the trusted clock. */
  doubtMs(): number;
  words: { left: number; top: number; width: number; height: number };
};

/**
 * The stage sets `--text`, `--air`, `--target`, `--mm`, `--controls`, `--vw`, `--vh`, `--vmin` (pixels), `--ease`,
 * `data-access`, and `data-upright` or `data-wide` for style sheets: it may be less than the window.
 * Nothing that is read or touched may lie in the lowest `--controls` of the glass: the stage's own buttons are there.
 */
export type SceneProps = {
  manifest: Manifest;
  /** Those that may be shown now, in order; never empty. */
  presentations: readonly ReleasePresentation[];
  news: ReleaseNews;
  /** What the town says at an instant of the trusted clock; what is over is not among it. */
  noticesAt: NoticesAt;
  /** The trusted clock. */
  now(): number;
  /** As the town calls itself; null before it is known. */
  town: Bilingual | null;
  /** Of a wall the whole of it: the stage shows this display's part. */
  glass: Glass;
  /** With a wall, the clock alone says what is shown when. */
  wall: SceneWall | null;
  /** False while the scene is prepared behind another one. */
  live: boolean;
  /** The display's own, the one whose turn it is, or the one a visitor chose. */
  language: Language;
  languageMode: LanguageMode;
  audio: boolean;
  youAreHere: YouAreHere;
  /** Enlarged text (already in `textPx`), more contrast, controls within reach. */
  access: boolean;
  reducedMotion: boolean;
  /** Counts the visits; null while nobody is here and the attract loop runs. */
  visit: number | null;
  /** Idle time before the visitor is asked, and before the visit then ends. */
  times: VisitTimes;
  sourceOf(media: ReleaseMedia, size: ImageSize): string;
  videoOf(media: ReleaseMedia): string;
  /** Called once, as the first image is decoded. */
  onReady(): void;
  /** Between two items the stage may change over to another release. `turn` where the clock counts them. */
  onShow(shown: Shown, turn?: number): void;
  /** What `onShow` reports as opened, the stage counts by itself. */
  count(what: Counted, of?: Shown): void;
  /** For what a visitor must not see; the scene goes on without it. */
  onTrouble(code: string, detail: string): void;
};

/** Its props are those of `useScene`. */
export type Scene = ComponentType;

/** As far as the glass allows. */
export const accessScale = 1.35;

/** Lines in the shorter side from which a glass has room for everything in full size. */
const roomyLines = { wall: 12, touched: 30 };

/** Never more than its share of the glass: margins and titles give way first, and the text only at last. */
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
