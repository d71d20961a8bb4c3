import { z } from 'zod';
import { requiredBilingual } from '../bilingual.ts';
import { audios } from './audios.ts';
import { seen, settingsIfAny, title, unseen, whole } from './fields.ts';
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

export const itemBaseFields = {
  title: seen(title),
  image: seen(whole),
  audio: unseen(settingsIfAny),
  ...versionFields,
};
