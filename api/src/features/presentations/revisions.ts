import type { Presentation, Revision, RevisionSummary } from '@psifida/contract/content/presentation';
import { presentationFields } from '@psifida/contract/content/presentation-content';
import type { Knowing } from '@psifida/contract/endpoints/knowing';
import { Problem } from '@psifida/contract/problem';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { presentationRevisions, readContent } from '../../presentation-row/presentation-revisions.ts';
import type { Doer } from '../../rules/demand-approval.ts';
import { findRow } from './find-presentation.ts';
import { changePresentation, type Parts } from './save-presentation.ts';

type Which = { system: SystemId; id: string };

export async function listRevisions(
  { db }: Parts,
  { system, id, after, limit }: Which & { after?: number; limit: number },
): Promise<{ items: RevisionSummary[]; next: number | null }> {
  await findRow(db, { system, id });
  return presentationRevisions.list(db, { id, after, limit, fields: presentationFields, read: readContent });
}

export async function findRevision(
  db: Kysely<Tables>,
  { system, id, number }: Which & { number: number },
): Promise<Revision> {
  await findRow(db, { system, id });
  const found = await presentationRevisions.find(db, { id, number, read: readContent });
  if (!found) throw new Problem('presentation.not-found', { id, number });
  return found;
}

type Restore = Which & { number: number; version: number; by: Doer; knowing: Knowing };

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
