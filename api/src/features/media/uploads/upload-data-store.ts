import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Person } from '@psifida/contract/content/presentation';
import type { UploadMetadata } from '@psifida/contract/content/upload';
import { DataStore, ERRORS, Metadata, Upload } from '@tus/utils';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { cleanFileName } from '../../../media/intake/clean-file-name.ts';
import type { Staging } from '../../../media/staging.ts';
import { diskFailure } from '../../../media/storage/disk-failure.ts';
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
    await (await open(staging.uploadFile(upload.id), 'wx').catch(rethrow)).close();
    await store.insert(db, {
      id: upload.id,
      by,
      fileName: cleanFileName(announced.filename),
      metadata,
      announced,
      bytes: upload.size ?? 0,
      staging: staging.id,
      expiresAt: new Date(Date.now() + lifetimeMs),
    });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { db, by, staging } = this.#parts;
    const row = await store.findOwn(db, { id, ownerId: by.id });
    // Its bytes lie in a folder that this process cannot see: it cannot be continued here.
    if (!row || row.staging !== staging.id) throw ERRORS.FILE_NOT_FOUND;
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
    try {
      for await (const chunk of bytes as AsyncIterable<Buffer>) {
        await file.write(chunk, 0, chunk.length, received).catch(rethrow);
        received += chunk.length;
      }
    } finally {
      await file.sync().catch(rethrow);
      await file.close();
      if (received > offset) await store.setReceived(db, { id, received });
    }
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
