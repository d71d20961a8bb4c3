import { z } from 'zod';
import { asRead } from '../as-read.ts';
import { bilingual } from '../bilingual.ts';
import { type ContentKind, subjectKinds } from '../kinds.ts';
import type { FieldCode } from '../problems.ts';
import { isLargeEnough, isLowResolution, type Size } from '../registry/check.ts';
import { systemId } from '../registry/systems.ts';
import { captions, captionText } from './captions.ts';
import { type FieldTable, oneText, optionalText, settings, unseen, whole } from './fields.ts';
import { line } from './line.ts';
import { kept } from './presentation.ts';
import { rights } from './rights.ts';
import { uuid } from './uuid.ts';

/** What is seen; an entry of a presentation can be one. */
export const imageKinds = ['image', 'video'] as const satisfies readonly ContentKind[];
/** An audio file is heard beside something that is seen, and is no entry by itself. */
export const mediaKinds = [...imageKinds, 'audio'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** What may be in a file, as its bytes say; its name and announced type count for nothing. */
const imageFormats = ['jpeg', 'png', 'webp', 'avif', 'heic', 'tiff', 'gif'] as const;
export type ImageFormat = (typeof imageFormats)[number];
const videoFormats = ['mp4', 'mov', 'webm'] as const;
export type VideoFormat = (typeof videoFormats)[number];
const audioFormats = ['mp3', 'm4a', 'ogg'] as const;
export type AudioFormat = (typeof audioFormats)[number];

/** The formats every image is served in, the smallest first; a browser takes the first that it knows. */
export const servedImageFormats = ['avif', 'webp', 'jpeg'] as const;
export type ServedImageFormat = (typeof servedImageFormats)[number];

/** The longest sides that images are made in. Nothing is enlarged: a smaller original is its own largest size. */
export const imageSides = [320, 960, 1920, 3840] as const;

/** What is served, by the extension of its address below `/media/`, with its content type. */
export const servedTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
} as const;
export type ServedExtension = keyof typeof servedTypes;

export const mediaPrefix = '/media';

/** Addressed by the SHA-256 of the bytes behind it: what an address holds never changes. */
export const mediaAddress = (sha256: string, extension: ServedExtension): string =>
  `${mediaPrefix}/${sha256}.${extension}`;

/** In words for badges and filters. `hd` is a video's: good enough for a video, and less than full HD. */
export const resolutions = ['low', 'hd', 'full-hd', '4k'] as const;
export type Resolution = (typeof resolutions)[number];

/** Four times full HD. No minimum asks for it, so it is a word for people and not a quality of the registry. */
export const ultraHd: Size = { width: 3840, height: 2160 };

/** An image below 1920x1080, a video below 720p. */
export const isLow = (kind: MediaKind, size: Size): boolean =>
  kind !== 'audio' && (kind === 'image' ? isLowResolution(size) : !isLargeEnough(size, 'hd'));

/** A third of full HD: on a display every pixel of it is seen. */
export const isTiny = ({ width, height }: Size): boolean => Math.max(width, height) < 640;

/** Null for an audio file, of which nothing is seen. */
export function resolutionOf(kind: MediaKind, size: Size): Resolution | null {
  if (kind === 'audio') return null;
  if (isLow(kind, size)) return 'low';
  if (size.width >= ultraHd.width && size.height >= ultraHd.height) return '4k';
  return isLargeEnough(size, 'fullHd') ? 'full-hd' : 'hd';
}

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const share = z.number().min(0).max(1);

/** The point that must stay in sight when an image is cut to a display's shape; 0,0 is the upper left corner. */
export const focalPoint = z.object({ x: share, y: share });
export type FocalPoint = z.infer<typeof focalPoint>;

export const centre: FocalPoint = { x: 0.5, y: 0.5 };

/** Sizes are made whole, never cut; whoever shows one with `object-fit: cover` sets this as `object-position`. */
export const objectPosition = ({ x, y }: FocalPoint): string => `${x * 100}% ${y * 100}%`;

export const image = z.object({
  url: z.string(),
  format: z.enum(servedImageFormats),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
});
export type Image = z.infer<typeof image>;

export const video = z.object({
  url: z.string(),
  type: z.string(),
  bytes: z.int(),
  durationMs: z.int(),
  videoCodec: z.string(),
  /** Null for a silent video. */
  audioCodec: z.string().nullable(),
});
export type Video = z.infer<typeof video>;

export const audio = video.pick({ url: true, type: true, bytes: true, durationMs: true }).extend({
  codec: z.string(),
});
export type Audio = z.infer<typeof audio>;

/** As long as a visitor could stand before a glass, and a file that every display can keep. */
export const audioMinutes = 30;

/** What is said in an audio file, for those who do not hear it; in the audio's own language. */
export const wordsMax = 20_000;

