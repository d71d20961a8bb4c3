import { z } from 'zod';
import { type Bilingual, bilingual } from '../bilingual.ts';
import { takenKinds } from '../kinds.ts';
import { systemId } from '../registry/systems.ts';
import type { Audios } from './audios.ts';
import { eventContent } from './event.ts';
import { dishContent, productContent, recipeContent } from './library-item.ts';
import { image } from './media.ts';
import { paths } from './paths.ts';
import { type ReleaseAudio, type ReleaseMedia, releaseAudio, releaseMedia } from './release.ts';
import { uuid } from './uuid.ts';
import type { Versions } from './versions.ts';

/** An image, or a video's, as a page shows it; `alt` is empty where it says nothing that a text could say. */
export const takenImage = releaseMedia
  .pick({ credit: true, license: true })
  .extend({ alt: bilingual, sizes: z.array(image) });
export type TakenImage = z.infer<typeof takenImage>;

const takenAudio = releaseAudio.pick({
  ...{ url: true, type: true, durationMs: true, words: true, credit: true, license: true },
});
/** What is heard of something, in each language in which somebody has spoken. */
const takenAudios = z.object({ el: takenAudio.nullable(), en: takenAudio.nullable() });
export type TakenAudios = z.infer<typeof takenAudios>;

/** What a phone plays of what a release names; nothing where nothing can be heard. */
export function toTakenAudios(
  audio: Audios | undefined,
  audios: Readonly<Record<string, ReleaseAudio>> = {},
): { audio?: TakenAudios } {
  const taken = (id: string | null | undefined) => takenAudio.safeParse(audios[id ?? '']).data ?? null;
  const [el, en] = [taken(audio?.el), taken(audio?.en)];
  return el || en ? { audio: { el, en } } : {};
}
const heard = { audio: takenAudios.optional() };

/** A video in Greek Sign Language. */
const takenSign = releaseMedia.shape.video.unwrap().pick({ url: true, type: true, durationMs: true });
export type TakenSign = z.infer<typeof takenSign>;

const toldOtherwise = { easy: bilingual.optional(), sign: takenSign.optional() };
/** In easy language and in signs, as far as either is there. */
export type TakenVersions = { easy?: Bilingual | undefined; sign?: TakenSign | undefined };

export function toTakenVersions(
  { easy, sign }: Versions,
  media: Readonly<Record<string, Pick<ReleaseMedia, 'video'>>>,
): TakenVersions {
  const video = takenSign.safeParse(media[sign ?? '']?.video).data;
  return { ...(easy && { easy }), ...(video && { sign: video }) };
}
/** For who hears instead of reading, and for whom the text is too hard. */
const otherwise = { ...heard, ...toldOtherwise };

/** Something with a page of its own, as another page names it. */
const takenLink = z.object({
  kind: z.enum(takenKinds),
  id: uuid,
  title: bilingual,
  text: bilingual,
  image: takenImage.nullable(),
});
export type TakenLink = z.infer<typeof takenLink>;

const told = { title: bilingual, text: bilingual, credit: bilingual };

/** What a presentation tells, one after the other: an image with its story, a video by its title, or what has its own page. */
const takenPart = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('image'),
    ...told,
    /** Of its category, where it is in one. */
    category: bilingual.nullable(),
    image: takenImage,
    ...otherwise,
  }),
  z.object({
    kind: z.literal('video'),
    title: bilingual,
    durationMs: z.int().nullable(),
    image: takenImage,
  }),
  ...takenKinds.map((kind) => takenLink.extend({ kind: z.literal(kind) })),
]);
export type TakenPart = z.infer<typeof takenPart>;

/** In every kind: where it is shown, its name, and its images, the one that stands for it first. */
const base = { id: uuid, system: systemId, title: bilingual, images: z.array(takenImage) };

/** What a display shows, for a visitor's own phone: nothing about who wrote it, or who reads it. */
export const takenHome = z.discriminatedUnion('kind', [
  recipeContent
    .pick({ ingredients: true, steps: true, servings: true, minutes: true })
    .extend({ kind: z.literal('recipe'), ...base, ...otherwise }),
  dishContent
    .pick({ description: true })
    .extend({ kind: z.literal('dish'), ...base, ...otherwise, products: z.array(takenLink) }),
  productContent
    .pick({ description: true, producer: true, origin: true, season: true })
    .extend({ kind: z.literal('product'), ...base, ...otherwise, dishes: z.array(takenLink) }),
  z.object({
    kind: z.literal('point'),
    ...base,
    ...otherwise,
    text: bilingual,
    /** The map on which it stands, and where: shares of its width and height. */
    map: z.object({ image: takenImage, x: z.number(), y: z.number(), paths: paths.optional() }).nullable(),
    presentation: takenLink,
  }),
  z.object({ kind: z.literal('presentation'), ...base, parts: z.array(takenPart) }),
  eventContent
    .pick({ text: true, begin: true, end: true, wholeDay: true, repeats: true, except: true, category: true })
    .extend({
      kind: z.literal('event'),
      ...base,
      ...otherwise,
      place: bilingual.nullable(),
      /** The next ones; where nothing is to come, the last. By the town's clock. */
      times: z.array(eventContent.pick({ begin: true, end: true, wholeDay: true })),
    }),
]);
export type TakenHome = z.infer<typeof takenHome>;
export type TakenOf<Kind extends TakenHome['kind']> = Extract<TakenHome, { kind: Kind }>;
