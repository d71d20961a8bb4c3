import type { Bilingual } from '@psifida/contract/bilingual';
import type { Person } from '@psifida/contract/content/presentation';
import type { ActivityAction, DeedKind } from '@psifida/contract/endpoints/activity';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Deed = {
  action: ActivityAction;
  system: SystemId | null;
  /** Of what kind the subject is; a presentation unless said otherwise. */
  kind?: DeedKind;
  subject: string | null;
  title: Bilingual;
  by: Person;
};

/** In the same transaction as the deed: no deed, no record. */
export const recordActivity = (tx: Transaction<Tables>, deed: Deed): Promise<void> =>
  recordActivities(tx, [deed]);

export async function recordActivities(tx: Transaction<Tables>, deeds: readonly Deed[]): Promise<void> {
  if (!deeds.length) return;
  await tx
    .insertInto('activity')
    .values(
      deeds.map(({ action, system, kind = 'presentation', subject, title, by }) => ({
        action,
        system,
        subject_kind: kind,
        subject_id: subject,
        title_el: title.el,
        title_en: title.en,
        by_id: by.id,
        by_name: by.name,
      })),
    )
    .execute();
}
