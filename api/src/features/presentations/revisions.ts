import type { Person, Presentation, Revision } from '@psifida/contract/content/presentation';
import { Problem } from '@psifida/contract/problem';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { findRow } from './find-presentation.ts';
import { findRevisionRow, listRevisionRows, toRevision } from './revisions.store.ts';
import { changePresentation, type Parts } from './save-presentation.ts';

type Which = { system: SystemId; id: string };

export async function listRevisions(
  { db }: Parts,
  { system, id, after, limit }: Which & { after?: number; limit: number },
): Promise<{ items: Revision[]; next: number | null }> {
  await findRow(db, { system, id });
  const rows = await listRevisionRows(db, { id, before: after, limit: limit + 1 });
  const items = rows.slice(0, limit).map(toRevision);
  return { items, next: rows.length > limit ? (items.at(-1)?.version ?? null) : null };
}

export async function findRevision(
  db: Kysely<Tables>,
  { system, id, number }: Which & { number: number },
): Promise<Revision> {
  await findRow(db, { system, id });
  const row = await findRevisionRow(db, { id, number });
  if (!row) throw new Problem('presentation.not-found', { id, number });
  return toRevision(row);
}

type Restore = Which & { number: number; version: number; by: Person };

/** An earlier content becomes a new revision. Whether it is shown stays as it is now. */
export const restoreRevision = (parts: Parts, { number, ...target }: Restore): Promise<Presentation> =>
  changePresentation(
    parts,
    target,
    async (current, tx) => {
      const { content } = await findRevision(tx, { ...target, number });
      return { content, active: current.active };
    },
    'restored',
  );
