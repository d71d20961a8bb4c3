import { type Found, type FoundKind, foundAtMost, foundKinds } from '@psifida/contract/endpoints/find';
import { searchWords } from '@psifida/contract/fold-text';
import { homeOf } from '@psifida/contract/registry/addresses';
import type { Registry } from '@psifida/contract/registry/systems';
import { type Expression, type Kysely, sql } from 'kysely';
import { anyOf } from '../../db/query.ts';
import type { SearchedTable } from '../../db/search-of.ts';
import type { Tables } from '../../db/tables.ts';
import { holdsWords } from '../../db/where-found.ts';
import { listedColumns, toSummary } from '../../documents/presentation.store.ts';

type Deps = { db: Kysely<Tables>; registry: Registry };
type Wanted = { q: string } | { ids: string[] };

/** Kind by kind; of each what begins as it was typed comes first, and then what was changed last. */
export async function findEverything({ db, registry }: Deps, wanted: Wanted): Promise<Found[]> {
  const look = 'q' in wanted ? lookFor(db, wanted.q) : lookUp(wanted.ids);
  if (!look) return [];
  const all = await Promise.all(readers.map((read) => read(db, look, registry)));
  return all.flat().toSorted((one, other) => placeOf(one.kind) - placeOf(other.kind));
}

const placeOf = (kind: FoundKind): number => foundKinds.indexOf(kind);

type Look = {
  idsIn(table: SearchedTable): Promise<readonly string[]>;
  /** How many of the words begin a word of it. */
  fit(search: Expression<string>): Expression<number>;
  atMost: number;
};

const lookUp = (ids: readonly string[]): Look => ({
  idsIn: async () => ids,
  fit: () => sql<number>`1`,
  atMost: ids.length,
});

const lookFor = (db: Kysely<Tables>, query: string): Look | null => {
  const words = searchWords(query);
  if (!words.length) return null;
  return {
    idsIn: (table) => findIds(db, { table, query }),
    fit: (search) =>
      sql<number>`${sql.join(
        words.map(([typed = '', heard = typed]) => {
          const [one, other] = [typed, heard].map((spelling) => `% ${spelling.trim()}%`);
          return sql`(${search} like ${one} or ${search} like ${other})::int`;
        }),
        sql` + `,
      )}`,
    atMost: foundAtMost,
  };
};

type Read = (db: Kysely<Tables>, look: Look, registry: Registry) => Promise<Found[]>;

const stateOf = ({ active, complete }: { active: boolean; complete: boolean }): Found['state'] => {
  if (active) return 'active';
  return complete ? 'inactive' : 'draft';
};

const presentations: Read = async (db, { idsIn, fit, atMost }, registry) => {
  const rows = await db
    .selectFrom('presentation')
    .select(listedColumns)
    .where('id', '=', anyOf(await idsIn('presentation')))
    .orderBy(({ ref }) => fit(ref('search')), 'desc')
    .orderBy('modified_at', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute();
  return rows.map((row) => {
    const { id, system, title, cover, active, missing, schedule, tags } = toSummary(
      row,
      registry,
      row.glance,
    );
    return {
      ...{ kind: 'presentation', id, system, title, note: '', state: stateOf(row), image: cover },
      judged: { active, missing, schedule, tags },
    };
  });
};

const libraryItems: Read = async (db, { idsIn, fit, atMost }) => {
  const ids = await idsIn('library_item');
  const rows = await db
    .selectFrom(({ selectFrom }) =>
      selectFrom('library_item')
        .select(['id', 'kind', 'title_el', 'title_en', 'active', 'complete', 'content'])
        .select(({ ref }) =>
          sql<number>`row_number() over (
            partition by kind order by ${fit(ref('search'))} desc, modified_at desc, id desc
          )`.as('place'),
        )
        .where('id', '=', anyOf(ids))
        .as('item'),
    )
    .selectAll()
    .where('place', '<=', atMost)
    .orderBy('place')
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    system: homeOf(row.kind),
    title: { el: row.title_el, en: row.title_en },
    note: '',
    state: stateOf(row),
    judged: null,
    image: row.content.image,
  }));
};

const media: Read = async (db, { idsIn, fit, atMost }) => {
  const rows = await db
    .selectFrom('media_asset')
    .innerJoin('media_file', 'media_file.sha256', 'media_asset.file_sha256')
    .select(['media_asset.id', 'media_file.kind', 'title', 'file_name'])
    .where('media_asset.id', '=', anyOf(await idsIn('media_asset')))
    .orderBy(({ ref }) => fit(ref('search')), 'desc')
    .orderBy('modified_at', 'desc')
    .orderBy('media_asset.id', 'desc')
    .limit(atMost)
    .execute();
  return rows.map(({ id, kind, title, file_name }) => ({
    kind,
    id,
    system: null,
    title: { el: title, en: title },
    note: file_name,
    state: null,
    judged: null,
    image: id,
  }));
};

const displays: Read = async (db, { idsIn, fit, atMost }) => {
  const rows = await db
    .selectFrom('display')
    .select(['id', 'system', 'name', 'place'])
    .where('id', '=', anyOf(await idsIn('display')))
    .orderBy(({ ref }) => fit(ref('search')), 'desc')
    .orderBy(sql`name collate "el-x-icu"`)
    .orderBy('id')
    .limit(atMost)
    .execute();
  return rows.map(({ id, system, name, place }) => ({
    kind: 'display',
    id,
    system,
    title: { el: name, en: name },
    note: place,
    state: null,
    judged: null,
    image: null,
  }));
};

const readers: readonly Read[] = [presentations, libraryItems, media, displays];

/** As many are looked at closely, the last changed ones: of what many rows have in them nobody reads more. */
const enough = 60;
/** What is in so many of the newest is in many more of all; to gather those would take longer than anybody waits. */
const newest = 2_000;

/** When a row was changed last; of a display that is not written down, and the last one taken in is as good. */
const changedAt: Record<SearchedTable, string> = {
  presentation: 'modified_at',
  library_item: 'modified_at',
  media_asset: 'modified_at',
  display: 'paired_at',
};

type Input = { table: SearchedTable; query: string };

async function findIds(db: Kysely<Tables>, { table, query }: Input): Promise<string[]> {
  const when = sql.ref(changedAt[table]);
  const found = holdsWords(query, sql.ref<string>('search'));
  const common = await sql<{ id: string }>`
    select id from (
      select id, search, ${when} from ${sql.table(table)} order by ${when} desc, id desc limit ${sql.lit(newest)}
    ) as newest
    where ${found} limit ${sql.lit(enough)}
  `.execute(db);
  if (common.rows.length === enough) return common.rows.map(({ id }) => id);
  // Few, or long ago: the index of trigrams knows them. Ordered by an expression, so that nobody walks along the index
  // of changes through all the rows that are not meant.
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${found}
    order by ${when} + interval '0' desc, id desc limit ${sql.lit(enough)}
  `.execute(db);
  return rows.map(({ id }) => id);
}
