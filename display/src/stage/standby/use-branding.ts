import type { Branding } from '@psifida/contract/branding';
import { useEffect, useState } from 'react';
import type { Kept } from '../../device/sync/kept.ts';

const shortestPause = 5_000;
const longestPause = 300_000;

/** Loaded lazily: the schema library is large and the standby image does not wait for it. */
const load = (signal: AbortSignal) =>
  import('./load-branding.ts').then(({ loadBranding }) => loadBranding(signal)).catch(() => null);

/** Retries with backoff until the server answers; meanwhile the stored name, or none. */
export function useBranding(kept?: Pick<Kept, 'fact' | 'remember'>): Branding | null {
  const [branding, setBranding] = useState<Branding | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (pause: number) => {
      const answer = await load(leaving.signal);
      if (leaving.signal.aborted) return;
      if (answer) {
        setBranding(answer);
        kept?.remember('branding', answer);
      } else timer = setTimeout(ask, pause, Math.min(pause * 2, longestPause));
    };
    kept?.fact('branding').then((known) => known && setBranding((heard) => heard ?? known));
    ask(shortestPause);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [kept]);
  return branding;
}
