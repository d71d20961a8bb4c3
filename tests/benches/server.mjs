// @ts-check
// One process of the API, on a database that others may share.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiMigrations } from '@psifida/api/db/migrations';
import { createHttpServer } from '@psifida/api/http/http-server';
import { mountTestApi } from '@psifida/api/testing/mount-test-api';
import { connectDatabase } from '@psifida/postgres/connect';
import { migrate } from '@psifida/postgres/migrate';
import { createLocalJWKSet } from 'jose';

const { folder, connection, jwks, displayStreams } = JSON.parse(process.argv[2] ?? '{}');
/** @type {import('kysely').Kysely<any>} */
const db = connectDatabase({ connection });
await migrate(db, apiMigrations);
const app = createHttpServer({ logger: { level: 'error' }, trustProxy: false, displayStreams });
const stagingFolder = path.join(folder, `uploads-${process.pid}`);
await mountTestApi(
  app,
  { db, keys: createLocalJWKSet(jwks), folder },
  { displayStreams, media: { stagingFolder, retryDelayMs: 1_000 } },
);
const url = await app.listen({ host: '127.0.0.1', port: 0 });

/** The processes that decode images belong to the server. Linux only. @param {(pid: string) => number} measure */
function sumOfChildren(measure) {
  try {
    const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim();
    return children ? children.split(' ').reduce((sum, pid) => sum + measure(pid), 0) : 0;
  } catch {
    return 0;
  }
}
const residentOf = (/** @type {string} */ pid) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
const cpuSecondsOf = (/** @type {string} */ pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // Ticks of a hundredth of a second: its own, and of children that have ended.
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
};
const resident = () => process.memoryUsage.rss() + sumOfChildren(residentOf);

let peak = 0;
let isWatched = false;
setInterval(() => {
  if (isWatched) peak = Math.max(peak, resident());
}, 20);
process.on('message', async (question) => {
  if (question === 'address') process.send?.(url);
  if (question === 'cpu') process.send?.(cpuSecondsOf('self') + sumOfChildren(cpuSecondsOf));
  if (question === 'memory') process.send?.(process.memoryUsage.rss());
  // After a forced collection.
  if (question === 'held') {
    await sleep(1_000);
    globalThis.gc?.();
    process.send?.(process.memoryUsage.rss());
  }
  if (question === 'watch') {
    peak = resident();
    isWatched = true;
    process.send?.(peak);
  }
  if (question === 'peak') process.send?.(peak);
});
process.on('SIGTERM', async () => {
  await app.close();
  await db.destroy();
  process.exit(0);
});
process.once('disconnect', () => process.exit(1));
process.send?.('ready');
