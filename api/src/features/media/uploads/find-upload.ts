import { canRetry } from '@psifida/contract/content/media-refusal';
import type { Upload } from '@psifida/contract/content/upload';
import { Problem } from '@psifida/contract/problem';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../db/tables.ts';
import * as store from './uploads.store.ts';

type Input = { db: Kysely<Tables>; id: string; ownerId: string };

/** Someone else's upload is as little there as one that never was. */
async function find({ db, id, ownerId }: Input): Promise<store.UploadRow> {
  const row = z.uuid().safeParse(id).success ? await store.findOwn(db, { id, ownerId }) : undefined;
  if (!row) throw new Problem('upload.not-found', { id });
  return row;
}

export const findUpload = async (input: Input): Promise<Upload> => store.toUpload(await find(input));

/** What failed through our own trouble is tried again with the bytes that are still here. */
export async function retryUpload({
  onReceived,
  ...input
}: Input & { onReceived: () => void }): Promise<Upload> {
  const { state, refusal } = await find(input);
  if (state !== 'failed' || !refusal || !canRetry(refusal.code)) throw new Problem('upload.not-retryable');
  const requeued = await store.requeue(input.db, input.id);
  onReceived();
  return store.toUpload(requeued);
}
