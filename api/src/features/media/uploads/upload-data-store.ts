import type { Readable } from 'node:stream';
import type { Person } from '@psifida/contract/content/presentation';
import type { UploadMetadata } from '@psifida/contract/content/upload';
import { DataStore, ERRORS, Metadata, Upload } from '@tus/utils';
import type { Kysely } from 'kysely';
import type { MediaUploadRow } from '../../../db/media-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import { cleanFileName } from '../../../media/intake/clean-file-name.ts';
import type { Staging } from '../../../media/staging.ts';
import { beginUpload } from './begin-upload.ts';
import type { Incoming } from './incoming.ts';
import type { LooksAhead } from './looks-ahead.ts';
import type { Looked } from './take-in.ts';
import * as store from './uploads.store.ts';

type Deps = {
  db: Kysely<Tables>;
  staging: Staging;
  incoming: Incoming;
  /** This request, by the name under which it holds the lock. */
  writer: string;
  /** It brings bytes along. */
  hasBytes: boolean;
  by: Person;
  announced: UploadMetadata;
  /** As it came, to be given back by HEAD. */
  metadata: string;
  lifetimeMs: number;
  looksAhead?: Pick<LooksAhead, 'begin' | 'keep'> | undefined;
};

/** Where tus keeps one person's uploads: rows for what is known, and the place of the bytes on their way in. */
export class UploadDataStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'expiration', 'termination'];
  readonly #parts: Deps;
  /** Ends with the last write: when a line breaks, tus does not wait for what had come of it. */
  written: Promise<unknown> = Promise.resolve();
  /** As the protocol knows it: made or found by this request. */
  #upload: Upload | undefined;
  #known: MediaUploadRow | undefined;
  #isMadeHere = false;
  #isWhole = false;

  constructor(deps: Deps) {
    super();
    this.#parts = deps;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { db, staging, incoming, writer, hasBytes, by, announced, metadata, lifetimeMs } = this.#parts;
    await incoming.begin(upload.id);
    try {
      await beginUpload(
        { db, staging, incoming },
        {
          id: upload.id,
          by,
          fileName: cleanFileName(announced.filename),
          metadata,
          announced,
          bytes: upload.size ?? 0,
          writer: hasBytes ? writer : null,
          expiresAt: new Date(Date.now() + lifetimeMs),
        },
      );
    } catch (error) {
      await incoming.remove(upload.id);
      throw error;
    }
    this.#upload = upload;
    this.#isMadeHere = true;
    return upload;
  }

  /** Whether the row may still name this request: one that brings no bytes was never named, and the last byte takes the name away. */
  get holdsLock(): boolean {
    return !this.#isWhole && (this.#parts.hasBytes || !this.#isMadeHere);
  }

  /** As it stood when this request took its lock: from then on nobody else writes it. */
  know(row: MediaUploadRow): void {
    this.#known = row;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { db, by, incoming } = this.#parts;
    if (this.#isMadeHere && this.#upload?.id === id) return this.#upload;
    const known = this.#known?.id === id && this.#known.owner_id === by.id ? this.#known : undefined;
    this.#known = undefined; // whoever asks again wants to know how it stands then
    const row = known ?? (await store.findOwn(db, { id, ownerId: by.id }));
    // Its bytes lie in a folder that this process cannot see: it cannot be continued here.
    if (!row || row.staging !== incoming.id) throw ERRORS.FILE_NOT_FOUND;
    // Whoever hears that it is not there begins anew.
    if (row.state === 'waiting' && !incoming.has(id)) throw ERRORS.FILE_NOT_FOUND;
    this.#upload = new Upload({
      id,
      size: row.bytes,
      offset: row.received,
      metadata: row.metadata ? Metadata.parse(row.metadata) : undefined,
      creation_date: row.created_at.toISOString(),
    });
    return this.#upload;
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const { incoming, writer, looksAhead } = this.#parts;
    const whole = this.#upload?.size;
    let looking: Promise<Looked> | undefined;
    const onWritten = (file: string, end: number) => {
      if (end > offset && end === whole) looking = looksAhead?.begin(file, end);
    };
    const writing = incoming.write(id, { offset, bytes, writer, onWritten });
    this.written = writing.catch(() => {});
    const received = await writing;
    if (received === null) throw ERRORS.FILE_NOT_FOUND;
    this.#isWhole = received > offset && received === whole;
    // Only now: a later request may have replaced this one and written something else.
    if (looking && this.#isWhole) looksAhead?.keep(id, looking);
    return received;
  }

  override async remove(id: string): Promise<void> {
    const { db, incoming } = this.#parts;
    await store.removeWaiting(db, id);
    await incoming.remove(id);
  }

  override getExpiration(): number {
    return this.#parts.lifetimeMs;
  }
}
