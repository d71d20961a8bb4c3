import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { open, rename, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSwift } from '@psifida/api/testing/swift/start-swift';
import { freePort } from '@psifida/postgres/testing/free-port';
import { openRelay } from '@psifida/postgres/testing/relay';
import { accessToken } from '@psifida/server/testing/staff';
import { launch } from '../product/launch.ts';
import { type AtWork, putToWork } from './at-work.ts';
import { checkAudit, type Victim } from './databases.ts';
import type { Ledger } from './ledger.ts';

const troubleMs = 4_000;

/** The database is away for a while and comes back; the product is left alone. */
export async function databaseAway(work: AtWork, victim: Victim): Promise<void> {
  await work.during(async () => {
    await sleep(500);
    await victim.kill();
    await sleep(troubleMs);
  });
  const since = performance.now();
  await victim.giveBack();
  await work.recover(since);
}

/** The folder of the media is taken away, and something else stands in its place. */
export async function mediaAway(work: AtWork, dataDir: string): Promise<void> {
  const media = path.join(dataDir, 'media');
  await work.during(async () => {
    await sleep(500);
    await rename(media, `${media}-away`);
    await writeFile(media, '');
    await sleep(troubleMs);
    await rm(media);
    await rename(`${media}-away`, media);
  });
  await work.recover(performance.now());
}

/** What was answered while something happened. */
async function tally(work: AtWork, ledger: Ledger, happens: () => Promise<void>): Promise<string> {
  const before = new Map(ledger.answered);
  await work.during(happens);
  return [...ledger.answered]
    .map(([status, count]) => ({ status, count: count - (before.get(status) ?? 0) }))
    .filter(({ count }) => count)
    .sort((a, b) => a.status - b.status)
    .map(({ status, count }) => `${count} × ${status || 'no answer'}`)
    .join(', ');
}

const saysReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

type Place = { dataDir: string; log: string; ledger: Ledger };

type BucketOutcome = { cut: string; frozen: string; readyWhenAway: boolean };

/** The media in a bucket that is cut off for a while, then frozen, and given back each time. Null: no S3 server here. */
export async function bucketAway({ dataDir, log, ledger }: Place): Promise<BucketOutcome | null> {
  const swift = await startSwift().catch(() => null);
  if (!swift) return null;
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = swift.options;
  const { hostname: host, port } = new URL(endpoint);
  const relay = await openRelay({ host, port: Number(port) });
  const product = launch({
    port: await freePort(),
    dataDir,
    log,
    env: {
      S3_ENDPOINT: `http://${relay.connection.host}:${relay.connection.port}`,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  });
  try {
    await product.ready;
    const work = await putToWork(product.url, ledger);
    let readyWhenAway = false;
    const trouble = async (begin: () => void): Promise<string> => {
      const answered = await tally(work, ledger, async () => {
        await sleep(500);
        begin();
        await sleep(troubleMs);
        readyWhenAway ||= await saysReady(product.url);
      });
      relay.mend();
      await work.recover(performance.now());
      return answered;
    };
    const cut = await trouble(relay.cut);
    const frozen = await trouble(relay.freeze);
    await work.finish();
    return { cut, frozen, readyWhenAway };
  } finally {
    product.kill('SIGTERM');
    await product.ended;
    await relay.close();
    await swift.stop();
  }
}

const megabyte = 1024 * 1024;

/** Grows until so many megabytes are left free. */
async function fill(file: string, leave: number): Promise<void> {
  const handle = await open(file, 'a');
  const block = Buffer.alloc(megabyte);
  try {
    for (;;) {
      const { bavail, bsize } = await statfs(path.dirname(file));
      if (bavail * bsize <= leave * megabyte) return;
      const { bytesWritten } = await handle.write(block);
      if (bytesWritten < block.length) return;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await handle.close();
  }
}

type DiskOutcome = { little: string; none: string; readyWhenFull: boolean };

/** A small disk of its own, filled until little and then not a byte is left, and freed. Null: this machine lends none. */
export async function fullDisk({
  dataDir: folder,
  log,
  ledger,
  times,
}: Place & { times: number }): Promise<DiskOutcome | null> {
  const size = ['-t', 'tmpfs', '-o', 'size=900m,mode=711', 'psifida-torture', folder];
  if (process.platform !== 'linux' || spawnSync('mount', size).status !== 0) return null;
  const dataDir = path.join(folder, 'data');
  const [filler, rest] = [path.join(folder, 'filler'), path.join(folder, 'filler-2')] as const;
  const ballast = path.join(dataDir, 'postgres', 'ballast');
  const port = await freePort();
  const product = launch({ port, dataDir, log });
  try {
    await product.ready;
    const work = await putToWork(product.url, ledger);
    let [little, none, readyWhenFull] = ['', '', false];
    for (let time = 0; time < times; time += 1) {
      // The space held in reserve.
      while (!existsSync(ballast)) await sleep(500);
      little = await tally(work, ledger, async () => {
        await fill(filler, 100);
        await sleep(troubleMs);
        // Uploads are refused by now; whoever comes to work gets in all the same, or this throws.
        await accessToken(product.url, 'editor');
      });
      none = await tally(work, ledger, async () => {
        // Also what the ballast and the server's own deletions give back is taken at once.
        for (const end = performance.now() + 2 * troubleMs; performance.now() < end; await sleep(100))
          await fill(rest, 0);
        readyWhenFull ||= await saysReady(product.url);
      });
      if (existsSync(ballast)) ledger.lost.push('the disk is full, and the ballast was not let go');
      for (const file of [filler, rest]) await rm(file, { force: true });
      await work.recover(performance.now());
    }
    await work.finish();
    await checkAudit(ledger, { databaseUrl: null, dataDir });
    return { little, none, readyWhenFull };
  } finally {
    product.kill('SIGTERM');
    await product.ended;
    spawnSync('umount', [folder]);
  }
}
