import { z } from 'zod';
import { optionalBilingual } from '../bilingual.ts';
import { emptyOf, type FieldTable, optionalText, references, seen, unseen, whole } from './fields.ts';
import { itemBase, itemBaseFields } from './item-base.ts';
import { schedule } from './schedule.ts';
import { tags } from './tags.ts';
import { uuid } from './uuid.ts';

/** How much it presses: what is important comes first, and looks it. Neither interrupts a visitor. */
export const pressings = ['usual', 'important'] as const;
export type Pressing = (typeof pressings)[number];

export const announcementContent = z.strictObject({
  ...itemBase,
  text: optionalBilingual({ max: 2_000, lines: true }),
  schedule: schedule.nullable(),
  /** The displays that show it: those with one of these tags; without any, all of them. */
  tags,
  pressing: z.enum(pressings),
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
