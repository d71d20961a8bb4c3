import { Problem } from '@psifida/contract/problem';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../db/tables.ts';
import * as store from './media.store.ts';
import { listUses } from './media-uses.store.ts';

type Input = { db: Kysely<Tables>; id: string };

/** Refused with the names of what uses it. One that begins to at this moment is met by the constraint. */
export const deleteMedia = ({ db, id }: Input): Promise<{ id: string }> =>
  db.transaction().execute(async (tx) => {
    const asset = z.uuid().safeParse(id).success ? await store.lock(tx, id) : undefined;
    if (!asset) throw new Problem('media.not-found', { id });
    const uses = await listUses(tx, id);
    if (uses.length) throw new Problem('media.in-use', { uses });
    await store.remove(tx, id);
    return { id };
  });
