// @ts-check
// One process of the product API, on a database that it shares with others.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mountApi } from '../../api/dist/app.js';
import { createHttpServer } from '../../api/dist/http/http-server.js';
import { openDiskStorage } from '../../api/dist/media/storage/disk-storage.js';
import { clientId, issuer } from '../../api/dist/testing/test-issuer.js';
import { resolveRegistry } from '../../contract/dist/registry/override.js';
import { connectDatabase } from '../../postgres/dist/connect.js';

const [, , folder = '', connection = '{}', keys = '{}'] = process.argv;
const { createLocalJWKSet } = await import('jose');
const db = connectDatabase({ connection: JSON.parse(connection) });
const app = createHttpServer({ logger: { level: 'error' }, trustProxy: false });
await mountApi(app, {
  db,
  registry: resolveRegistry(),
  signIn: {
    issuer,
    clientId,
    audience: null,
    keys: createLocalJWKSet(JSON.parse(keys)),
    roles: { view: 'viewer', edit: 'editor', administer: 'admin' },
  },
  probes: { database: async () => {}, storage: async () => {}, identity: async () => {} },
  metricsToken: null,
  fetchFeed: () => Promise.reject(new Error('no news here')),
  media: {
    storage: openDiskStorage(path.join(folder, 'media')),
    stagingFolder: path.join(folder, `uploads-${process.pid}`),
    limits: { imageMegabytes: 60, imageMegapixels: 120, filmMegabytes: 4000 },
    abandonedMs: 3_600_000,
    unusedMs: 3_600_000,
    retryDelayMs: 1000,
  },
});
const url = await app.listen({ host: '127.0.0.1', port: 0 });

process.on('message', async (question) => {
  if (question === 'address') process.send?.(url);
  if (question === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1_000);
  }
  if (question === 'memory') {
    await sleep(1_000);
    globalThis.gc?.();
    process.send?.(process.memoryUsage.rss());
  }
  if (question === 'stop') {
    const begun = performance.now();
    await app.close();
    await db.destroy();
    process.send?.(performance.now() - begun, () => process.exit(0));
  }
});
process.once('disconnect', () => process.exit(1)); // nobody is left to ask
process.send?.('ready');
