import { z } from 'zod';
import { asRead } from '../as-read.ts';
import { bilingual } from '../bilingual.ts';
import type { TownKind } from '../kinds.ts';
import { system } from '../registry/registry.ts';
import { systemId } from '../registry/systems.ts';
import { releaseAnnouncement } from './announcement.ts';
import { captions } from './captions.ts';
import { releaseEvent } from './event.ts';
import { dishContent, productContent, recipeContent } from './library-item.ts';
import { audio, image, imageKinds, mediaAsset, video } from './media.ts';
import { newsFeed } from './news-item.ts';
import { person } from './presentation.ts';
import { presentationContent, type TownRoom } from './presentation-content.ts';
import { uuid } from './uuid.ts';

/** By what rights it is shown: who is credited, under which licence, and from which instant on it is not shown. */
const releaseRights = {
  credit: bilingual.optional(),
  license: z.string().optional(),
  until: z.iso.datetime().optional(),
};

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** An image or video as a display needs it: each file with the hash that its bytes must have. */
export const releaseMedia = mediaAsset
  .pick({
    id: true,
    title: true,
    alt: true,
    decorative: true,
    focalPoint: true,
    size: true,
    placeholder: true,
  })
  .extend({
    kind: z.enum(imageKinds),
    images: z.array(image.extend({ sha256 })),
    video: video
      .pick({ url: true, type: true, bytes: true, durationMs: true, audioCodec: true })
      .extend({ sha256 })
      .nullable(),
    captions,
    ...releaseRights,
  });
export type ReleaseMedia = z.infer<typeof releaseMedia>;

/** An audio file as a display needs it, with what is said in it. */
export const releaseAudio = audio
  .pick({ url: true, type: true, bytes: true, durationMs: true })
  .extend({ id: uuid, title: z.string(), words: z.string(), sha256, ...releaseRights });
export type ReleaseAudio = z.infer<typeof releaseAudio>;

/** Active and complete, with its active entries alone; whether it may be shown now is for the display to say. */
const releasePresentation = presentationContent.extend({ id: uuid });
export type ReleasePresentation = z.infer<typeof releasePresentation>;

/** Everything that a system shows, whole and unchanging. */
export const manifest = asRead(
  z.object({
    system: systemId,
    /** What the system is and asks for, as the installation resolved it when the release was made. */
    rules: system,
    presentations: z.array(releasePresentation),
    media: z.record(uuid, releaseMedia),
    /** Absent where nothing is heard. */
    audios: z.record(uuid, releaseAudio).optional(),
    recipes: z.record(uuid, recipeContent),
    dishes: z.record(uuid, dishContent),
    products: z.record(uuid, productContent),
    /** What the town says; absent where no presentation gives it room. */
    announcements: z.array(releaseAnnouncement).optional(),
    events: z.array(releaseEvent).optional(),
  }),
);
export type Manifest = z.infer<typeof manifest>;

/** Where what the town says of each kind stands in a release. */
export const townListOf = { announcement: 'announcements', event: 'events' } as const satisfies Record<
  TownKind,
  keyof Manifest & keyof TownRoom
>;
export const townLists = Object.values(townListOf);

export const emptyManifest = (id: Manifest['system'], rules: Manifest['rules']): Manifest => ({
  system: id,
  rules,
  presentations: [],
  media: {},
  recipes: {},
  dishes: {},
  products: {},
});

/** A numbered manifest. The hash is of the manifest's JSON as it is sent. */
export const release = z.object({
  number: z.int(),
  hash: sha256,
  madeAt: z.iso.datetime(),
  manifest,
});
export type Release = z.infer<typeof release>;

export const releaseSummary = release.omit({ manifest: true }).extend({
  system: systemId,
  by: person.nullable(),
  presentations: z.array(z.object({ id: uuid, title: bilingual })),
  /** The release whose content this one brought back, and why somebody wanted it back. */
  returnOf: z.int().nullable(),
  reason: z.string(),
});
export type ReleaseSummary = z.infer<typeof releaseSummary>;

/** The last good news by the address of their feed. */
export const releaseNews = z.record(z.string(), newsFeed);
export type ReleaseNews = z.infer<typeof releaseNews>;
