import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@psifida/postgres/testing/free-port';
import { launch, type Product } from '../product/launch.ts';
import type { Draw } from '../seeded.ts';
import { putToWork } from './at-work.ts';
import { checkAudit, type Victim } from './databases.ts';
import type { Ledger } from './ledger.ts';

type Options = { victim: Victim; folder: string; log: string; ledger: Ledger; draw: Draw; rounds: number };

/** Two processes on one database and one folder of media: one or the other is killed while people work at both. */
export async function twoProcesses({ victim, folder, log, ledger, draw, rounds }: Options): Promise<void> {
  const start = async (name: string, port: number): Promise<Product> => {
    const env = { ...victim.env, UPLOADS_DIR: path.join(folder, 'uploads') };
    const product = launch({ port, dataDir: path.join(folder, name), log, env });
    await product.ready;
    return product;
  };
  const open = async (name: string) => {
    const port = await freePort();
    const product = await start(name, port);
    return { name, port, product, work: await putToWork(product.url, ledger) };
  };
  await mkdir(path.join(folder, 'one', 'media'), { recursive: true });
  await mkdir(path.join(folder, 'other'));
  await symlink(path.join(folder, 'one', 'media'), path.join(folder, 'other', 'media'));
  const processes = [await open('one')];
  try {
    processes.push(await open('other'));
    for (let round = 0; round < rounds; round += 1) {
      const [killed, left] = draw.chance(0.5) ? processes : processes.toReversed();
      if (!killed || !left) throw new Error('there are not two processes');
      await left.work.during(() =>
        killed.work.during(async () => {
          await sleep(200 + draw.upTo(800));
          killed.product.kill('SIGKILL');
          await killed.product.ended;
          await sleep(draw.upTo(1_500));
        }),
      );
      await left.work.recover(performance.now());
      const since = performance.now();
      killed.product = await start(killed.name, killed.port);
      await killed.work.recover(since);
    }
    for (const { work } of processes) await work.finish();
    await checkAudit(ledger, { databaseUrl: victim.env.DATABASE_URL ?? null, dataDir: folder });
  } finally {
    for (const { product } of processes) {
      product.kill('SIGTERM');
      await product.ended;
    }
  }
}
