import type { MediaKind } from '@psifida/contract/content/media';
import type { MediaRefusal } from '@psifida/contract/content/media-refusal';
import type { UploadLimits } from '@psifida/contract/content/upload';
import type { Size } from '@psifida/contract/registry/check';
import { headBytes, isServerReadable, judgeHead, judgePixels, judgeWeight } from './judge-file.ts';
import { measureImage } from './measure.ts';

export type Inspection = {
  refusal: MediaRefusal | null;
  kind: MediaKind | null;
  size: Size | null;
  /** Displays cannot play it, and this browser can convert it. */
  converts: boolean;
  /** To be given back with `URL.revokeObjectURL` when nobody looks at it any more. */
  preview: string | null;
};

const nothing: Inspection = { refusal: null, kind: null, size: null, converts: false, preview: null };

/** Looks at a file before it is sent. What this browser cannot read is not refused: the server can. */
export async function inspectFile(file: File, limits: UploadLimits): Promise<Inspection> {
  const weight = judgeWeight(file, limits);
  if (weight) return { ...nothing, refusal: weight };
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const judged = judgeHead(head, file.type);
  if (judged === null) return nothing;
  if (typeof judged === 'object') return { ...nothing, refusal: judged };

  if (judged === 'audio') return { ...nothing, kind: judged };
  if (judged === 'video') return { ...nothing, kind: judged, ...(await inspectVideo(file, head)) };
  const address = URL.createObjectURL(file);
  const size = await measureImage(address);
  const refusal = size ? judgePixels(size, limits) : null;
  const preview = size && !refusal ? address : null;
  if (!preview) URL.revokeObjectURL(address);
  return { ...nothing, refusal, kind: judged, size, preview };
}

const inspectVideo = async (file: File, head: Uint8Array): Promise<Partial<Inspection>> => {
  const { lookAtVideo } = await import('./convert/convert-video.ts');
  const seen = await lookAtVideo(file).catch(() => null);
  if (!seen) return {};
  if ('asIs' in seen) return { size: seen.size, converts: !seen.asIs };
  const isUnread = ['damaged', 'video-without-image'].includes(seen.refusal.code);
  if (!isUnread || !isServerReadable(head)) return { refusal: seen.refusal };
  // Cut off, or audio alone: the server names it more exactly.
  return {};
};
