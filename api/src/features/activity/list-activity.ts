import { byteOrderMark, csvLine } from '@psifida/contract/content/csv';
import type { Person } from '@psifida/contract/content/presentation';
import type {
  ActionKind,
  ActivityAction,
  ActivityExport,
  ActivityItem,
} from '@psifida/contract/endpoints/activity';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Caller } from '../../http/sign-in.ts';

type Listener = Pick<Caller, 'id' | 'may'>;
type Filter = {
  system?: SystemId;
  action?: ActivityAction;
  by?: string;
  after?: number;
  limit: number;
  to: Listener;
};

/** Whose password was reset, and who signs in without a second step, is for them and for administrators to know. */
export const isTold = ({ id, may }: Listener) =>
  may('administer')
    ? sql<boolean>`true`
    : sql<boolean>`(activity.subject_kind <> 'account' or activity.subject_id::text = ${id} or activity.by_id = ${id})`;

export async function listActivity(
  db: Kysely<Tables>,
  { system, action, by, after, limit, to }: Filter,
): Promise<{ items: ActivityItem[]; next: number | null }> {
  let query = db
    .selectFrom('activity')
    .leftJoin('presentation', 'presentation.id', 'activity.subject_id')
    .leftJoin('library_item', 'library_item.id', 'activity.subject_id')
    .selectAll('activity')
    .leftJoin('display', 'display.id', 'activity.subject_id')
    .leftJoin('joined_wall', 'joined_wall.id', 'activity.subject_id')
    .leftJoin('media_asset', 'media_asset.id', 'activity.subject_id')
    .select([
      'presentation.id as presentation',
      'library_item.id as item',
      'display.id as display',
      'media_asset.id as media',
      'joined_wall.id as joined-wall',
    ])
    .where(isTold(to));
  if (system) query = query.where('activity.system', '=', system);
  if (action) query = query.where('action', '=', action);
  if (by) query = query.where('by_id', '=', by);
  if (after) query = query.where('activity.id', '<', after);
  const rows = await query
    .orderBy('activity.id', 'desc')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit).map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    by: { id: row.by_id, name: row.by_name },
    action: row.action,
    system: row.system,
    subjectKind: row.subject_kind,
    subject: row.subject_id,
    title: { el: row.title_el, en: row.title_en },
    exists: isThere(row.subject_kind, row),
  }));
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

type Found = Record<'presentation' | 'item' | 'display' | 'media' | 'joined-wall', string | null>;

/** Messages, releases and whether visits are counted stay for good. */
function isThere(kind: ActionKind, { item, ...found }: Found): boolean {
  if (kind === 'emergency' || kind === 'release' || kind === 'visits') return true;
  if (kind === 'account') return true; // where they are kept is for the provider to know
  return { ...found, recipe: item, dish: item, product: item }[kind] !== null;
}

const atMost = 1_000;

/** Steps through the index from person to person: the cost is the number of people, not of what they did. */
export async function listPeople(
  db: Kysely<Tables>,
  to: Parameters<typeof isTold>[0],
): Promise<{ items: Person[] }> {
  const { rows } = await sql<Person>`
    with recursive person as (
      (select by_id, by_name from activity order by by_id, id desc limit 1)
      union all
      select next.by_id, next.by_name
      from person, lateral (
        select by_id, by_name from activity where activity.by_id > person.by_id order by by_id, id desc limit 1
      ) next
    )
    select by_id as id, by_name as name from person
    where exists (select from activity where activity.by_id = person.by_id and ${isTold(to)})
    order by by_name, by_id limit ${atMost}
  `.execute(db);
  return { items: rows };
}

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
