import type { Person, Presentation, PresentationSummary } from '@psifida/contract/content/presentation';
import { coverEntry, type PresentationContent } from '@psifida/contract/content/presentation-content';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import { type InferResult, type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { anyOf } from '../../db/any-of.ts';
import { toKept } from '../../db/columns.ts';
import { rowMark } from '../../db/row-mark.ts';
import { searchOf } from '../../db/search-of.ts';
import type { Glance, PresentationRow, Tables } from '../../db/tables.ts';
import { toColumns, toContent } from '../../presentation-row/to-content.ts';
import { missingNow, type Verdict } from '../../rules/judge-content.ts';

/** What a list shows of its entries: what stands in it, shown or not, in the order in which each kind first comes. */
export const glanceOf = ({
  entries,
  cover,
  version,
}: Pick<PresentationRow, 'entries' | 'cover' | 'version'>): Glance => ({
  version,
  cover: coverEntry({ entries, cover })?.media ?? null,
  holds: [...new Set(entries.map(({ kind }) => kind))].map((kind) => ({
    kind,
    count: entries.filter((entry) => entry.kind === kind).length,
  })),
});

export const toSummary = (
  row: Omit<PresentationRow, 'entries' | 'glance' | 'map' | 'table_view' | 'puzzle_view' | 'search'>,
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

/** Which versions of them are there now. Asked with every reading: the statement is written once. */
export function createMarkFinder(db: Kysely<Tables>) {
  const statement = db
    .selectFrom('presentation')
    .select(['id', 'system', rowMark('presentation').as('mark')])
    .where('id', '=', anyOf([]))
    .compile();
  type Marked = InferResult<typeof statement>[number];
  return async (ids: readonly string[]) =>
    (await db.executeQuery<Marked>({ ...statement, parameters: [ids] })).rows;
}

/** By name: in a transaction, what asks for all columns is planned anew each time (decision 050). */
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

/** Those of them that are there, as they stand now; nobody else changes them until this save is through. */
export const holdRows = async (
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
    glance: glanceOf({ ...columns, version }),
    search: searchOf('presentation', columns),
    active,
    standing: verdict.standing,
    complete: verdict.missing.length === 0,
    item_cover: verdict.itemCover,
    modified_by_id: by.id,
    modified_by_name: by.name,
  };
};
type Columns = ReturnType<typeof columnsOf> & { position?: number };

/** What the database adds of its own. */
const added = ['created_at', 'created_by_id', 'created_by_name', 'modified_at', 'position'] as const;
type Added = Pick<PresentationRow, 'id' | (typeof added)[number]>;

/** Several in one statement, whose text is the same for any number. What was sent is not read back. Whoever calls keeps the references, once for all rows of a transaction. */
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

type Beside = { system: SystemId; neighbour: PresentationRow; side: 'before' | 'after' };

/** Who stands on that side of it now. */
export const findBeside = (
  tx: Transaction<Tables>,
  { system, neighbour, side }: Beside,
): Promise<Pick<PresentationRow, 'id' | 'position'> | undefined> => {
  const isBefore = side === 'before';
  return tx
    .selectFrom('presentation')
    .select(['id', 'position'])
    .where('system', '=', system)
    .where('position', isBefore ? '<' : '>', neighbour.position)
    .orderBy('position', isBefore ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst();
};

export const setPosition = (
  tx: Transaction<Tables>,
  { id, position }: { id: string; position: number },
): Promise<PresentationRow> =>
  tx
    .updateTable('presentation')
    .set({ position })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The place before or behind all others. */
export const readEnd = async (
  tx: Transaction<Tables>,
  { system, to }: { system: SystemId; to: 'first' | 'last' },
): Promise<number> => {
  const { least, most } = await tx
    .selectFrom('presentation')
    .select(({ fn }) => [fn.min('position').as('least'), fn.max('position').as('most')])
    .where('system', '=', system)
    .executeTakeFirstOrThrow();
  return to === 'first' ? least - 1 : most + 1;
};

export const readPositions = async (tx: Transaction<Tables>, ids: readonly string[]) => {
  const rows = await tx
    .selectFrom('presentation')
    .select(['id', 'position'])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ id, position }) => [id, position]));
};

/** Whole numbers again, in the same order. */
export const renumber = (tx: Transaction<Tables>, system: SystemId) =>
  sql`
    update presentation set position = placed.position
    from (
      select id, row_number() over (order by position, id) as position
      from presentation where system = ${system}
    ) as placed
    where placed.id = presentation.id and placed.position <> presentation.position
  `.execute(tx);

export const remove = async (tx: Transaction<Tables>, id: string): Promise<void> => {
  await tx.deleteFrom('presentation').where('id', '=', id).execute();
};
