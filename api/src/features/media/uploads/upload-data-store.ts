import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Person } from '@psifida/contract/content/presentation';
import type { UploadMetadata } from '@psifida/contract/content/upload';
import { DataStore, ERRORS, Metadata, Upload } from '@tus/utils';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { cleanFileName } from '../../../media/intake/clean-file-name.ts';
import { privateFile } from '../../../media/private-files.ts';
import type { Staging } from '../../../media/staging.ts';
import { diskFailure } from '../../../media/storage/disk-failure.ts';
import { StorageFailure } from '../../../media/storage/storage.ts';
import { writeWhole } from '../../../media/write-whole.ts';
import { beginUpload } from './begin-upload.ts';
import * as store from './uploads.store.ts';

type Parts = {
  db: Kysely<Tables>;
  staging: Staging;
  by: Person;
  announced: UploadMetadata;
  /** As it came, to be given back by HEAD. */
  metadata: string;
  lifetimeMs: number;
};

/** Where tus keeps one person's uploads: rows for what is known, staged files for the bytes. */
export class UploadDataStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'expiration', 'termination'];
  readonly #parts: Parts;

  constructor(parts: Parts) {
    super();
    this.#parts = parts;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { db, staging, by, announced, metadata, lifetimeMs } = this.#parts;
    const file = staging.uploadFile(upload.id);
    await (await open(file, 'wx', privateFile).catch(rethrow)).close();
    try {
      await beginUpload(
        { db, staging },
        {
          id: upload.id,
          by,
          fileName: cleanFileName(announced.filename),
          metadata,
          announced,
          bytes: upload.size ?? 0,
          expiresAt: new Date(Date.now() + lifetimeMs),
        },
      );
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { db, by, staging } = this.#parts;
    const row = await store.findOwn(db, { id, ownerId: by.id });
    // Its bytes lie in a folder that this process cannot see: it cannot be continued here.
    if (!row || row.staging !== staging.id) throw ERRORS.FILE_NOT_FOUND;
    // Whoever hears that it is not there begins anew.
    if (row.state === 'waiting' && !existsSync(staging.uploadFile(id))) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({
      id,
      size: row.bytes,
      offset: row.received,
      metadata: row.metadata ? Metadata.parse(row.metadata) : undefined,
      creation_date: row.created_at.toISOString(),
    });
  }

  /** What has reached the disk counts, also when the line breaks in the middle: the next attempt goes on from there. */
  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const { db, staging } = this.#parts;
    const file = await open(staging.uploadFile(id), 'r+').catch(rethrow);
    let received = offset;
    const onStored = (count: number) => {
      received += count;
    };
    const keep = async (chunk: Buffer) => {
      // Asked each time: others fill the disk too, and what is kept free is kept for saving and signing in.
      if (!(await staging.hasRoomFor(chunk.length))) throw new StorageFailure('full');
      await writeWhole(file, chunk, { position: received, onStored });
    };
    let failure: unknown = null;
    let isStillWaiting = true;
    try {
      // What comes after a failure is read all the same: whoever is still sending does not hear the answer.
      for await (const chunk of bytes as AsyncIterable<Buffer>)
        if (!failure)
          await keep(chunk).catch((error: unknown) => {
            failure = error;
          });
    } finally {
      await file
        .sync()
        .catch(rethrow)
        .finally(() => file.close());
      if (received > offset) isStillWaiting = await store.setReceived(db, { id, received });
    }
    if (!isStillWaiting) throw ERRORS.FILE_NOT_FOUND;
    if (failure) throw failure;
    return received;
  }

  override async remove(id: string): Promise<void> {
    const { db, staging } = this.#parts;
    await store.removeWaiting(db, id);
    await rm(staging.uploadFile(id), { force: true });
  }

  override getExpiration(): number {
    return this.#parts.lifetimeMs;
  }
}

function rethrow(error: unknown): never {
  throw diskFailure(error);
}
