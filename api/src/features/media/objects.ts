import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { MadeImage } from '../../media/images/make-images.ts';
import {
  diskFailure,
  type Storage,
  StorageFailure,
  type StorageSource,
  servedKey,
} from '../../media/storage/storage.ts';
import * as files from './files.store.ts';

type Deps = { db: Kysely<Tables>; storage: Storage };

type StoredObject = { key: string } & StorageSource;

export async function keepObjects({ db, storage }: Deps, objects: readonly StoredObject[]): Promise<void> {
  await files.touchObjects(db, objects);
  await Promise.all(objects.map((one) => storage.put(one.key, one)));
}

export async function keepImages(
  deps: Deps,
  made: readonly MadeImage[],
  besides: readonly StoredObject[] = [],
): Promise<files.NewRendition[]> {
  const images = made.map(({ format, data, width, height }) => {
    const extension = format === 'jpeg' ? ('jpg' as const) : format;
    const sha256 = createHash('sha256').update(data).digest('hex');
    const stored = { key: servedKey(sha256, extension), bytes: data.length };
    return { rendition: { ...stored, sha256, extension, width, height }, object: { ...stored, data } };
  });
  await keepObjects(deps, [...images.map(({ object }) => object), ...besides]);
  return images.map(({ rendition }) => rendition);
}

export const fetchObject = async (
  storage: Storage,
  { key, file }: { key: string; file: string },
): Promise<void> => {
  await pipeline(await storage.read(key), createWriteStream(file)).catch((error: unknown) => {
    throw error instanceof StorageFailure ? error : diskFailure(error);
  });
};
