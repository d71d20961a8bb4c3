import path from 'node:path';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { resolveRegistry } from '@psifida/contract/registry/override';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type ApiOptions, mountApi } from '../app.ts';
import { FeedRefusal } from '../features/news/feed-refusal.ts';
import { openDiskStorage } from '../media/storage/disk-storage.ts';
import { clientId, issuer } from './test-issuer.ts';

export type ApiChange = Partial<Omit<ApiOptions, 'db' | 'signIn' | 'media'>> & {
  signIn?: Partial<ApiOptions['signIn']>;
  media?: Partial<ApiOptions['media']>;
};

type Where = {
  db: ApiOptions['db'];
  /** The identity provider's, by which tokens are believed. */
  keys: ApiOptions['signIn']['keys'];
  /** Holds `media` and `uploads`. */
  folder: string;
};

const well = async () => {};

/** The product API with everything outside it replaced: for tests, and for measuring. */
export const mountTestApi = (
  app: FastifyInstance,
  { db, keys, folder }: Where,
  { signIn, media, ...options }: ApiChange = {},
) =>
  mountApi(app, {
    db,
    registry: resolveRegistry(),
    signIn: {
      issuer,
      clientId,
      audience: null,
      keys,
      roles: { view: 'viewer', edit: 'editor', administer: 'admin' },
      ...signIn,
    },
    probes: { database: well, storage: well, uploads: well, data: well, identity: well },
    monitor: { token: null, servesOthers: false },
    media: {
      storage: openDiskStorage(path.join(folder, 'media')),
      stagingFolder: path.join(folder, 'uploads'),
      limits: { imageMegabytes: 60, imageMegapixels: 120, filmMegabytes: 4000, soundMegabytes: 100 },
      abandonedMs: 24 * 3600_000,
      unusedMs: 72 * 3600_000,
      retryDelayMs: 10,
      backWithinMs: 2 * 60_000,
      ...media,
    },
    fetchFeed: () => Promise.reject(new FeedRefusal('no-answer')),
    ...options,
  });

export type Call = Omit<InjectOptions, 'url' | 'method'> & { token?: string | null };

/** Calls by their address below /api/v1, with the usual caller's token unless they say otherwise. */
export const callerOf =
  (app: FastifyInstance, usual: string) =>
  (method: 'GET' | 'POST' | 'PUT' | 'DELETE', address: string, { token = usual, ...rest }: Call = {}) =>
    app.inject({
      ...rest,
      method,
      url: address.startsWith('/api') ? address : `${apiPrefix}${address}`,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...rest.headers },
    });
