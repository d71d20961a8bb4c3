import type { Bilingual } from '@psifida/contract/content/bilingual';
import type { Person } from '@psifida/contract/content/presentation';
import type { ActivityAction } from '@psifida/contract/endpoints/activity';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

type Deed = { action: ActivityAction; system: SystemId; subject: string; title: Bilingual; by: Person };

/** In the same transaction as the deed: no deed, no record. */
export const recordActivity = async (
  tx: Transaction<Tables>,
  { action, system, subject, title, by }: Deed,
) => {
  await tx
    .insertInto('activity')
    .values({
      action,
      system,
      subject_id: subject,
      title_el: title.el,
      title_en: title.en,
      by_id: by.id,
      by_name: by.name,
    })
    .execute();
};
