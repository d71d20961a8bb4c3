// @ts-check
// The product API on an embedded PostgreSQL, listening on loopback, in a process whose memory is watched.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mountApi } from '../../api/dist/app.js';
import { apiMigrations } from '../../api/dist/db/migrations.js';
import { createHttpServer } from '../../api/dist/http/http-server.js';
import { openDiskStorage } from '../../api/dist/media/storage/disk-storage.js';
import { clientId, createTestIssuer, issuer } from '../../api/dist/testing/test-issuer.js';
import { resolveRegistry } from '../../contract/dist/registry/override.js';
import { connectDatabase } from '../../postgres/dist/connect.js';
import { startEmbeddedPostgres } from '../../postgres/dist/embedded/start.js';
import { migrate } from '../../postgres/dist/migrate.js';

const [, , folder = ''] = process.argv;
const postgres = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres') });
const db = connectDatabase({ connection: postgres.connection });
await migrate(db, apiMigrations);
const tokens = await createTestIssuer();
const app = createHttpServer({ logger: { level: 'error' }, trustProxy: false });
await mountApi(app, {
  db,
  registry: resolveRegistry(),
  signIn: {
    issuer,
    clientId,
    audience: null,
    keys: tokens.keys,
    roles: { view: 'viewer', edit: 'editor', administer: 'admin' },
  },
  probes: { database: async () => {}, storage: async () => {}, identity: async () => {} },
  metricsToken: null,
  fetchFeed: () => Promise.reject(new Error('no news here')),
  media: {
    storage: openDiskStorage(path.join(folder, 'media')),
    stagingFolder: path.join(folder, 'uploads'),
    limits: { imageMegabytes: 60, imageMegapixels: 120, filmMegabytes: 4000 },
    abandonedMs: 3600_000,
    unusedMs: 3600_000,
    retryDelayMs: 1000,
  },
});
const url = await app.listen({ host: '127.0.0.1', port: 0 });
const token = await tokens.token({}, { expires: '1h' });

let peak = 0;
setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 20);

process.on('message', async (question) => {
  if (question === 'address') process.send?.({ url, token });
  if (question === 'peak') process.send?.(peak);
  if (question === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1e6);
  }
  if (question === 'rest') {
    await sleep(2000);
    peak = process.memoryUsage.rss();
    process.send?.(peak);
  }
});
process.on('SIGTERM', async () => {
  await app.close();
  await db.destroy();
  await postgres.stop();
  process.exit(0);
});
process.send?.('ready');
