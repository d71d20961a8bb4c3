import type { MediaKind } from '@psifida/contract/content/media';
import type { MediaRefusal } from '@psifida/contract/content/media-refusal';
import type { UploadLimits } from '@psifida/contract/content/upload';
import type { Size } from '@psifida/contract/registry/check';
import { headBytes, judgeHead, judgePixels, judgeWeight } from './judge-file.ts';
import { measureImage, measureVideo } from './measure.ts';

export type Inspection = {
  refusal: MediaRefusal | null;
  kind: MediaKind | null;
  size: Size | null;
  /** To be given back with `URL.revokeObjectURL` when nobody looks at it any more. */
  preview: string | null;
};

const nothing: Inspection = { refusal: null, kind: null, size: null, preview: null };

/** Looks at a file before it is sent. What this browser cannot read is not refused: the server can. */
export async function inspectFile(file: File, limits: UploadLimits): Promise<Inspection> {
  const weight = judgeWeight(file, limits);
  if (weight) return { ...nothing, refusal: weight };
  const judged = judgeHead(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()), file.type);
  if (judged === null) return nothing;
  if (typeof judged === 'object') return { ...nothing, refusal: judged };

  if (judged === 'audio') return { ...nothing, kind: judged };
  const address = URL.createObjectURL(file);
  const size = await (judged === 'image' ? measureImage(address) : measureVideo(address));
  const refusal = size && judged === 'image' ? judgePixels(size, limits) : null;
  const preview = size && judged === 'image' && !refusal ? address : null;
  if (!preview) URL.revokeObjectURL(address);
  return { refusal, kind: judged, size, preview };
}
