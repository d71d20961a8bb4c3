import { z } from 'zod';
import { optionalBilingual, requiredBilingual } from '../bilingual.ts';
import type { ContentKind } from '../kinds.ts';
import type { FieldCode } from '../problems.ts';
import { type FieldTable, optionalText, pointer, references, settingsIfAny, title, whole } from './fields.ts';
import { newsLinks, newsLinksDraft } from './news-links.ts';
import { sounds } from './sounds.ts';
import { uuid } from './uuid.ts';

/** How long a picture that passes by itself may be shown. */
export const secondsLimits = { min: 5, max: 120 } as const;
export const pictureSeconds = z
  .int({ error: 'field.not-a-number' satisfies FieldCode })
  .min(secondsLimits.min, { error: 'field.invalid' satisfies FieldCode })
  .max(secondsLimits.max, { error: 'field.invalid' satisfies FieldCode });

/** In every kind: an identity that survives reordering and merging, and whether visitors see it. */
const base = { id: uuid, active: z.boolean() };

const share = z.number().min(0).max(1);
const titleLimit = { max: 200 };

/** What a picture tells. Each may be left out, in either language; absent is the same as empty. */
const told = {
  title: optionalBilingual(titleLimit).optional(),
  text: optionalBilingual({ max: 2_000 }).optional(),
  credit: optionalBilingual(titleLimit).optional(),
};

const image = {
  kind: z.literal('image'),
  ...base,
  ...told,
  media: uuid,
  category: uuid.nullable(),
  /** Where it passes by itself; as its presentation says unless given. */
  seconds: pictureSeconds.optional(),
  sound: sounds.optional(),
};
const video = { kind: z.literal('video'), ...base, media: uuid, title: told.title };
const category = { kind: z.literal('image-category'), ...base };
const news = { kind: z.literal('news-links'), ...base };
const point = {
  kind: z.literal('point-title'),
  ...base,
  text: optionalBilingual({ max: 5_000 }),
  media: z.array(uuid).max(20),
  /** Where it stands on the presentation's map picture, as shares of its width and height. */
  place: z.strictObject({ x: share, y: share }).nullable(),
  sound: sounds.optional(),
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

const everyField = { active: whole };
/** What the fields of each kind are. */
export const entryFields = {
  image: {
    ...everyField,
    ...{ media: whole, category: pointer, seconds: whole },
    ...{ title: optionalText, text: optionalText, credit: optionalText },
    sound: settingsIfAny,
  },
  video: { ...everyField, media: whole, title: optionalText },
  'image-category': { ...everyField, title },
  'news-links': { ...everyField, links: { kind: 'bilingual', required: true, written: false } },
  'point-title': {
    ...everyField,
    ...{ title, text: optionalText, media: references, place: whole, sound: settingsIfAny },
  },
  recipe: { ...everyField, recipe: whole },
  dish: { ...everyField, dish: whole },
  product: { ...everyField, product: whole },
  'puzzle-image': { ...everyField, media: whole, title },
} as const satisfies { [Kind in ContentKind]: FieldTable<EntryOf<Kind>> };