/** What is drawn until the image is there, so that grids never jump. */
export const placeholder = z.object({
  /** Base64 of a ThumbHash: a blurred image in some 25 bytes. */
  thumbHash: z.string(),
  /** The dominant colour, as #rrggbb. */
  color: z.string(),
});
export type Placeholder = z.infer<typeof placeholder>;

/** What staff are told of in a word, as the pixels of an image say. */
export const imageFlaws = ['blurred', 'dark'] as const;
export type ImageFlaw = (typeof imageFlaws)[number];

export const mediaAsset = z.object({
  id: uuid,
  kind: z.enum(mediaKinds),
  /** What staff call it; at first the file's name without its extension. */
  title: z.string(),
  fileName: z.string(),
  alt: bilingual,
  /** Says nothing that a text could say; screen readers pass over it. Then `alt` does not matter. */
  decorative: z.boolean(),
  tags: z.array(z.string()),
  focalPoint,
  /** As a person sees it: after the rotation that the file asks for. An audio file has none: 0 by 0. */
  size: z.object({ width: z.int(), height: z.int() }),
  resolution: z.enum(resolutions).nullable(),
  /** R-VAL-07: accepted, flagged, and not counted where a minimum names a resolution. */
  lowResolution: z.boolean(),
  flaw: z.enum(imageFlaws).optional(),
  /** Of the original, which is kept untouched and never served. */
  original: z.object({
    sha256,
    format: z.enum([...imageFormats, ...videoFormats, ...audioFormats]),
    bytes: z.int(),
  }),
  /** From small to large, each in every format that is ready. For a video these are its poster's; empty while it has none. */
  images: z.array(image),
  placeholder: placeholder.nullable(),
  /** It can be used, and larger sizes for displays are still being made. */
  preparing: z.boolean(),
  video: video.nullable(),
  audio: audio.nullable(),
  /** In at least one language. The texts themselves are in the details: a list would grow too heavy. */
  hasCaptions: z.boolean(),
  /** Whether what an audio file says is written down. */
  hasWords: z.boolean(),
  rights: asRead(rights),
  /** Whether its description is to be checked in its two languages: 1, or 0. */
  doubts: z.int(),
  /** In how many presentations, recipes, dishes and products it is used. */
  uses: z.int(),
  ...kept,
});
export type MediaAsset = z.infer<typeof mediaAsset>;

/** Whether the description that a screen reader needs is still to be written; shown, never a blocker. */
export const lacksAlt = ({
  kind,
  alt,
  decorative,
}: Pick<MediaAsset, 'kind' | 'alt' | 'decorative'>): boolean =>
  kind !== 'audio' && !decorative && (alt.el === '' || alt.en === '');

/** Where it is shown or heard: in a presentation, or in a recipe, dish or product. */
export const mediaUse = z.object({
  kind: z.enum(subjectKinds),
  id: uuid,
  /** Of one of the library, the system that keeps it; null: the whole town's. */
  system: systemId.nullable(),
  title: bilingual,
  active: z.boolean(),
});
export type MediaUse = z.infer<typeof mediaUse>;

/** What an image file says of itself (EXIF, IPTC, XMP): proposed to staff, and part of nothing that is served. */
export const fileMetadata = z
  .object({
    title: z.string(),
    description: z.object({ el: z.string(), en: z.string() }).partial(),
    credit: z.string(),
    copyright: z.string(),
    date: z.iso.date(),
    place: z.string(),
  })
  .partial();
export type FileMetadata = z.infer<typeof fileMetadata>;

export const mediaDetails = mediaAsset.extend({
  metadata: fileMetadata.nullable(),
  captions,
  words: z.string(),
  usedIn: z.array(mediaUse),
});
export type MediaDetails = z.infer<typeof mediaDetails>;

export const mediaContent = z.strictObject({
  title: line({ max: 200 }).refine((value) => value !== '', { error: 'field.required' satisfies FieldCode }),
  alt: z.object({ el: line({ max: 500 }), en: line({ max: 500 }) }),
  decorative: z.boolean(),
  focalPoint,
  /** A video's; left out, they stay as they are. */
  captions: z.object({ el: captionText.nullable(), en: captionText.nullable() }).optional(),
  /** An audio file's; left out, they stay as they are. */
  words: line({ max: wordsMax, lines: true }).optional(),
  /** Left out, they stay as they are. */
  rights: rights.optional(),
});
export type MediaContent = z.infer<typeof mediaContent>;

export const emptyMedia: MediaContent = {
  title: '',
  alt: { el: '', en: '' },
  decorative: false,
  focalPoint: centre,
};

export const mediaFields = {
  focalPoint: unseen(whole),
  title: unseen(oneText),
  alt: unseen(optionalText),
  decorative: unseen(whole),
  captions: unseen(settings),
  words: unseen(oneText),
  rights: unseen(settings),
} as const satisfies FieldTable<MediaContent>;

export const mediaEdit = mediaContent.extend({
  /** The version this edit was made from; an older one is refused and nothing is lost on either side. */
  version: z.int(),
});
export type MediaEdit = z.infer<typeof mediaEdit>;
