import { z } from 'zod';
import { optionalBilingual, requiredBilingual } from '../bilingual.ts';
import type { ContentKind } from '../kinds.ts';
import type { FieldCode } from '../problems.ts';
import { audios } from './audios.ts';
import {
  type FieldTable,
  optionalText,
  pointer,
  references,
  seen,
  settingsIfAny,
  title,
  unseen,
  whole,
} from './fields.ts';
import { newsLinks, newsLinksDraft } from './news-links.ts';
import { uuid } from './uuid.ts';
import { versionFields, versions } from './versions.ts';

/** How long an image that passes by itself may be shown. */
export const secondsLimits = { min: 5, max: 120 } as const;
export const imageSeconds = z
  .int({ error: 'field.not-a-number' satisfies FieldCode })
  .min(secondsLimits.min, { error: 'field.invalid' satisfies FieldCode })
  .max(secondsLimits.max, { error: 'field.invalid' satisfies FieldCode });

/** In every kind: an identity that survives reordering and merging, and whether visitors see it. */
const base = { id: uuid, active: z.boolean() };

const share = z.number().min(0).max(1);
const titleLimit = { max: 200 };

/** What an image tells. Each may be left out, in either language; absent is the same as empty. */
const told = {
  title: optionalBilingual(titleLimit).optional(),
  text: optionalBilingual({ max: 2_000, lines: true }).optional(),
  credit: optionalBilingual(titleLimit).optional(),
};

const image = {
  kind: z.literal('image'),
  ...base,
  ...told,
  media: uuid,
  category: uuid.nullable(),
  /** Where it passes by itself; as its presentation says unless given. */
  seconds: imageSeconds.optional(),
  audio: audios.optional(),
  ...versions,
};
const video = { kind: z.literal('video'), ...base, media: uuid, title: told.title };
const category = { kind: z.literal('image-category'), ...base };
const news = { kind: z.literal('news-links'), ...base };
const point = {
  kind: z.literal('point-title'),
  ...base,
  text: optionalBilingual({ max: 5_000, lines: true }),
  media: z.array(uuid).max(20),
  /** Where it stands on the presentation's map image, as shares of its width and height. */
  place: z.strictObject({ x: share, y: share }).nullable(),
  audio: audios.optional(),
  ...versions,
};
const recipe = { kind: z.literal('recipe'), ...base, recipe: uuid };
const dish = { kind: z.literal('dish'), ...base, dish: uuid };
const product = { kind: z.literal('product'), ...base, product: uuid };
const puzzle = { kind: z.literal('puzzle-image'), ...base, media: uuid };

const variants = <Title extends z.ZodType, Links extends z.ZodType>(titles: Title, links: Links) =>
  z.discriminatedUnion('kind', [
    z.strictObject(image),
    z.strictObject(video),
    z.strictObject({ ...category, title: titles }),
    z.strictObject({ ...news, links }),
    z.strictObject({ ...point, title: titles }),
    z.strictObject(recipe),
    z.strictObject(dish),
    z.strictObject(product),
    z.strictObject({ ...puzzle, title: titles }),
  ]);

/** As it may stand in a draft: of the right shape, its texts perhaps still empty. */
export const entry = variants(optionalBilingual(titleLimit), newsLinksDraft);
export type Entry = z.infer<typeof entry>;
export type EntryOf<Kind extends ContentKind> = Extract<Entry, { kind: Kind }>;

/** As visitors may see it: what its kind requires is filled in. */
export const finishedEntry = variants(requiredBilingual(titleLimit), newsLinks);

const everyField = { active: unseen(whole) };
export const entryFields = {
  image: {
    ...everyField,
    ...{ media: seen(whole), category: unseen(pointer), seconds: unseen(whole) },
    ...{ title: seen(optionalText), text: seen(optionalText), credit: seen(optionalText) },
    audio: unseen(settingsIfAny),
    ...versionFields,
  },
  video: { ...everyField, media: seen(whole), title: seen(optionalText) },
  'image-category': { ...everyField, title: seen(title) },
  'news-links': { ...everyField, links: seen({ kind: 'bilingual', required: true, written: false }) },
  'point-title': {
    ...everyField,
    ...{ title: seen(title), text: seen(optionalText), media: seen(references) },
    ...{ place: seen(whole), audio: unseen(settingsIfAny) },
    ...versionFields,
  },
  recipe: { ...everyField, recipe: seen(whole) },
  dish: { ...everyField, dish: seen(whole) },
  product: { ...everyField, product: seen(whole) },
  'puzzle-image': { ...everyField, media: seen(whole), title: seen(title) },
} as const satisfies { [Kind in ContentKind]: FieldTable<EntryOf<Kind>> };
