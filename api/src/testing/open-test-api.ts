import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { resolveRegistry } from '@psifida/contract/registry/override';
import { type Connection, connectDatabase } from '@psifida/postgres/connect';
import { openTestDatabase, type TestDatabase } from '@psifida/postgres/testing/test-database';
import type { Tables } from '../db/tables.ts';
import { createHttpServer } from '../http/http-server.ts';
import { openDiskStorage } from '../media/storage/disk-storage.ts';
import { type ApiChange, callerOf, mountTestApi } from './mount-test-api.ts';
import { createTestIssuer } from './test-issuer.ts';

type Change = Omit<ApiChange, 'registry'> & {
  registryOverride?: unknown;
  /** The proxies in front whose word about the caller's address counts. */
  trustProxy?: string[];
  /** Another process of the same installation: the same database, the same identity provider. */
  beside?: Beside;
};
type Beside = { connection: Connection; tokens: Awaited<ReturnType<typeof createTestIssuer>> };

/** Connections of its own to somebody else's database. */
const joinDatabase = (connection: Connection): TestDatabase<Tables> => {
  const db = connectDatabase<Tables>({ connection });
  return { db, connection, close: () => db.destroy() };
};

/** The product API on a database of its own. Calls are an editor's unless they say otherwise. */
export async function openTestApi({ registryOverride, trustProxy, beside, ...options }: Change = {}) {
  const database = beside ? joinDatabase(beside.connection) : await openTestDatabase<Tables>();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-media-'));
  const storage = options.media?.storage ?? openDiskStorage(path.join(folder, 'media'));
  const tokens = beside?.tokens ?? (await createTestIssuer());
  const app = createHttpServer({ logger: false, trustProxy: trustProxy ?? false });
  await mountTestApi(
    app,
    { db: database.db, keys: tokens.keys, folder },
    { ...options, registry: resolveRegistry(registryOverride), media: { ...options.media, storage } },
  );
  const call = callerOf(app, await tokens.token());

  return {
    app,
    db: database.db,
    storage,
    /** Holds `media` and `uploads`. */
    folder,
    token: tokens.token,
    /** What another process of the same installation needs. */
    shared: { connection: database.connection, tokens },
    call,
    close: async () => {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof openTestApi>>;
