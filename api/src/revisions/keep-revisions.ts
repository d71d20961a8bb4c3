import { changesBetween } from '@psifida/contract/content/changes';
import type { Fields } from '@psifida/contract/content/fields';
import type { Person, RevisionSummary } from '@psifida/contract/content/presentation';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Where the revisions of something stand, and the column that says whose they are. */
type Place = { table: 'presentation_revision' | 'library_revision'; owner: 'presentation_id' | 'item_id' };

/** What was saved, as the row of its subject has it now. */
type SavedRow<Content> = {
  id: string;
  version: number;
  active: boolean;
  content: Content;
  modified_at: Date;
  modified_by_id: string;
  modified_by_name: string;
};

type RevisionRow = {
  version: number;
  active: boolean;
  content: object;
  saved_at: Date;
  saved_by_id: string;
  saved_by_name: string;
};

type KeptRevision<Content> = {
  version: number;
  active: boolean;
  at: string;
  by: Person;
  content: Content;
};

/** Every save of a kind of document, whole: written with the save, read page by page, newest first. */
export function keepRevisions<Content extends object>({ table, owner }: Place) {
  const columns = sql`version, active, content, saved_at, saved_by_id, saved_by_name`;

  const toRevision = (row: RevisionRow, read: (content: object) => Content): KeptRevision<Content> => ({
    version: row.version,
    active: row.active,
    at: row.saved_at.toISOString(),
    by: { id: row.saved_by_id, name: row.saved_by_name },
    content: read(row.content),
  });

  const keeping = (rows: readonly SavedRow<Content>[]) => {
    const saved = rows.map((row) => ({
      subject: row.id,
      version: row.version,
      active: row.active,
      content: row.content,
      saved_at: row.modified_at,
      saved_by_id: row.modified_by_id,
      saved_by_name: row.modified_by_name,
    }));
    return sql`
      insert into ${sql.table(table)} (${sql.ref(owner)}, ${columns}) select subject, ${columns}
      from jsonb_to_recordset(${JSON.stringify(saved)}::jsonb) as saved (
        subject uuid, version integer, active boolean, content jsonb,
        saved_at timestamptz, saved_by_id text, saved_by_name text
      )`;
  };

  return {
    /** For a statement that writes more than that. */
    keeping,

    /** In the transaction of the save: no save, no revision. */
    async keep(tx: Transaction<Tables>, rows: readonly SavedRow<Content>[]): Promise<void> {
      if (rows.length) await keeping(rows).execute(tx);
    },

    /** `read` makes of what was written, perhaps long ago, a content of today. */
    async list(
      db: Kysely<Tables>,
      {
        id,
        after,
        limit,
        fields,
        read,
      }: { id: string; after?: number; limit: number; fields: Fields; read: (content: object) => Content },
    ): Promise<{ items: RevisionSummary[]; next: number | null }> {
      const { rows } = await sql<RevisionRow>`
        select ${columns} from ${sql.table(table)}
        where ${sql.ref(owner)} = ${id} ${after === undefined ? sql`` : sql`and version < ${after}`}
        order by version desc limit ${limit + 1}
      `.execute(db);
      const found = rows.map((row) => toRevision(row, read));
      const items = found.slice(0, limit).map(({ content, ...summary }, index) => {
        const before = found[index + 1];
        return {
          ...summary,
          changes: before ? changesBetween(fields, before, { ...summary, content }) : null,
        };
      });
      return { items, next: found.length > limit ? (items.at(-1)?.version ?? null) : null };
    },

    /** What each was before the save that is kept now; who has no earlier one is left out. */
    async before(
      tx: Transaction<Tables>,
      rows: readonly Pick<SavedRow<Content>, 'id' | 'version'>[],
    ): Promise<Map<string, object>> {
      if (!rows.some(({ version }) => version > 1)) return new Map();
      const wanted = JSON.stringify(rows.map(({ id, version }) => ({ id, version: version - 1 })));
      const { rows: found } = await sql<{ id: string; content: object }>`
        select wanted.id, content from ${sql.table(table)} as kept
        join jsonb_to_recordset(${wanted}::jsonb) as wanted (id uuid, version integer)
          on kept.${sql.ref(owner)} = wanted.id and kept.version = wanted.version
      `.execute(tx);
      return new Map(found.map(({ id, content }) => [id, content]));
    },

    async find(
      db: Kysely<Tables>,
      { id, number, read }: { id: string; number: number; read: (content: object) => Content },
    ): Promise<KeptRevision<Content> | undefined> {
      const { rows } = await sql<RevisionRow>`
        select ${columns} from ${sql.table(table)} where ${sql.ref(owner)} = ${id} and version = ${number}
      `.execute(db);
      return rows[0] && toRevision(rows[0], read);
    },
  };
}
