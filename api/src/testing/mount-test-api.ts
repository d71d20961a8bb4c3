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

export const anEmptyFeed: ApiOptions['fetchFeed'] = async () => ({
  ...{ unchanged: false, title: 'Νέα', items: [], etag: null, lastModified: null },
});

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
      limits: { imageMegabytes: 60, imageMegapixels: 120, videoMegabytes: 4000, audioMegabytes: 100 },
      abandonedMs: 24 * 3600_000,
      unusedMs: 72 * 3600_000,
      retryDelayMs: 10,
      backWithinMs: 2 * 60_000,
      ...media,
    },
    fetchFeed: () => Promise.reject(new FeedRefusal('no-answer')),
    fetchCalendar: () => Promise.reject(new FeedRefusal('no-answer')),
    ...options,
  });

type Call = Omit<InjectOptions, 'url' | 'method'> & { token?: string | null };

/** Calls by their address below /api/v1, with the usual caller's token unless they say otherwise. */
export function clientOf(app: FastifyInstance, usual: string) {
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    address: string,
    { token = usual, ...rest }: Call = {},
  ) =>
    app.inject({
      ...rest,
      method,
      url: address.startsWith('/api') ? address : `${apiPrefix}${address}`,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...rest.headers },
    });
  const read = async (address: string, how?: Call) => (await call('GET', address, how)).json();
  return {
    call,
    /** What a GET answers. */
    read,
    /** All items of a list that comes in pages; the address has a query already. */
    readAll: async (address: string, betweenPages: () => Promise<unknown> = async () => {}) => {
      const all = [];
      for (let after = ''; ; await betweenPages()) {
        const { items, next } = await read(`${address}${after}`);
        all.push(...items);
        if (!next) return all;
        after = `&after=${next}`;
      }
    },
    post: (address: string, payload?: InjectOptions['payload'], how?: Call) =>
      call('POST', address, { ...how, payload }),
    put: (address: string, payload: InjectOptions['payload'], how?: Call) =>
      call('PUT', address, { ...how, payload }),
    delete: (address: string, how?: Call) => call('DELETE', address, how),
  };
}
