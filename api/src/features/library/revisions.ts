import { itemFields, type LibraryItem } from '@psifida/contract/content/library-item';
import type { RevisionSummary } from '@psifida/contract/content/presentation';
import type { Knowing } from '@psifida/contract/endpoints/knowing';
import type { ItemRevision } from '@psifida/contract/endpoints/library';
import { Problem } from '@psifida/contract/problem';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Doer } from '../../rules/demand-approval.ts';
import { findRow, type Parts } from './find-item.ts';
import { itemRevisions, readItem } from './item-revisions.ts';
import type { Which } from './library.store.ts';
import { changeItem } from './save-item.ts';

export async function listItemRevisions(
  { db }: Parts,
  { kind, id, after, limit }: Which & { after?: number; limit: number },
): Promise<{ items: RevisionSummary[]; next: number | null }> {
  await findRow(db, { kind, id });
  return itemRevisions.list(db, { id, after, limit, fields: itemFields[kind], read: readItem(kind) });
}

/** The row's kind says which shape its content has. */
export async function findItemRevision(
  db: Kysely<Tables>,
  { kind, id, number }: Which & { number: number },
): Promise<ItemRevision> {
  await findRow(db, { kind, id });
  const found = await itemRevisions.find(db, { id, number, read: readItem(kind) });
  if (!found) throw new Problem('item.not-found', { kind, id, number });
  return { ...found, kind } as ItemRevision;
}

type Restore = Which & { number: number; version: number; by: Doer; knowing: Knowing };

/** An earlier content becomes a new revision, wherever it is used. Whether it is active stays as it is now. */
export const restoreItemRevision = (parts: Parts, { number, ...target }: Restore): Promise<LibraryItem> =>
  changeItem(
    parts,
    target,
    async (current, tx) => {
      const { content } = await findItemRevision(tx, { ...target, number });
      return { content, active: current.active };
    },
    'restored',
  );
