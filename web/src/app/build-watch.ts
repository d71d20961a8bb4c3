import { buildInfo, buildInfoPath } from '@psifida/contract/runtime-config';
import { useSyncExternalStore } from 'react';

type Watch = {
  current: string;
  every?: number;
  onNewer: () => void;
  fetch?: typeof globalThis.fetch;
  page?: EventTarget;
};

/** R-SHELL-14: asks now and then, and when the person comes back; after the first newer build it has nothing left to say. */
export function watchBuilds({
  current,
  every = 60_000,
  onNewer,
  fetch = globalThis.fetch,
  page = window,
}: Watch): () => void {
  let asking = false;

  const latestId = async () => {
    const response = await fetch(buildInfoPath, { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    return buildInfo.parse(await response.json()).id;
  };

  const ask = async () => {
    if (asking) return;
    asking = true;
    // No answer, or one that makes no sense, is no news: the next turn asks again.
    const latest = await latestId().catch(() => current);
    asking = false;
    if (latest === current || stopped) return;
    stop();
    onNewer();
  };

  let stopped = false;
  const timer = setInterval(ask, every);
  page.addEventListener('focus', ask);

  const stop = () => {
    stopped = true;
    clearInterval(timer);
    page.removeEventListener('focus', ask);
  };
  return stop;
}

let newer = false;
const buildId: string | undefined = import.meta.env.VITE_BUILD_ID;

const subscribe = (listener: () => void) => {
  if (newer || !buildId) return () => {};
  return watchBuilds({
    current: buildId,
    onNewer: () => {
      newer = true;
      listener();
    },
  });
};

export const useNewerBuild = (): boolean => useSyncExternalStore(subscribe, () => newer);
