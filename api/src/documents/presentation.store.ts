import type { Person, Presentation, PresentationSummary } from '@psifida/contract/content/presentation';
import { coverEntry, type PresentationContent } from '@psifida/contract/content/presentation-content';
import { Problem } from '@psifida/contract/problem';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { toKept } from '../db/columns.ts';
import { toColumns, toContent } from '../db/presentation-columns.ts';
import { anyOf } from '../db/query.ts';
import { searchOf } from '../db/search-of.ts';
import type { Glance, PresentationRow, Tables } from '../db/tables.ts';
import { missingNow, type Verdict } from './judge-presentation.ts';

/** What a list shows of its entries: what stands in it, shown or not, in the order in which each kind first comes. */
export const glanceOf = ({ entries, cover }: Pick<PresentationRow, 'entries' | 'cover'>): Glance => ({
  cover: coverEntry({ entries, cover })?.media ?? null,
  holds: [...new Set(entries.map(({ kind }) => kind))].map((kind) => ({
    kind,
    count: entries.filter((entry) => entry.kind === kind).length,
  })),
});

export const toSummary = (
  row: Omit<PresentationRow, Unlisted | 'glance'>,
  registry: Registry,
  { cover }: Pick<Glance, 'cover'>,
): PresentationSummary => ({
  id: row.id,
  system: row.system,
  title: { el: row.title_el, en: row.title_en },
  active: row.active,
  missing: missingNow(registry[row.system], row.standing),
  cover: cover ?? row.item_cover,
  schedule: row.schedule,
  tags: row.more.tags ?? [],
  position: row.position,
  ...toKept(row),
});

export const toPresentation = (row: PresentationRow, registry: Registry): Presentation => ({
  ...toSummary(row, registry, glanceOf(row)),
  content: toContent(row),
});

export const find = (
  db: Kysely<Tables>,
  { system, id }: { system: SystemId; id: string },
): Promise<PresentationRow | undefined> =>
  db
    .selectFrom('presentation')
    .selectAll()
    .where('system', '=', system)
    .where('id', '=', id)
    .executeTakeFirst();

const anId = z.uuid();
export const isId = (id: string): boolean => anId.safeParse(id).success;

/** Anything that is not an id of this system, a made-up one included, is simply not there. */
export async function findRow(
  db: Kysely<Tables>,
  which: { system: SystemId; id: string },
): Promise<PresentationRow> {
  const row = isId(which.id) ? await find(db, which) : undefined;
  if (!row) throw new Problem('presentation.not-found', { id: which.id });
  return row;
}

/** By name: in a transaction, what asks for all columns is planned anew each time (decision 028). */
const columnNames = Object.keys({
  id: true,
  system: true,
  title_el: true,
  title_en: true,
  active: true,
  entries: true,
  cover: true,
  map: true,
  schedule: true,
  table_view: true,
  puzzle_view: true,
  more: true,
  standing: true,
  complete: true,
  item_cover: true,
  search: true,
  position: true,
  glance: true,
  version: true,
  created_at: true,
  created_by_id: true,
  created_by_name: true,
  modified_at: true,
  modified_by_id: true,
  modified_by_name: true,
} satisfies Record<keyof PresentationRow, true>) as (keyof PresentationRow)[];

/** What lists show nothing of. */
const unlisted = ['entries', 'map', 'table_view', 'puzzle_view', 'search'] as const;
type Unlisted = (typeof unlisted)[number];
export const listedColumns = columnNames.filter(
  (name): name is Exclude<keyof PresentationRow, Unlisted> => !unlisted.some((one) => one === name),
);

/** Those of them that are there, as they stand now; nobody else changes them until this save is through. */
export const hold = async (
  tx: Transaction<Tables>,
  system: SystemId,
  ids: readonly string[],
): Promise<Map<string, PresentationRow>> => {
  const rows = await tx
    .selectFrom('presentation')
    .select(columnNames)
    .where('system', '=', system)
    .where('id', '=', anyOf(ids))
    .orderBy('id') // in one order, so that two never wait for each other
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

export const countActive = async (tx: Transaction<Tables>, system: SystemId): Promise<number> => {
  const { count } = await tx
    .selectFrom('presentation')
    .select(sql<number>`count(*)`.as('count'))
    .where('system', '=', system)
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
  return count;
};

export type Saved = {
  id: string;
  system: SystemId;
  content: PresentationContent;
  active: boolean;
  verdict: Verdict;
  by: Person;
  /** The one that it becomes. */
  version: number;
};

const columnsOf = ({ id, system, content, active, verdict, by, version }: Saved) => {
  const columns = toColumns(content);
  return {
    id,
    system,
    version,
    ...columns,
    glance: glanceOf(columns),
    search: searchOf('presentation', columns),
    active,
    standing: verdict.standing,
    complete: verdict.complete,
    item_cover: verdict.itemCover,
    modified_by_id: by.id,
    modified_by_name: by.name,
  };
};
type Columns = ReturnType<typeof columnsOf> & { position?: number };

const added = ['created_at', 'created_by_id', 'created_by_name', 'modified_at', 'position'] as const;
type Added = Pick<PresentationRow, 'id' | (typeof added)[number]>;

/** Several in one statement, whose text is the same for any number. What was sent is not read back. */
async function write(
  tx: Transaction<Tables>,
  rows: readonly Columns[],
  statement: (parts: Record<'rows' | 'names' | 'news' | 'answer', RawBuilder<unknown>>) => RawBuilder<Added>,
): Promise<PresentationRow[]> {
  const [first] = rows;
  if (!first) return [];
  const names = Object.keys(first).filter((name) => name !== 'position');
  const written = await statement({
    rows: sql`jsonb_populate_recordset(null::presentation, ${JSON.stringify(rows)}::jsonb) as new`,
    names: sql.join(names.map((name) => sql.ref(name))),
    news: sql.join(names.map((name) => sql.ref(`new.${name}`))),
    answer: sql.join(['id', ...added].map((name) => sql.ref(`presentation.${name}`))),
  }).execute(tx);
  const found = new Map(written.rows.map((row) => [row.id, row]));
  return rows.flatMap((row) => {
    const rest = found.get(row.id);
    return rest ? [{ ...row, ...rest }] : [];
  });
}

/** Behind all others of their system, where nobody else puts one now. One whose id is taken is left out: the same creation, sent twice. */
export const insert = (
  tx: Transaction<Tables>,
  system: SystemId,
  all: readonly Saved[],
): Promise<PresentationRow[]> =>
  write(
    tx,
    all.map((saved, index) => ({
      ...columnsOf(saved),
      position: index + 1,
      created_by_id: saved.by.id,
      created_by_name: saved.by.name,
    })),
    ({ rows, names, news, answer }) => sql`
      insert into presentation (${names}, position)
      select ${news}, last.position + new.position
      from ${rows}, (select coalesce(max(position), 0) as position from presentation where system = ${system}) as last
      on conflict (id) do nothing returning ${answer}
    `,
  );

export const update = (tx: Transaction<Tables>, all: readonly Saved[]): Promise<PresentationRow[]> =>
  write(
    tx,
    all.map(columnsOf),
    ({ rows, names, news, answer }) => sql`
      update presentation set (${names}) = row(${news}), modified_at = now()
      from ${rows} where presentation.id = new.id returning ${answer}
    `,
  );
