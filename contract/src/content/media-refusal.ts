import { z } from 'zod';

/** Every reason for refusing a file, with the parameters of its text in web/src/i18n. */
export const mediaRefusals = {
  empty: [],
  /** More megabytes than files of its kind may have. */
  'too-large': ['megabytes', 'maxMegabytes'],
  'too-many-pixels': ['width', 'height', 'megapixels', 'maxMegapixels'],
  /** Its shorter side has fewer pixels than anything could be shown with. */
  'too-small': ['width', 'height', 'minSide'],
  /** So long and narrow that no display can show it. */
  'shape-extreme': ['width', 'height', 'maxRatio'],
  /** Cut off or broken: it does not decode to its last byte. */
  damaged: [],
  /** A video whose own index speaks of more bytes than there are. */
  incomplete: [],
  /** Not the file that was announced when the upload began: it was continued with other bytes. */
  'not-the-announced-file': [],
  /** What had come of it was lost on the server, its folder say: it has to be brought again. */
  'bytes-lost': [],
  'type-unknown': [],
  svg: [],
  pdf: [],
  /** HEIF with another codec than HEVC: to be exported as JPEG. */
  heic: [],
  'camera-raw': [],
  /** A moving GIF, WebP, PNG or AVIF: to be brought as a video. */
  animated: [],
  'multi-page': ['pages'],
  /** A video in a container other than MP4, MOV or WebM. */
  'video-container': ['container'],
  'video-without-image': [],
  /** A codec that browsers do not play; to be exported as MP4 with H.264 video and AAC audio. */
  'video-codec': ['codec'],
  'video-audio-codec': ['codec'],
  /** The staff's browser could not convert a video that it can read, or not cut it. */
  'not-converted': [],
  /** No room for the converted video on the computer of whoever uploads it. */
  'disk-full': [],
  /** The page was closed or loaded again before all was sent; the file is no longer at hand. */
  interrupted: [],
  /** An audio file in a form other than MP3, M4A or Ogg, or with a codec that browsers do not play; to be exported as MP3. */
  'audio-form': ['form'],
  'audio-too-long': ['minutes', 'maxMinutes'],
  /** Ours, not the file's: trying again can help. */
  'storage-full': [],
  'storage-unavailable': [],
  'processing-failed': [],
} as const satisfies Record<string, readonly string[]>;

export type MediaRefusalCode = keyof typeof mediaRefusals;

export const mediaRefusalCodes = Object.keys(mediaRefusals) as MediaRefusalCode[];

const passing: readonly MediaRefusalCode[] = [
  'storage-full',
  'storage-unavailable',
  'processing-failed',
  'not-converted',
  'disk-full',
];

/** Whether the same file can succeed without being changed: then 'Try again' is worth offering. */
export const canRetry = (code: MediaRefusalCode): boolean => passing.includes(code);

export const mediaRefusal = z.object({
  code: z.enum(mediaRefusalCodes as [MediaRefusalCode, ...MediaRefusalCode[]]),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type MediaRefusal = z.infer<typeof mediaRefusal>;
