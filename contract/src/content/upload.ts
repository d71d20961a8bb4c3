import { z } from 'zod';
import { imageFlaws } from './media.ts';
import { mediaRefusal } from './media-refusal.ts';
import { uuid } from './uuid.ts';

/** Chunk size: a slow connection sends one within a minute. */
export const uploadChunkBytes = 8 * 1024 * 1024;

/** `library` becomes an asset by itself; `replacement` waits for `replaceMediaFile` or `setMediaPoster`. */
const uploadPurposes = ['library', 'replacement'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** tus `Upload-Metadata`, each value in Base64 of its UTF-8 (tus-js-client does that). */
export const uploadMetadata = z.object({
  /** Kept as display text only; whatever it says, it never becomes a path. */
  filename: z.string().max(4096).default(''),
  /** The browser's guess (`image/jpeg`); decides which size limit is applied before any byte has come. */
  filetype: z.string().max(255).default(''),
  purpose: z.enum(uploadPurposes).default('library'),
  /** SHA-256 of the whole file in hexadecimal, where the client knows it. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});
export type UploadMetadata = z.infer<typeof uploadMetadata>;

/** `waiting`: bytes are still to come. `processing`: all are here, the sizes that a presentation needs are being made. */
const uploadStates = ['waiting', 'processing', 'done', 'failed'] as const;

export const upload = z.object({
  id: uuid,
  fileName: z.string(),
  purpose: z.enum(uploadPurposes),
  state: z.enum(uploadStates),
  bytes: z.int(),
  received: z.int(),
  /** Of the work after the last byte, from 0 to 100. */
  progress: z.int(),
  /** The asset it became, or already was; null for a replacement, and until its thumbnail is there. */
  assetId: uuid.nullable(),
  /** The same bytes were already in the library, as this asset: nothing was stored a second time. */
  duplicateOf: uuid.nullable(),
  /** Of an image that is done. */
  flaw: z.enum(imageFlaws).optional(),
  /** Why it failed. */
  refusal: mediaRefusal.nullable(),
  expiresAt: z.iso.datetime(),
});
export type Upload = z.infer<typeof upload>;

/** What the server will take, for checks before anything is sent. */
export const uploadLimits = z.object({
  imageMegabytes: z.int(),
  imageMegapixels: z.int(),
  videoMegabytes: z.int(),
  audioMegabytes: z.int(),
});
export type UploadLimits = z.infer<typeof uploadLimits>;

/** A megabyte as staff's computers count it. */
export const megabyte = 1_000_000;

/** The limit for what a file says it is; what it really is is judged by its bytes, later. */
export function maxMegabytes(filetype: string, limits: UploadLimits): number {
  if (filetype.startsWith('image/')) return limits.imageMegabytes;
  return filetype.startsWith('audio/') ? limits.audioMegabytes : limits.videoMegabytes;
}
