import type { Revision } from '@psifida/contract/content/presentation';
import { emptyContent } from '@psifida/contract/content/presentation-content';
import type { Kysely } from 'kysely';
import type { RevisionRow, Tables } from '../../db/tables.ts';

export const toRevision = (row: RevisionRow): Revision => ({
  version: row.version,
  active: row.active,
  at: row.saved_at.toISOString(),
  by: { id: row.saved_by_id, name: row.saved_by_name },
  // Kept before there were views, it says nothing of them; restored, it has none.
  content: { ...emptyContent(row.content.title), ...row.content },
});

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
