import type { Bilingual } from '@psifida/contract/bilingual';
import type { Person } from '@psifida/contract/content/presentation';
import type { ActivityAction, DeedKind } from '@psifida/contract/endpoints/activity';
import type { StaffEvent } from '@psifida/contract/endpoints/staff-events';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { channel } from './notify.ts';
import { inOneStatement, type Parts } from './one-statement.ts';
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

/** What is said of a deed to all processes, for whoever looks on. */
export type DeedNews = { deed: StaffEvent; system: SystemId | null };

/** In the same transaction as the deed: no deed, no record. */
export const recordActivity = (tx: Transaction<Tables>, deed: Deed): Promise<void> =>
  recordActivities(tx, [deed]);

export async function recordActivities(tx: Transaction<Tables>, deeds: readonly Deed[]): Promise<void> {
  if (!deeds.length) return;
  const { parts, told } = recording(deeds);
  await inOneStatement(tx, parts, told);
}

/** The same for a statement that writes more than that, and ends with telling. */
export function recording(deeds: readonly Deed[]): { parts: Parts; told: RawBuilder<unknown> } {
  const rows = deeds.map(({ action, system, kind = 'presentation', subject, title, by }) => ({
    action,
    system,
    subject_kind: kind,
    subject_id: subject,
    title_el: title.el,
    title_en: title.en,
    by_id: by.id,
    by_name: by.name,
  }));
  const news = deeds.map(({ kind = 'presentation', system }): DeedNews => ({ deed: kind, system }));
  const told = [...new Set(news.map((one) => JSON.stringify(one)))];
  return {
    parts: {
      deeds: sql`insert into activity (action, system, subject_kind, subject_id, title_el, title_en, by_id, by_name)
        select action, system, subject_kind, subject_id, title_el, title_en, by_id, by_name
        from jsonb_populate_recordset(null::activity, ${JSON.stringify(rows)}::jsonb)`,
    },
    told: sql`select pg_notify(${channel}, message) from unnest(${told}::text[]) as message`,
  };
}
