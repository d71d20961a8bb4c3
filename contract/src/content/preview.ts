import { z } from 'zod';
import { asRead } from '../as-read.ts';
import { languages } from '../bilingual.ts';
import { languageModes, youAreHere } from './display.ts';
import { fieldPlace } from './field-place.ts';
import { ownWall } from './joined-wall.ts';
import { townLook } from './look.ts';
import { panel } from './panel.ts';
import { manifest, releaseNews } from './release.ts';
import { uuid } from './uuid.ts';

/** The player in a frame of the staff's app says that it listens; it is answered with what to show. */
export const previewReady = 'psifida-preview-ready';

/** An unsaved draft in the manifest's shape: the same renderer, no token, nothing stored. */
export const previewMessage = asRead(
  z.object({
    type: z.literal('psifida-preview'),
    manifest,
    news: releaseNews,
    languageMode: z.enum(languageModes),
    panel,
    /** Of the display that it is seen on. */
    youAreHere: youAreHere.optional(),
    /** A display of a joined wall shows its part. */
    wall: ownWall.optional(),
    /** The instant at which it is seen, where that is not the present. */
    at: z.number().optional(),
    /** Absent where it is the usual one. */
    look: townLook.optional(),
    /** The presentation to show first. */
    presentation: uuid.nullable(),
  }),
);
export type PreviewMessage = z.infer<typeof previewMessage>;

/** How staff go between the glass and the form: what they point at, and whose place they want to see. */
export const previewPointing = z.object({
  type: z.literal('psifida-preview-pointing'),
  /** Whether what is touched is pointed at; otherwise it is tried as a visitor would. */
  on: z.boolean(),
  /** Brought onto the glass, but not marked there. */
  plain: z.boolean().optional(),
  /** The field that has the focus. */
  show: fieldPlace.nullable(),
  /** What the fields are called, by the keys of their places. */
  names: z.record(z.string(), z.string()),
});
export type PreviewPointing = z.infer<typeof previewPointing>;

/** What the player answers: what was pointed at, in which language; or whether what is to be shown is on the glass. */
export const previewAnswer = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('psifida-preview-pointed'),
    place: fieldPlace,
    language: z.enum(languages).nullable(),
  }),
  z.object({ type: z.literal('psifida-preview-shown'), place: fieldPlace, found: z.boolean() }),
]);
export type PreviewAnswer = z.infer<typeof previewAnswer>;

type Heard = { origin: string; source: unknown; data: unknown };

/** postMessage may come from anybody: source and shape are checked. */
export function messageFrom<T>(
  known: { origin: string; source: unknown },
  { origin, source, data }: Heard,
  shape: z.ZodType<T>,
): T | null {
  if (origin !== known.origin || !known.source || source !== known.source) return null;
  return shape.safeParse(data).data ?? null;
}

export const previewPath = '/display/?preview=1';
