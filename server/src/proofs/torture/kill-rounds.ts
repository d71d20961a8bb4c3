import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@psifida/postgres/testing/free-port';
import { launch, type Product } from '../product/launch.ts';
import type { Draw } from '../seeded.ts';
import { type AtWork, putToWork } from './at-work.ts';
import type { Victim } from './databases.ts';
import type { Ledger } from './ledger.ts';

const blows = ['server', 'database', 'both'] as const;

type Round = { victim: Victim; dataDir: string; log: string; ledger: Ledger; draw: Draw; rounds: number };

/** Kills the server, its database or both in the midst of work, and looks at what is left; answers the last product. */
export async function killRounds({ victim, dataDir, log, ledger, draw, rounds }: Round) {
  const port = await freePort();
  const start = async (): Promise<Product> => {
    const product = launch({ port, dataDir, log, env: victim.env });
    await product.ready;
    return product;
  };
  let product = await start();
  const work = await putToWork(product.url, ledger);
  try {
    for (let round = 0; round < rounds; round += 1) {
      const blow = draw.pick(blows);
      await work.during(async () => {
        await sleep(200 + draw.upTo(800));
        if (blow !== 'server') await victim.kill();
        if (blow === 'both') await sleep(draw.upTo(30));
        if (blow !== 'database') product.kill('SIGKILL');
        // Without a database of its own the product ends; with one of the operator's it has to go on.
        if (blow !== 'database' || !victim.apart) await product.ended;
        else await sleep(300 + draw.upTo(1_500));
      });
      const since = performance.now();
      if (blow !== 'server') await victim.giveBack();
      if (blow !== 'database' || !victim.apart) product = await start();
      await work.recover(since);
    }
    await work.finish();
  } catch (error) {
    product.kill('SIGTERM');
    await product.ended;
    throw error;
  }
  return { product, work } satisfies { product: Product; work: AtWork };
}
