import { setTimeout as sleep } from 'node:timers/promises';
import type { Release } from '@psifida/contract/content/release';
import { endpoints } from '@psifida/contract/endpoints/all';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { makePresentation, pairDisplay, uploadImage } from '@psifida/server/testing/furnish';
import { openStaff } from '@psifida/server/testing/staff';
import type { Ledger } from './ledger.ts';
import { createSaver, createSwitcher, createUploader, type Worker } from './workers.ts';

const crew = { savers: 4, switchers: 2, uploaders: 2 };
const imagesOfOne = 4;
const longestRecoveryMs = 90_000;

/** People at work on a running product: `during` lets them work while something happens. */
export async function putToWork(url: string, ledger: Ledger) {
  const staff = openStaff(url, ledger.note);
  const tools = { staff, ledger };
  const images: string[] = [];
  for (let made = 0; made < imagesOfOne; made += 1) images.push(await uploadImage(staff));
  const display = await pairDisplay(url, staff);
  // One that is always shown: the rule that a system keeps its last one is not what is tried here.
  const probe = createSaver(tools, await makePresentation(tools, images));
  const workers: Worker[] = [];
  for (let made = 0; made < crew.savers; made += 1)
    workers.push(createSaver(tools, await makePresentation(tools, images)));
  for (let made = 0; made < crew.switchers; made += 1)
    workers.push(createSwitcher(tools, await makePresentation(tools, images)));
  const uploaders = Array.from({ length: crew.uploaders }, () => createUploader(tools));
  workers.push(...uploaders);

  const readShown = async (): Promise<Release> => {
    const answer = await fetch(`${url}${apiPrefix}${endpoints.readRelease.path}`, {
      headers: { authorization: `Bearer ${display}` },
    });
    if (!answer.ok) throw new Error(`a display was answered ${answer.status}`);
    return (await answer.json()) as Release;
  };

  const check = async (): Promise<void> => {
    const shown = await readShown();
    for (const worker of [probe, ...workers]) await worker.check(shown);
  };

  return {
    staff,
    /** Lets everybody work until what happens has happened. */
    async during(happens: () => Promise<void>): Promise<void> {
      let working = true;
      const loops = workers.map(async (worker) => {
        while (working) await worker.step();
      });
      try {
        await happens();
      } finally {
        working = false;
        await Promise.all(loops);
      }
    },
    /** Milliseconds until somebody can save again; then everything is compared. */
    async recover(since: number): Promise<void> {
      for (;;) {
        const before = ledger.acknowledged;
        await probe.step();
        if (ledger.acknowledged > before) break;
        if (performance.now() - since > longestRecoveryMs) throw new Error('it did not recover');
        await sleep(50);
        // Whether the one that was not answered has been saved is seen by reading.
        await readShown()
          .then((shown) => probe.check(shown))
          .catch(() => {});
      }
      ledger.recoveries.push(performance.now() - since);
      await check();
    },
    async finish(): Promise<void> {
      for (const uploader of uploaders) await uploader.finish();
      await check();
    },
  };
}

export type AtWork = Awaited<ReturnType<typeof putToWork>>;
