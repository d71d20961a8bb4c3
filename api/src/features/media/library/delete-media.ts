import { Problem } from '@psifida/contract/problem';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../db/tables.ts';
import * as store from './media.store.ts';
import { listUses } from './media-uses.store.ts';

/** Whoever changes it holds it until the end. */
export async function lockAsset(tx: Transaction<Tables>, id: string, lock = store.lock) {
  const asset = z.uuid().safeParse(id).success ? await lock(tx, id) : undefined;
  if (!asset) throw new Problem('media.not-found', { id });
  return asset;
}

/** Refused with the names of what uses it. One that begins to at this moment is met by the constraint. */
export async function removeAsset(tx: Transaction<Tables>, id: string): Promise<void> {
  await lockAsset(tx, id);
  const uses = await listUses(tx, id);
  if (uses.length) throw new Problem('media.in-use', { uses });
  await store.remove(tx, id);
}

export const deleteMedia = ({ db, id }: { db: Kysely<Tables>; id: string }): Promise<{ id: string }> =>
  db.transaction().execute(async (tx) => {
    await removeAsset(tx, id);
    return { id };
  });
