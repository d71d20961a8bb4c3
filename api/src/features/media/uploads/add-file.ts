import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from '@psifida/contract/content/presentation';
import type { Upload } from '@psifida/contract/content/upload';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { privateFile } from '../../../media/private-files.ts';
import type { Staging } from '../../../media/staging.ts';
import { beginUpload } from './begin-upload.ts';
import * as store from './uploads.store.ts';

type Parts = { db: Kysely<Tables>; staging: Staging; lifetimeMs: number; onReceived: () => void };
type File = { name: string; bytes: Uint8Array; purpose: Upload['purpose']; by: Person };

export type AddFile = (file: File) => Promise<Upload>;

/** A file that is here already goes the way of every upload, from its last byte on. */
export const fileAdder =
  ({ db, staging, lifetimeMs, onReceived }: Parts): AddFile =>
  async ({ name, bytes, purpose, by }) => {
    const id = randomUUID();
    await beginUpload(
      { db, staging },
      {
        id,
        by,
        fileName: name,
        metadata: '',
        announced: { filename: name, filetype: '', purpose },
        bytes: bytes.length,
        expiresAt: new Date(Date.now() + lifetimeMs),
      },
    );
    await writeFile(staging.uploadFile(id), bytes, { mode: privateFile });
    await store.setReceived(db, { id, received: bytes.length });
    onReceived();
    for (;;) {
      const row = await store.findOwn(db, { id, ownerId: by.id });
      if (row?.state === 'done') return store.toUpload(row);
      if (!row || row.state === 'failed')
        throw new Error(`${name} was not taken in: ${row?.refusal?.code ?? 'its upload is gone'}`);
      await sleep(50);
    }
  };
