import type { Bilingual } from '@psifida/contract/bilingual';
import type { LookChange } from '@psifida/contract/content/look';
import type { Person } from '@psifida/contract/content/presentation';
import type { ActionKind, ActivityAction } from '@psifida/contract/endpoints/activity';
import type { StaffEvent } from '@psifida/contract/endpoints/staff-events';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { channel, inOneStatement, type StatementParts } from './query.ts';
import type { Tables } from './tables.ts';

export type Action = {
  action: ActivityAction;
  system: SystemId | null;
  /** Of what kind the subject is; a presentation unless said otherwise. */
  kind?: ActionKind;
  subject: string | null;
  title: Bilingual;
  by: Person;
  look?: LookChange;
};

/** What is said of an action to all processes, for whoever looks on; with `person` for that one's windows alone. */
export type ActionEvent = { action: StaffEvent; system: SystemId | null; person?: string };

/** In the same transaction as the action: no action, no record. */
export const recordActivity = (tx: Transaction<Tables>, action: Action): Promise<void> =>
  recordActivities(tx, [action]);

export async function recordActivities(tx: Transaction<Tables>, actions: readonly Action[]): Promise<void> {
  if (!actions.length) return;
  const { parts, told } = recording(actions);
  await inOneStatement(tx, parts, told);
}

/** As CTE parts of a larger statement; NOTIFY comes last. */
export function recording(actions: readonly Action[]): { parts: StatementParts; told: RawBuilder<unknown> } {
  const rows = actions.map(({ action, system, kind = 'presentation', subject, title, by, look }) => ({
    action,
    system,
    subject_kind: kind,
    subject_id: subject,
    title_el: title.el,
    title_en: title.en,
    by_id: by.id,
    by_name: by.name,
    look: look ?? null,
  }));
  const news = actions.map(({ kind = 'presentation', system }): ActionEvent => ({ action: kind, system }));
  const told = [...new Set(news.map((one) => JSON.stringify(one)))];
  return {
    parts: {
      actions: sql`insert into activity (action, system, subject_kind, subject_id, title_el, title_en, by_id, by_name, look)
        select action, system, subject_kind, subject_id, title_el, title_en, by_id, by_name, look
        from jsonb_populate_recordset(null::activity, ${JSON.stringify(rows)}::jsonb)`,
    },
    told: sql`select pg_notify(${channel}, message) from unnest(${told}::text[]) as message`,
  };
}
