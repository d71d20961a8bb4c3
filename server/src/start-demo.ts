import type { MountedApi } from '@psifida/api/app';
import { withAdvisoryLock } from '@psifida/api/concurrency/advisory-lock';
import type { Tables } from '@psifida/api/db/tables';
import * as store from '@psifida/api/features/demo/demo.store';
import type { Registry } from '@psifida/contract/registry/systems';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';

type Deps = {
  db: Kysely<Tables>;
  registry: Registry;
  api: MountedApi;
  publicUrl: string;
  /** False: begin empty, and stay so. */
  wanted: boolean;
  log: FastifyBaseLogger;
  say: (sentence: string) => void;
};

/** Decided once, when nothing has been made here yet; whoever removed it, or began without it, is not asked again. */
async function isToBeFilled({ db, wanted }: Deps): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await store.lock(tx);
    const { state } = await store.read(tx);
    // Cut off half-way: what there is of it goes, and it begins anew.
    if (state === 'filling') await store.removeParts(tx);
    else if (state !== 'never' || !(await store.isUntouched(tx))) return false;
    await store.setState(tx, wanted ? 'filling' : 'declined');
    return wanted;
  });
}

/** In one process only: another would take what is being made for something cut off. It can be stopped half-way. */
export function startDemo(deps: Deps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { db, say, log } = deps;
  let told = 0;
  const onProgress = (done: number, total: number) => {
    const percent = Math.floor((100 * done) / total);
    if (percent < told + 20 || percent === 100) return;
    told = percent;
    say(`Demonstration: ${percent} % filled in …`);
  };
  const filling = withAdvisoryLock(db, 'demonstration', async () => {
    if (!(await isToBeFilled(deps))) return;
    const began = Date.now();
    say('Demonstration: a small town is being filled in; you can sign in already.');
    const { fillDemo } = await import('@psifida/demo/fill-demo');
    await fillDemo({ ...deps, signal, onProgress });
    say(`Demonstration: all there after ${Math.round((Date.now() - began) / 1000)} s.`);
  }).catch((err: unknown) => {
    if (!signal.aborted) log.error({ err }, 'the demonstration could not be filled in');
  });
  return {
    stop: async () => {
      stopping.abort();
      await filling;
    },
  };
}
