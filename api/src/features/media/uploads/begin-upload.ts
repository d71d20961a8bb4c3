import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Staging } from '../../../media/staging.ts';
import { StorageFailure } from '../../../media/storage/storage.ts';
import type { Incoming } from './incoming.ts';
import * as store from './uploads.store.ts';

type Deps = { db: Kysely<Tables>; staging: Staging; incoming: Pick<Incoming, 'id'> };

/** With its row an upload has its room: the next one is judged by what is left when all that was promised has come. */
export const beginUpload = (
  { db, staging, incoming }: Deps,
  upload: Omit<store.NewUpload, 'staging'>,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await store.lockRoom(tx, incoming.id);
    const promised = await store.bytesPromised(tx, incoming.id);
    // Twice: the file itself, and what is made of it while it is still there.
    if (!(await staging.hasRoomFor(promised + 2 * upload.bytes))) throw new StorageFailure('full');
    await store.insert(tx, { ...upload, staging: incoming.id });
  });
