import { dayAt } from '@psifida/contract/content/athens-time';
import { changesBetween } from '@psifida/contract/content/changes';
import { byteOrderMark, csvLine } from '@psifida/contract/content/csv';
import { differences } from '@psifida/contract/content/difference';
import { documentFields } from '@psifida/contract/content/documents';
import type { Person } from '@psifida/contract/content/presentation';
import type { ActionKind, ActivityExport, ActivityItem } from '@psifida/contract/endpoints/activity';
import { searchText, searchWords } from '@psifida/contract/fold-text';
import { isLibraryKind, subjectKinds } from '@psifida/contract/kinds';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { nextTurn } from '../../concurrency/delay.ts';
import { anyOf } from '../../db/query.ts';
import type { Tables } from '../../db/tables.ts';
import { readContent, readItem } from '../../documents/revisions.ts';
import type { Caller } from '../../http/sign-in.ts';

type Listener = Pick<Caller, 'id' | 'may'>;
type Filter = Omit<ActivityExport, 'format'> & { after?: number; limit: number; to: Listener };

/** Whose password was reset, and who signs in without a second step, is for them and for administrators to know. */
export const isTold = ({ id, may }: Listener) =>
  may('administer')
    ? sql<boolean>`true`
    : sql<boolean>`(activity.subject_kind <> 'account' or activity.subject_id::text = ${id} or activity.by_id = ${id})`;

/** A revision is of the same transaction as its action, and so of the same instant: no action names its revision. */
const revision = sql`(
  select presentation_id as subject, version, active, content, saved_at from presentation_revision
  union all select item_id, version, active, content, saved_at from library_revision
)`;

const isChangeOf = (field: string) => sql<boolean>`exists (
  select from ${revision} as now join ${revision} as was on was.subject = now.subject and was.version = now.version - 1
  where now.subject = activity.subject_id and now.saved_at = activity.at
    and now.content -> ${field}::text is distinct from was.content -> ${field}::text
)`;

const foldedPerTurn = 500;

/** What is or was called so, by any name the activity knows; folded here, as the names of what is gone are in no index. */
async function isNamed(db: Kysely<Tables>, { search, to }: Pick<Filter, 'search' | 'to'>) {
  if (!search) return sql<boolean>`true`;
  const names = await db
    .selectFrom('activity')
    .select(['subject_id', 'title_el', 'title_en'])
    .distinct()
    .where(isTold(to))
    .execute();
  const words = searchWords(search);
  const found: typeof names = [];
  for (const [place, one] of names.entries()) {
    // There may be tens of thousands: others have their turn between them.
    if (place % foldedPerTurn === foldedPerTurn - 1) await nextTurn();
    const text = searchText(one.title_el, one.title_en);
    if (words.every((spellings) => spellings.some((spelling) => text.includes(spelling)))) found.push(one);
  }
  const ids = found.flatMap(({ subject_id }) => subject_id ?? []);
  const titles = found.flatMap((one) => (one.subject_id ? [] : one.title_el));
  return sql<boolean>`(activity.subject_id = ${anyOf(ids)} or activity.subject_id is null and activity.title_el = any(${titles}::text[]))`;
}

export async function listActivity(
  db: Kysely<Tables>,
  filter: Filter,
  named?: RawBuilder<boolean>,
): Promise<{ items: Line[]; next: number | null }> {
  const { system, action, field, by, from, until, after, limit, to } = filter;
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
    .where(isTold(to))
    .where(named ?? (await isNamed(db, filter)));
  if (system) query = query.where('activity.system', '=', system);
  if (action) query = query.where('action', '=', action);
  if (by) query = query.where('by_id', '=', by);
  if (from) query = query.where('at', '>=', new Date(dayAt(from).start));
  if (until) query = query.where('at', '<', new Date(dayAt(until).end));
  if (field) query = query.where(isChangeOf(field));
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
    ...(row.look && { look: row.look }),
  }));
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

const isDocument = (kind: ActionKind): kind is (typeof subjectKinds)[number] =>
  subjectKinds.some((one) => one === kind);

type Compared = { id: number; version: number; active: boolean; content: object } & (
  | { wasActive: boolean; was: object }
  | { was: null }
);

/** With what each changed, read from the revisions that are kept of it. */
export async function withRevisions(db: Kysely<Tables>, items: readonly Line[]): Promise<ActivityItem[]> {
  const { rows } = await sql<Compared>`
    select distinct on (activity.id) activity.id, now.version, now.active, now.content,
      was.active as "wasActive", was.content as was
    from activity join ${revision} as now on now.subject = activity.subject_id and now.saved_at = activity.at
    left join ${revision} as was on was.subject = now.subject and was.version = now.version - 1
    where activity.id = any(${items.map(({ id }) => id)}::bigint[])
    order by activity.id, now.version desc
  `.execute(db);
  const found = new Map(rows.map((row) => [row.id, row]));
  return items.map((item) => {
    const row = found.get(item.id);
    const { subjectKind: kind, exists } = item;
    return { ...item, revision: row && exists && isDocument(kind) ? compare(kind, row) : null };
  });
}

function compare(kind: (typeof subjectKinds)[number], row: Compared): ActivityItem['revision'] {
  const { version, active } = row;
  if (!row.was) return { version, changes: null, differences: [] };
  const read: (content: object) => object = kind === 'presentation' ? readContent : readItem(kind);
  const [fields, was, content] = [documentFields[kind], read(row.was), read(row.content)];
  return {
    version,
    changes: changesBetween(fields, { active: row.wasActive, content: was }, { active, content }),
    // What was added, removed or moved is told by `changes`.
    differences: differences(fields, was, content)
      .filter(({ change }) => change === 'changed')
      .map(({ before = null, after = null, ...one }) => ({ ...one, before, after })),
  };
}

type Found = Record<'presentation' | 'item' | 'display' | 'media' | 'joined-wall', string | null>;

/** Messages, releases, the look and whether visits are counted stay for good. */
function isThere(kind: ActionKind, { item, ...found }: Found): boolean {
  if (kind === 'emergency' || kind === 'release' || kind === 'visits') return true;
  if (kind === 'event-feed' || kind === 'clock' || kind === 'look') return true;
  if (kind === 'account') return true; // where they are kept is for the provider to know
  return (isLibraryKind(kind) ? item : found[kind]) !== null;
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

const columns = [
  'id',
  'at',
  'by_id',
  'by',
  'action',
  'kind',
  'system',
  'subject',
  'title_el',
  'title_en',
  'look',
];

type Line = Omit<ActivityItem, 'revision'>;

const cellsOf = ({ id, at, by, action, subjectKind, system, subject, title, look }: Omit<Line, 'exists'>) => [
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
  look ? JSON.stringify(look) : '',
];

const atOnce = 500;

/** Newest first, piece by piece: however much there is, only a piece of it is ever in memory. */
export async function* exportActivity(
  db: Kysely<Tables>,
  { format, to, ...filter }: ActivityExport & { to: Caller },
): AsyncGenerator<string> {
  const named = await isNamed(db, { ...filter, to });
  if (format === 'csv') yield `${byteOrderMark}${csvLine(columns)}`;
  for (let after: number | null | undefined; after !== null; ) {
    const page = await listActivity(db, { ...filter, to, limit: atOnce, ...(after ? { after } : {}) }, named);
    const lines = page.items.map(({ exists: _, ...item }) =>
      format === 'csv' ? csvLine(cellsOf(item)) : `${JSON.stringify(item)}\n`,
    );
    if (lines.length) yield lines.join('');
    after = page.next;
  }
}
