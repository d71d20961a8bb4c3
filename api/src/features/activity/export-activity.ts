import { byteOrderMark, csvLine } from '@psifida/contract/content/csv';
import type { ActivityExport, ActivityItem } from '@psifida/contract/endpoints/activity';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Caller } from '../../http/sign-in.ts';
import { listActivity } from './list-activity.ts';

const columns = ['id', 'at', 'by_id', 'by', 'action', 'kind', 'system', 'subject', 'title_el', 'title_en'];

type Line = Omit<ActivityItem, 'exists'>;

const cellsOf = ({ id, at, by, action, subjectKind, system, subject, title }: Line) => [
  id,
  at,
  by.id,
  by.name,
  action,
  subjectKind,
  system ?? '',
  subject ?? '',
  title.el,
  title.en,
];

const atOnce = 500;

/** Newest first, piece by piece: however much there is, only a piece of it is ever in memory. */
export async function* exportActivity(
  db: Kysely<Tables>,
  { format, to, ...filter }: ActivityExport & { to: Caller },
): AsyncGenerator<string> {
  if (format === 'csv') yield `${byteOrderMark}${csvLine(columns)}`;
  for (let after: number | null | undefined; after !== null; ) {
    const page = await listActivity(db, { ...filter, to, limit: atOnce, ...(after ? { after } : {}) });
    const lines = page.items.map(({ exists: _, ...item }) =>
      format === 'csv' ? csvLine(cellsOf(item)) : `${JSON.stringify(item)}\n`,
    );
    if (lines.length) yield lines.join('');
    after = page.next;
  }
}
