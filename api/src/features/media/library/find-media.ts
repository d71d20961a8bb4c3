import type { MediaDetails } from '@psifida/contract/content/media';
import { Problem } from '@psifida/contract/problem';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../db/tables.ts';
import * as store from './media.store.ts';

export async function findMedia({ db, id }: { db: Kysely<Tables>; id: string }): Promise<MediaDetails> {
  const row = z.uuid().safeParse(id).success ? await store.find(db, id) : undefined;
  if (!row) throw new Problem('media.not-found', { id });
  return store.toDetails(db, row);
}
