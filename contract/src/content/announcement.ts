import { z } from 'zod';
import { emptyOf, type FieldTable, optionalText, references, seen, unseen, whole } from './fields.ts';
import { itemBaseFields, townBase } from './item-base.ts';
import { schedule } from './schedule.ts';
import { uuid } from './uuid.ts';

/** How much it presses: what is important comes first, and looks it. Neither interrupts a visitor. */
export const pressings = ['usual', 'important'] as const;
export type Pressing = (typeof pressings)[number];

export const announcementContent = z.strictObject({
  ...townBase,
  schedule: schedule.nullable().default(null),
  pressing: z.enum(pressings).default('usual'),
});
export type AnnouncementContent = z.infer<typeof announcementContent>;

export const announcementFields = {
  ...itemBaseFields,
  text: seen(optionalText),
  pressing: seen(whole),
  schedule: unseen(whole),
  tags: unseen(references),
  media: unseen(references),
} as const satisfies FieldTable<AnnouncementContent>;

export const emptyAnnouncement: AnnouncementContent = {
  ...emptyOf<AnnouncementContent>(announcementFields),
  pressing: 'usual',
};

/** As a release carries it. */
export const releaseAnnouncement = announcementContent.extend({ id: uuid });
export type ReleaseAnnouncement = z.infer<typeof releaseAnnouncement>;
