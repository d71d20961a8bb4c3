import type { Transaction } from 'kysely';
import type { PresentationRow, Tables } from '../db/tables.ts';
import { toContent } from './to-content.ts';

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
