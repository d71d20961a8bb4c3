import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from '@psifida/contract/content/presentation';
import type { Upload } from '@psifida/contract/content/upload';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Staging } from '../../../media/staging.ts';
import { beginUpload } from './begin-upload.ts';
import type { Incoming } from './incoming.ts';
import * as store from './uploads.store.ts';

type Deps = {
  db: Kysely<Tables>;
  staging: Staging;
  incoming: Incoming;
  lifetimeMs: number;
  onReceived: () => void;
};
type File = { name: string; bytes: Uint8Array; purpose: Upload['purpose']; by: Person };

export type AddFile = (file: File) => Promise<Upload>;

/** A file that is here already goes the way of every upload, from its last byte on. */
export const fileAdder =
  ({ db, staging, incoming, lifetimeMs, onReceived }: Deps): AddFile =>
  async ({ name, bytes, purpose, by }) => {
    const [id, writer] = [randomUUID(), randomUUID()];
    await incoming.begin(id);
    await beginUpload(
      { db, staging, incoming },
      {
        id,
        by,
        fileName: name,
        metadata: '',
        announced: { filename: name, filetype: '', purpose },
        bytes: bytes.length,
        writer,
        expiresAt: new Date(Date.now() + lifetimeMs),
      },
    );
    await incoming.write(id, { offset: 0, bytes: Readable.from([Buffer.from(bytes)]), writer });
    onReceived();
    for (;;) {
      const row = await store.findOwn(db, { id, ownerId: by.id });
      const upload = row && store.toUpload(row);
      if (upload?.state === 'done') return upload;
      if (!row || row.state === 'failed')
        throw new Error(`${name} was not taken in: ${row?.refusal?.code ?? 'its upload is gone'}`);
      await sleep(50);
    }
  };
