import { z } from 'zod';
import { bilingual } from '../bilingual.ts';
import { takenKinds } from '../kinds.ts';
import { systemId } from '../registry/systems.ts';
import { dishContent, productContent, recipeContent } from './library-item.ts';
import { picture } from './media.ts';
import { type ReleaseSound, releaseSound } from './release.ts';
import type { Sounds } from './sounds.ts';
import { uuid } from './uuid.ts';

/** A picture, or a film's, as a page shows it; `alt` is empty where it says nothing that a text could say. */
export const takenPicture = z.object({ alt: bilingual, sizes: z.array(picture) });
export type TakenPicture = z.infer<typeof takenPicture>;

const takenSound = releaseSound.pick({ url: true, type: true, durationMs: true, words: true });
/** What is heard of something, in each language in which somebody has spoken. */
const takenSounds = z.object({ el: takenSound.nullable(), en: takenSound.nullable() });
export type TakenSounds = z.infer<typeof takenSounds>;

/** What a phone plays of what a release names; nothing where nothing can be heard. */
export function toTakenSounds(
  sound: Sounds | undefined,
  sounds: Readonly<Record<string, ReleaseSound>> = {},
): { sound?: TakenSounds } {
  const taken = (id: string | null | undefined) => takenSound.safeParse(sounds[id ?? '']).data ?? null;
  const [el, en] = [taken(sound?.el), taken(sound?.en)];
  return el || en ? { sound: { el, en } } : {};
}
const heard = { sound: takenSounds.optional() };

/** Something with a page of its own, as another page names it. */
const takenLink = z.object({
  kind: z.enum(takenKinds),
  id: uuid,
  title: bilingual,
  text: bilingual,
  picture: takenPicture.nullable(),
});
export type TakenLink = z.infer<typeof takenLink>;

const told = { title: bilingual, text: bilingual, credit: bilingual };

/** What a presentation tells, one after the other: a picture with its story, a film by its title, or what has its own page. */
const takenPart = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('image'),
    ...told,
    /** Of its category, where it is in one. */
    category: bilingual.nullable(),
    picture: takenPicture,
    ...heard,
  }),
  z.object({
    kind: z.literal('video'),
    title: bilingual,
    durationMs: z.int().nullable(),
    picture: takenPicture,
  }),
  ...takenKinds.map((kind) => takenLink.extend({ kind: z.literal(kind) })),
]);
export type TakenPart = z.infer<typeof takenPart>;

/** In every kind: where it is shown, its name, and its pictures, the one that stands for it first. */
const base = { id: uuid, system: systemId, title: bilingual, pictures: z.array(takenPicture) };

/** What a display shows, for a visitor's own phone: nothing about who wrote it, or who reads it. */
export const takenHome = z.discriminatedUnion('kind', [
  recipeContent
    .pick({ ingredients: true, steps: true, servings: true, minutes: true })
    .extend({ kind: z.literal('recipe'), ...base, ...heard }),
  dishContent
    .pick({ description: true })
    .extend({ kind: z.literal('dish'), ...base, ...heard, products: z.array(takenLink) }),
  productContent
    .pick({ description: true, producer: true, origin: true, season: true })
    .extend({ kind: z.literal('product'), ...base, ...heard, dishes: z.array(takenLink) }),
  z.object({
    kind: z.literal('point'),
    ...base,
    ...heard,
    text: bilingual,
    /** The map on which it stands, and where: shares of its width and height. */
    map: z.object({ picture: takenPicture, x: z.number(), y: z.number() }).nullable(),
    presentation: takenLink,
  }),
  z.object({ kind: z.literal('presentation'), ...base, parts: z.array(takenPart) }),
]);
export type TakenHome = z.infer<typeof takenHome>;
export type TakenOf<Kind extends TakenHome['kind']> = Extract<TakenHome, { kind: Kind }>;
