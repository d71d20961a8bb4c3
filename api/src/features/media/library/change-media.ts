import type { MediaDetails } from '@psifida/contract/content/media';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../db/tables.ts';
import { Problem } from '../../../problem.ts';
import { findMedia } from './find-media.ts';
import * as store from './media.store.ts';

export type LockedAsset = NonNullable<Awaited<ReturnType<typeof store.lock>>>;

type Input = {
  db: Kysely<Tables>;
  id: string;
  version: number;
  /** What has to be locked before the asset itself. */
  before?: (tx: Transaction<Tables>) => Promise<unknown>;
};

/** Lock, compare the version, change, answer with what stands now: what every change of an asset has in common. */
export const changeMedia = (
  { db, id, version, before }: Input,
  change: (tx: Transaction<Tables>, asset: LockedAsset) => Promise<unknown>,
): Promise<MediaDetails> =>
  db.transaction().execute(async (tx) => {
    const isId = z.uuid().safeParse(id).success;
    if (isId) await before?.(tx);
    const asset = isId ? await store.lock(tx, id) : undefined;
    if (!asset) throw new Problem('media.not-found', { id });
    if (asset.version !== version) throw new Problem('media.changed-elsewhere', { version: asset.version });
    await change(tx, asset);
    return findMedia({ db: tx, id });
  });
