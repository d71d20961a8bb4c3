import { z } from 'zod';
import { optionalBilingual, requiredBilingual } from '../bilingual.ts';
import { audios } from './audios.ts';
import { seen, settingsIfAny, title, unseen, whole } from './fields.ts';
import { tags } from './tags.ts';
import { uuid } from './uuid.ts';
import { versionFields, versions } from './versions.ts';

export const itemLimits = { ingredients: 100, steps: 60, media: 20, products: 50 } as const;

/** In every kind: its name, the image that stands for it, further images and videos, what is heard of it, and the
 * same in easy language and in signs. */
export const itemBase = {
  title: requiredBilingual({ max: 200 }),
  image: uuid.nullable(),
  media: z.array(uuid).max(itemLimits.media),
  audio: audios.optional(),
  ...versions,
};

/** Of what machines make as well: what they leave out is empty. */
export const townBase = {
  ...itemBase,
  image: itemBase.image.default(null),
  media: itemBase.media.default([]),
  text: optionalBilingual({ max: 2_000, lines: true }).default({ el: '', en: '' }),
  /** The displays that show it: those with one of these tags; without any, all of them. */
  tags: tags.default([]),
};

export const itemBaseFields = {
  title: seen(title),
  image: seen(whole),
  audio: unseen(settingsIfAny),
  ...versionFields,
};
