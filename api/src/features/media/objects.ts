import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { MadePicture } from '../../media/pictures/make-pictures.ts';
import { diskFailure } from '../../media/storage/disk-failure.ts';
import { servedKey } from '../../media/storage/object-key.ts';
import { type Storage, StorageFailure, type StorageSource } from '../../media/storage/storage.ts';
import * as files from './files.store.ts';

type Parts = { db: Kysely<Tables>; storage: Storage };

export async function keepObject(
  { db, storage }: Parts,
  object: { key: string } & StorageSource,
): Promise<void> {
  await files.touchObject(db, object);
  await storage.put(object.key, object);
}

/** Stores a picture that was made, under its hash. */
export async function keepPicture(
  parts: Parts,
  { format, data, width, height }: MadePicture,
): Promise<files.NewRendition> {
  const extension = format === 'jpeg' ? 'jpg' : format;
  const sha256 = createHash('sha256').update(data).digest('hex');
  const [key, bytes] = [servedKey(sha256, extension), data.length];
  await keepObject(parts, { key, data, bytes });
  return { key, sha256, extension, width, height, bytes };
}

export const fetchObject = async (
  storage: Storage,
  { key, file }: { key: string; file: string },
): Promise<void> => {
  await pipeline(await storage.read(key), createWriteStream(file)).catch((error: unknown) => {
    throw error instanceof StorageFailure ? error : diskFailure(error);
  });
};
