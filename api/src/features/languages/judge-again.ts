import { parityVersion } from '@psifida/contract/content/parity';
import { homeOf } from '@psifida/contract/registry/addresses';
import { type Kysely, sql, type Transaction } from 'kysely';
import { withAdvisoryLock } from '../../concurrency/advisory-lock.ts';
import { toContent } from '../../db/presentation-columns.ts';
import type { LibraryItemRow, PresentationRow, Tables } from '../../db/tables.ts';
import { judgedMedia, keepDoubts } from '../../documents/language-doubts.ts';

/** Small enough that nobody who saves or asks meanwhile waits for it: judging keeps the process busy. */
const batch = 50;

export const isJudged = async (db: Kysely<Tables>): Promise<boolean> => {
  const seen = await db.selectFrom('language_judging').select('version').execute();
  return seen.length === 1 && seen[0]?.version === parityVersion;
};

type Judged = Parameters<typeof keepDoubts>[1][number];
type Source<Row> = {
  table: string;
  columns: readonly string[];
  judged: (row: Row) => Omit<Judged, 'id' | 'before'>;
};

const from = <Row>(source: Source<Row>) => source as Source<never>;
const sources = [
  from<PresentationRow>({
    table: 'presentation',
    columns: ['system', 'title_el', 'title_en', 'entries', 'more'],
    judged: (row) => ({ kind: 'presentation', system: row.system, content: toContent(row) }),
  }),
  from<LibraryItemRow>({
    table: 'library_item',
    columns: ['kind', 'content'],
    judged: ({ kind, content }) => ({ kind, system: homeOf(kind), content }),
  }),
  from<{ alt_el: string; alt_en: string; decorative: boolean }>({
    table: 'media_asset',
    columns: ['alt_el', 'alt_en', 'decorative'],
    judged: ({ alt_el: el, alt_en: en, decorative }) => ({
      ...{ kind: 'media', system: null, content: judgedMedia({ alt: { el, en }, decorative }) },
    }),
  }),
];

/** What somebody is just saving is left out: it is judged as they save it. Answers with where it ended; null at the end. */
async function judgeBatch(
  tx: Transaction<Tables>,
  { table, columns, judged }: (typeof sources)[number],
  after: string | null,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id, ${sql.join(columns.map((column) => sql.ref(column)))}
    from ${sql.table(table)} where ${after}::uuid is null or id > ${after}
    order by id limit ${batch} for no key update skip locked
  `.execute(tx);
  // Nothing is known of what was before: which language is older stays as it is.
  await keepDoubts(
    tx,
    rows.map((row) => ({ ...judged(row as never), id: row.id, before: null })),
  );
  return rows.length === batch ? (rows.at(-1)?.id ?? null) : null;
}

/** After start, where other rules had judged: batch by batch, in one process, begun anew where it was interrupted. */
export async function judgeAgainAfterChange(
  db: Kysely<Tables>,
  { isStopping = () => false }: { isStopping?: () => boolean } = {},
): Promise<void> {
  if (await isJudged(db)) return;
  await withAdvisoryLock(db, 'languages', async (connection) => {
    for (const source of sources) {
      let after: string | null = null;
      do {
        if (isStopping()) return;
        const place: string | null = after;
        after = await connection.transaction().execute((tx) => judgeBatch(tx, source, place));
      } while (after);
    }
    await connection.transaction().execute(async (tx) => {
      await tx.deleteFrom('language_judging').execute();
      await tx.insertInto('language_judging').values({ version: parityVersion }).execute();
    });
  });
}
