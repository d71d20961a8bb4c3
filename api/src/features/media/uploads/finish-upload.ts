import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { inOneStatement } from '../../../db/one-statement.ts';
import { recording } from '../../../db/record-activity.ts';
import { searchOf } from '../../../db/search-of.ts';
import type { Tables } from '../../../db/tables.ts';
import { withoutExtension } from '../../../media/intake/clean-file-name.ts';
import * as files from '../files.store.ts';
import type { TakenIn } from './take-in.ts';
import * as store from './upload-work.store.ts';

type Input = { db: Kysely<Tables>; job: store.ClaimedUpload; taken: TakenIn; lifetimeMs: number };

/** The file, what was made of it, the asset and the end of the upload become visible together. */
export const finishUpload = ({ db, job, taken, lifetimeMs }: Input): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const isNew = taken.made !== null && (await files.insert(tx, taken.made));
    // Known when we looked, and cleaned away since: the next attempt makes it anew.
    if (!isNew && !(await files.lock(tx, taken.sha256))) throw new Error('the known file has gone meanwhile');
    const result = job.purpose === 'library' ? await addToLibrary(tx, job, { ...taken, isNew }) : {};
    await store.updateClaimed(tx, job, {
      state: 'done',
      claim: null,
      sha256: taken.sha256,
      progress: 100,
      expires_at: new Date(Date.now() + lifetimeMs),
      ...result,
    });
  });

/** The same bytes twice are one asset. The lock on the file makes even two at the same moment wait for each other. */
async function addToLibrary(
  tx: Transaction<Tables>,
  job: store.ClaimedUpload,
  { sha256, isNew }: { sha256: string; isNew: boolean },
) {
  const existing = isNew ? undefined : await findAssetOf(tx, sha256);
  if (existing) return { asset_id: existing.id, duplicate: true };
  const id = randomUUID();
  const title = withoutExtension(job.file_name);
  const by = { id: job.owner_id, name: job.owner_name };
  const asset = tx.insertInto('media_asset').values({
    id,
    file_sha256: sha256,
    poster_sha256: null,
    title,
    file_name: job.file_name,
    search: searchOf('media_asset', { title, file_name: job.file_name, alt_el: '', alt_en: '', tags: [] }),
    created_by_id: by.id,
    created_by_name: by.name,
    modified_by_id: by.id,
    modified_by_name: by.name,
  });
  const { parts, told } = recording([
    { action: 'uploaded', system: null, kind: 'media', subject: id, title: { el: title, en: title }, by },
  ]);
  await inOneStatement(tx, { asset: sql`${asset}`, ...parts }, told);
  return { asset_id: id, duplicate: false };
}

const findAssetOf = (tx: Transaction<Tables>, sha256: string) =>
  tx
    .selectFrom('media_asset')
    .select('id')
    .where('file_sha256', '=', sha256)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
