import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeVideo } from '@psifida/api/testing/make-video';
import { startSwift } from '@psifida/api/testing/swift/start-swift';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { staffEvents, staffEventsPath } from '@psifida/contract/endpoints/staff-events';
import { createEventReader } from '@psifida/contract/event-reader';
import { freePort } from '@psifida/postgres/testing/free-port';
import { openTestDatabase, type TestDatabase } from '@psifida/postgres/testing/test-database';
import { pairDisplay } from '@psifida/server/testing/furnish';
import { addressOf } from '@psifida/server/testing/open-whole';
import { accessToken, openStaff, type Staff } from '@psifida/server/testing/staff';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launch, type Product } from './product/launch.ts';
import { startNginx } from './product/start-nginx.ts';

// Starting two whole products takes its time on a slow machine: only against what hangs.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

let folder: string;
let database: TestDatabase<unknown>;
let swift: Awaited<ReturnType<typeof startSwift>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let staff: Staff;
let products: Product[];
const answered: { what: string; status: number }[] = [];
const ports: number[] = [];
let publicUrl: string;

function start(index: number): Product {
  const s3 = swift.options;
  return launch({
    port: ports[index] ?? 0,
    dataDir: path.join(folder, `data-${index}`),
    log: path.join(folder, `process-${index}.log`),
    env: {
      PUBLIC_URL: publicUrl,
      TRUST_PROXY: 'loopback',
      DATABASE_URL: addressOf(database),
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: s3.bucket,
      S3_REGION: s3.region,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    },
  });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-nginx-'));
  [swift, database] = await Promise.all([startSwift(), openTestDatabase()]);
  ports.push(await freePort(), await freePort());
  const port = await freePort();
  publicUrl = `http://localhost:${port}`;
  products = [start(0), start(1)];
  await Promise.all(products.map(({ ready }) => ready));
  nginx = await startNginx({ folder: path.join(folder, 'nginx'), port, processes: ports });
  staff = openStaff(nginx.url, (what, status) => answered.push({ what, status }));
});
afterAll(async () => {
  await nginx?.stop();
  for (const product of products ?? []) product.kill('SIGKILL');
  await Promise.all((products ?? []).map(({ ended }) => ended));
  await database?.close();
  await swift?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** As a browser does it: in pieces, and after a broken one it asks how far it came and goes on. */
async function sendInPieces(bytes: Buffer, atHalf: () => void) {
  const address = await staff.upload.begin(bytes.length, createHash('sha256').update(bytes).digest('hex'));
  if (!address) throw new Error('no upload could be begun');
  const step = Math.ceil(bytes.length / 8);
  let isHalf = false;
  for (let offset = 0; offset < bytes.length; ) {
    if (!isHalf && offset >= bytes.length / 2) {
      isHalf = true;
      atHalf();
    }
    const sent = await staff.upload.go(address, offset, bytes.subarray(offset, offset + step));
    if (sent.status === 204) {
      offset = Number(sent.headers.get('upload-offset'));
      continue;
    }
    await sleep(200);
    const known = await staff.upload.offset(address);
    if (known === undefined) throw new Error('the upload is gone');
    offset = known ?? offset;
  }
  await expect.poll(async () => (await staff.upload.state(address))?.state).toBe('done');
}

const processesOf = (lines: string[], request: string) =>
  new Set(lines.filter((line) => line.includes(`"${request}`)).map((line) => line.split(' ').at(-1)));

test('R-OPS-03 what one process does reaches the streams of both, at once and through the proxy', async () => {
  const ending = new AbortController();
  const token = await accessToken(nginx.url, 'admin');
  const heard = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const stream = await fetch(`${nginx.url}${apiPrefix}${staffEventsPath}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: ending.signal,
      });
      const events: string[] = [];
      const read = createEventReader(staffEvents);
      const decoder = new TextDecoder();
      void (async () => {
        for await (const chunk of stream.body ?? [])
          events.push(...read(decoder.decode(chunk, { stream: true })).map(({ event }) => event));
      })().catch(() => {}); // it is ended below
      return events;
    }),
  );
  await pairDisplay(nginx.url, staff);
  for (const events of heard) await expect.poll(() => events.length).toBeGreaterThan(0);
  ending.abort();
  await expect.poll(async () => processesOf(await nginx.log(), `GET ${apiPrefix}/events`).size).toBe(2);
});

test('R-OPS-03 while one process after the other is restarted nobody is turned away', async () => {
  const before = answered.length;
  let restarting = true;
  const asking = (async () => {
    while (restarting) {
      await staff.upload.state('/none');
      await sleep(20);
    }
  })();
  for (const index of [0, 1]) {
    products[index]?.kill('SIGTERM');
    await products[index]?.ended;
    products[index] = start(index);
    await products[index]?.ready;
  }
  restarting = false;
  await asking;
  const statuses = new Set(answered.slice(before).map(({ status }) => status));
  // Of an upload that is not there: an answer of Psifida's, not of a proxy that found nobody.
  expect([...statuses]).toEqual([404]);
});

test('R-OPS-03 an upload goes round robin, and on when a process is killed in the midst of it', async () => {
  const before = (await nginx.log()).length;
  const from = answered.length;
  await sendInPieces(await makeVideo({ frameBytes: 50_000 }), () => {
    expect(answered.slice(from).filter(({ status }) => status === 0 || status >= 400)).toEqual([]);
    products[0]?.kill('SIGKILL');
  });
  expect(processesOf((await nginx.log()).slice(before), 'PATCH').size).toBe(2);
});
