import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@psifida/postgres/testing/free-port';
import { launch, type Product } from '../product/launch.ts';
import { type Draw, seeded } from '../seeded.ts';
import { type AtWork, putToWork } from './at-work.ts';
import { checkAudit, embeddedVictim, findPostgres, postgresVictim, type Victim } from './databases.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { bucketAway, databaseAway, fullDisk, mediaAway } from './troubles.ts';
import { twoProcesses } from './two-processes.ts';

type Options = { rounds: number; seed: number; whole: boolean; say: (line: string) => void };

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function report(name: string, rounds: number, ledger: Ledger, say: Options['say']): boolean {
  const { acknowledged, lost, halfSaved, recoveries, broken } = ledger;
  const sorted = [...recoveries].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  say(
    `${name}: ${rounds} rounds, ${acknowledged} acknowledged, ${lost.length} lost, ${halfSaved.length} half-saved, recovered in ${seconds(median)} (median), ${seconds(sorted.at(-1) ?? 0)} (longest)`,
  );
  for (const one of [...lost, ...halfSaved].slice(0, 20)) say(`  ${one}`);
  for (const [what, count] of broken) say(`  ${what}: ${count} × 500`);
  return !lost.length && !halfSaved.length && !broken.size;
}

/** Kills, takes away and fills up; answers whether every promise was kept. */
export async function torture({ rounds, seed, whole, say }: Options): Promise<boolean> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-torture-'));
  const log = path.join(folder, 'product.log');
  const draw = seeded(seed);
  let kept = true;
  say(`TORTURE_SEED=${seed}, ${rounds} rounds of each`);

  const tormented = async (victim: Victim, dataDir: string): Promise<void> => {
    const ledger = openLedger();
    try {
      const { product, work } = await killRounds({ victim, dataDir, log, ledger, draw, rounds });
      try {
        if (whole) await databaseAway(work, victim);
        if (whole) await mediaAway(work, dataDir);
        if (whole) await work.finish();
        await checkAudit(ledger, { databaseUrl: victim.env.DATABASE_URL ?? null, dataDir });
      } finally {
        product.kill('SIGTERM');
        await product.ended;
      }
    } finally {
      await victim.close();
    }
    kept = report(victim.name, rounds, ledger, say) && kept;
  };

  const makeFolder = async (name: string): Promise<string> => {
    const made = path.join(folder, name);
    await mkdir(made, { mode: 0o711 });
    return made;
  };

  try {
    const own = await makeFolder('embedded');
    await tormented(embeddedVictim(own), own);
    if (!whole) return kept;

    const bin = findPostgres();
    if (bin) {
      const beside = await makeFolder('beside');
      await tormented(await postgresVictim(bin, path.join(folder, 'pg')), beside);
      const ofTwo = openLedger();
      const victim = await postgresVictim(bin, path.join(folder, 'pg-of-two'));
      const shared = { victim, folder: await makeFolder('two'), log, draw, rounds };
      await twoProcesses({ ...shared, ledger: ofTwo }).finally(victim.close);
      kept = report('two processes', rounds, ofTwo, say) && kept;
    } else say('No PostgreSQL of this machine’s own was found: only the embedded one was tried.');

    const ofBucket = openLedger();
    const bucket = await bucketAway({ dataDir: await makeFolder('bucket'), log, ledger: ofBucket });
    if (!bucket) say('No OpenStack Swift was found: media in a bucket were not tried.');
    else {
      say(`bucket cut off: ${bucket.cut}`);
      say(`bucket frozen: ${bucket.frozen}; /readyz said ${bucket.readyWhenAway ? 'ready' : 'not ready'}`);
      kept = report('media in a bucket', 2, ofBucket, say) && !bucket.readyWhenAway && kept;
    }

    const ofDisk = openLedger();
    const times = Math.ceil(rounds / 20);
    const disk = await fullDisk({ dataDir: await makeFolder('disk'), log, ledger: ofDisk, times });
    if (!disk)
      say('A small disk could not be mounted here (that takes root on Linux): the full disk was not tried.');
    else {
      say(`with 100 MB left: ${disk.little}`);
      say(`with nothing left: ${disk.none}; /readyz said ${disk.readyWhenFull ? 'ready' : 'not ready'}`);
      kept = report('full disk', times, ofDisk, say) && !disk.readyWhenFull && kept;
    }
    return kept;
  } catch (error) {
    kept = false;
    throw error;
  } finally {
    if (kept) await rm(folder, { recursive: true, force: true });
    else say(`What was left behind is in ${folder}.`);
  }
}

const blows = ['server', 'database', 'both'] as const;

type Round = { victim: Victim; dataDir: string; log: string; ledger: Ledger; draw: Draw; rounds: number };

/** Kills the server, its database or both in the midst of work, and looks at what is left; answers the last product. */
async function killRounds({ victim, dataDir, log, ledger, draw, rounds }: Round) {
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
        // The product goes on without its database.
        if (blow !== 'database') await product.ended;
        else await sleep(300 + draw.upTo(1_500));
      });
      const since = performance.now();
      if (blow !== 'server') await victim.giveBack();
      if (blow !== 'database') product = await start();
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
