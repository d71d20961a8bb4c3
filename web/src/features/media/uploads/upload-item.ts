import type { Bilingual } from '@psifida/contract/bilingual';
import type { ImageFlaw, MediaKind } from '@psifida/contract/content/media';
import { canRetry, type MediaRefusal } from '@psifida/contract/content/media-refusal';
import type { UploadPurpose } from '@psifida/contract/content/upload';
import type { ProblemCode } from '@psifida/contract/problems';
import type { Size } from '@psifida/contract/registry/check';
import type { Cut } from './convert/plan-video.ts';

/** Why a file did not arrive: a fault of the file, or of anything on the way. */
export type UploadReason =
  | { refusal: MediaRefusal }
  | { problem: ProblemCode; params: Record<string, unknown> };

export class UploadFailure extends Error {
  readonly reason: UploadReason;

  constructor(reason: UploadReason) {
    super('refusal' in reason ? reason.refusal.code : reason.problem);
    this.name = 'UploadFailure';
    this.reason = reason;
  }
}

/** What a table beside the files writes about one; empty where it says nothing. */
export type GivenDetails = { title: string; alt: Bilingual; credit: Bilingual };

/** `paused` is by hand alone: a lost connection is `uploading` with `offline`. */
export type UploadItemState =
  | 'checking'
  | 'waiting'
  | 'converting'
  | 'paused'
  | 'uploading'
  | 'processing'
  | 'done'
  | 'failed';

export type Converting = {
  cut: Cut | null;
  signal: AbortSignal;
  onProgress(percent: number, secondsLeft: number | null): void;
  /** Takes the listener that is told of each pause and of its end. */
  onPause(listener: (paused: boolean) => void): void;
};

export type UploadItem = {
  key: string;
  file: File;
  /** A video that displays cannot play, or that is to be cut: converted in this browser before it is sent. */
  converts: boolean;
  cut: Cut | null;
  /** What is sent in the place of `file`. */
  converted: File | null;
  /** Of the conversion; null while there is no telling. */
  secondsLeft: number | null;
  purpose: UploadPurpose;
  /** The folder that it was dropped with: the asset gets its name as a tag. */
  tag: string | null;
  details: GivenDetails | null;
  state: UploadItemState;
  /** Of what it is doing now, from 0 to 100. */
  percent: number;
  /** The connection is lost; the upload resumes by itself. */
  offline: boolean;
  kind: MediaKind | null;
  size: Size | null;
  flaw: ImageFlaw | null;
  preview: string | null;
  uploadId: string | null;
  assetId: string | null;
  /** The same bytes were in the library already. */
  duplicate: boolean;
  reason: UploadReason | null;
  /** It has arrived, but not its tag or its texts. */
  unfinished: boolean;
};

export const isRunning = ({ state }: UploadItem): boolean => state !== 'done' && state !== 'failed';

/** Until all of it is sent, a video can still be cut. */
export const isCuttable = ({ kind, state }: UploadItem): boolean =>
  kind === 'video' && ['waiting', 'converting', 'paused', 'uploading'].includes(state);

export const isRetryable = ({ state, reason }: UploadItem): boolean =>
  state === 'failed' && (!reason || !('refusal' in reason) || canRetry(reason.refusal.code));

type UploadTotals = { all: number; done: number; failed: number; running: number; percent: number };

export function totalsOf(items: readonly UploadItem[]): UploadTotals {
  const count = (state: UploadItemState) => items.filter((item) => item.state === state).length;
  const bytes = items.reduce((sum, { file }) => sum + file.size, 0);
  const sent = items.reduce((sum, item) => sum + (item.file.size * sentPercent(item)) / 100, 0);
  return {
    all: items.length,
    done: count('done'),
    failed: count('failed'),
    running: items.filter(isRunning).length,
    percent: bytes === 0 ? 0 : Math.floor((sent / bytes) * 100),
  };
}

const sentPercent = ({ state, percent }: UploadItem): number => {
  if (state === 'uploading') return percent;
  return ['checking', 'waiting', 'converting', 'paused'].includes(state) ? 0 : 100;
};
