import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@psifida/postgres/testing/free-port';
import { makePresentation, pairDisplay, uploadImage } from '@psifida/server/testing/furnish';
import { openStaff } from '@psifida/server/testing/staff';
import { launch } from '../product/launch.ts';
import { openLedger } from '../torture/ledger.ts';

import { type Going, liveAsDisplay, readSlowly, standHalfOpen, workAsStaff } from './crowd.ts';
import { openMeasures, percentile, residentMegabytes } from './measures.ts';

const crowd = { staff: 6, displays: 40, slowReaders: 60, halfOpen: 2_000 };
const quietMs = 60_000;
const goalMegabytes = 250;

type Options = { minutes: number; say: (line: string) => void };

/** Everybody at once for so many minutes; answers whether nothing broke and staff were always let in. */
export async function soak({ minutes, say }: Options): Promise<boolean> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-soak-'));
  const dataDir = path.join(folder, 'data');
  await mkdir(dataDir, { mode: 0o711 });
  const product = launch({ port: await freePort(), dataDir, log: path.join(folder, 'product.log') });
  const going: Going = { on: true };
  try {
    await product.ready;
    const { url, pid } = product;
    const measures = openMeasures();
    const place = { url, going, measures };
    const preparing = { staff: openStaff(url, () => {}), ledger: openLedger() };
    const images: string[] = [];
    for (let made = 0; made < 4; made += 1) images.push(await uploadImage(preparing.staff));
    const presentations: string[] = [];
    for (let made = 0; made < crowd.staff; made += 1)
      presentations.push((await makePresentation(preparing, images)).id);
    const tokens: string[] = [];
    for (let made = 0; made < crowd.displays; made += 1) tokens.push(await pairDisplay(url, preparing.staff));
    await sleep(5_000);
    const before = residentMegabytes(pid);

    const people = presentations.map((id) => workAsStaff(place, openStaff(url, measures.note), id));
    const displays = tokens.map((token) => liveAsDisplay(place, token));
    const slow = Array.from({ length: crowd.slowReaders }, () => readSlowly(place, '/api/v1/openapi.json'));
    const half = Array.from({ length: crowd.halfOpen }, () => standHalfOpen(place));
    let [highest, sum, looks] = [0, 0, 0];
    for (const end = performance.now() + minutes * 60_000; performance.now() < end; await sleep(1_000)) {
      const now = residentMegabytes(pid);
      highest = Math.max(highest, now);
      sum += now;
      looks += 1;
    }
    going.on = false;
    await Promise.all([...people, ...displays, ...slow, ...half]);
    await sleep(quietMs);
    const after = residentMegabytes(pid);

    say(
      `${minutes} minutes: ${crowd.staff} staff, ${crowd.displays} displays, ${crowd.slowReaders} slow readers, ${crowd.halfOpen} half-open connections`,
    );
    let [serverErrors, unanswered] = [0, 0];
    for (const [name, kind] of [...measures.kinds].sort(([a], [b]) => a.localeCompare(b))) {
      const { times } = kind;
      serverErrors += kind.serverErrors;
      unanswered += kind.unanswered;
      say(
        `${name.padEnd(18)} ${String(times.length).padStart(7)} answers, p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms, ${kind.serverErrors} × 5xx, ${kind.unanswered} unanswered`,
      );
    }
    say(
      `memory: ${before.toFixed(0)} MB before, ${(sum / looks).toFixed(0)} MB on average and ${highest.toFixed(0)} MB at most during, ${after.toFixed(0)} MB a minute after (goal ${goalMegabytes} MB: ${after <= goalMegabytes ? 'met' : 'MISS'})`,
    );
    say(`${serverErrors} × 5xx, ${unanswered} unanswered`);
    return serverErrors === 0 && unanswered === 0 && after <= goalMegabytes;
  } finally {
    going.on = false;
    product.kill('SIGTERM');
    await product.ended;
    await rm(folder, { recursive: true, force: true });
  }
}
