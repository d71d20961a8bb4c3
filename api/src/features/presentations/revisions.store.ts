import type { Revision } from '@psifida/contract/content/presentation';
import type { Kysely, Transaction } from 'kysely';
import type { PresentationRow, RevisionRow, Tables } from '../../db/tables.ts';
import { toContent } from '../../rules/to-content.ts';

export const toRevision = (row: RevisionRow): Revision => ({
  version: row.version,
  active: row.active,
  at: row.saved_at.toISOString(),
  by: { id: row.saved_by_id, name: row.saved_by_name },
  content: row.content,
});

export const keepRevision = async (tx: Transaction<Tables>, row: PresentationRow): Promise<void> => {
  await tx
    .insertInto('presentation_revision')
    .values({
      presentation_id: row.id,
      version: row.version,
      active: row.active,
      content: JSON.stringify(toContent(row)),
      saved_at: row.modified_at,
      saved_by_id: row.modified_by_id,
      saved_by_name: row.modified_by_name,
    })
    .execute();
};

export const listRevisionRows = (
  db: Kysely<Tables>,
  { id, before, limit }: { id: string; before?: number; limit: number },
): Promise<RevisionRow[]> =>
  db
    .selectFrom('presentation_revision')
    .selectAll()
    .where('presentation_id', '=', id)
    .$if(before !== undefined, (query) => query.where('version', '<', before ?? 0))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();

export const findRevisionRow = (
  db: Kysely<Tables>,
  { id, number }: { id: string; number: number },
): Promise<RevisionRow | undefined> =>
  db
    .selectFrom('presentation_revision')
    .selectAll()
    .where('presentation_id', '=', id)
    .where('version', '=', number)
    .executeTakeFirst();
