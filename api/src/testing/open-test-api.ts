import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { resolveRegistry } from '@psifida/contract/registry/override';
import { type Connection, connectDatabase } from '@psifida/postgres/connect';
import { openTestDatabase, type TestDatabase } from '@psifida/postgres/testing/test-database';
import type { InjectOptions } from 'fastify';
import { type ApiOptions, mountApi } from '../app.ts';
import type { Tables } from '../db/tables.ts';
import { FeedRefusal } from '../features/news/feed-refusal.ts';
import { createHttpServer } from '../http/http-server.ts';
import { openDiskStorage } from '../media/storage/disk-storage.ts';
import { clientId, createTestIssuer, issuer } from './test-issuer.ts';

type Call = Omit<InjectOptions, 'url' | 'method'> & { token?: string | null };

type Change = Partial<Omit<ApiOptions, 'db' | 'registry' | 'signIn' | 'media'>> & {
  registryOverride?: unknown;
  signIn?: Partial<ApiOptions['signIn']>;
  media?: Partial<ApiOptions['media']>;
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
export async function openTestApi({
  registryOverride,
  signIn,
  media,
  trustProxy,
  beside,
  ...options
}: Change = {}) {
  const database = beside ? joinDatabase(beside.connection) : await openTestDatabase<Tables>();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-media-'));
  const storage = media?.storage ?? openDiskStorage(path.join(folder, 'media'));
  const tokens = beside?.tokens ?? (await createTestIssuer());
  const app = createHttpServer({ logger: false, trustProxy: trustProxy ?? false });
  await mountApi(app, {
    db: database.db,
    registry: resolveRegistry(registryOverride),
    signIn: {
      issuer,
      clientId,
      audience: null,
      keys: tokens.keys,
      roles: { view: 'viewer', edit: 'editor', administer: 'admin' },
      ...signIn,
    },
    probes: {
      database: async () => {},
      storage: async () => {},
      uploads: async () => {},
      data: async () => {},
      identity: async () => {},
    },
    metricsToken: null,
    media: {
      storage,
      stagingFolder: path.join(folder, 'uploads'),
      limits: { imageMegabytes: 60, imageMegapixels: 120, filmMegabytes: 4000 },
      abandonedMs: 24 * 3600_000,
      unusedMs: 72 * 3600_000,
      retryDelayMs: 10,
      backWithinMs: 2 * 60_000,
      ...media,
    },
    fetchFeed: () => Promise.reject(new FeedRefusal('no-answer')),
    ...options,
  });
  const editor = await tokens.token();

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    address: string,
    { token = editor, ...rest }: Call = {},
  ) =>
    app.inject({
      ...rest,
      method,
      url: address.startsWith('/api') ? address : `${apiPrefix}${address}`,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...rest.headers },
    });

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
