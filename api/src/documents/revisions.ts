import { asRead } from '@psifida/contract/as-read';
import { changesBetween } from '@psifida/contract/content/changes';
import type { Fields } from '@psifida/contract/content/fields';
import { emptyItem, type ItemContent, itemContents } from '@psifida/contract/content/library-item';
import type { Person, RevisionSummary } from '@psifida/contract/content/presentation';
import {
  emptyContent,
  type PresentationContent,
  presentationContent,
} from '@psifida/contract/content/presentation-content';
import type { LibraryKind } from '@psifida/contract/kinds';
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
function keepRevisions<Content extends object>({ table, owner }: Place) {
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
    /** As a CTE of a larger statement. */
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

export const presentationRevisions = keepRevisions<PresentationContent>({
  table: 'presentation_revision',
  owner: 'presentation_id',
});
export const itemRevisions = keepRevisions<ItemContent>({ table: 'library_revision', owner: 'item_id' });

const shape = asRead(presentationContent);
const empty = emptyContent({ el: '', en: '' });
/** A field that was added since it was kept is as in an empty one. */
export const readContent = (content: object): PresentationContent => shape.parse({ ...empty, ...content });

export const readItem =
  (kind: LibraryKind) =>
  (content: object): ItemContent =>
    asRead(itemContents[kind]).parse({ ...emptyItem[kind], ...content });
