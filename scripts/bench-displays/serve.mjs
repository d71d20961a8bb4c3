// @ts-check
// One process of the product API, on a database that it shares with others.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createHttpServer } from '../../api/dist/http/http-server.js';
import { mountTestApi } from '../../api/dist/testing/mount-test-api.js';
import { connectDatabase } from '../../postgres/dist/connect.js';

const [, , folder = '', connection = '{}', keys = '{}', streams = ''] = process.argv;
/** Beside one for each, a few that are being replaced. */
const displayStreams = Number(streams) + 100;
const { createLocalJWKSet } = await import('jose');
const db = connectDatabase({ connection: JSON.parse(connection) });
const app = createHttpServer({ logger: { level: 'error' }, trustProxy: false, displayStreams });
await mountTestApi(
  app,
  { db, keys: createLocalJWKSet(JSON.parse(keys)), folder },
  {
    displayStreams,
    media: { stagingFolder: path.join(folder, `uploads-${process.pid}`), retryDelayMs: 1000 },
  },
);
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
