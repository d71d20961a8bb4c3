import { type RuntimeConfig, runtimeConfigPath } from '@psifida/contract/runtime-config';
import { useEffect, useState } from 'react';
import { publicOriginOf } from './public-origin-of.ts';

/** Where the visitor's phone finds the product: as the operator has told it, or where this display has found it. */
export function usePublicOrigin(): string {
  const [origin, setOrigin] = useState(location.origin);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(runtimeConfigPath, { signal: leaving.signal })
      .then(async (answer) => {
        const { publicUrl }: Partial<RuntimeConfig> = answer.ok ? await answer.json() : {};
        setOrigin(publicOriginOf(publicUrl, location.origin));
      })
      .catch(() => {});
    return () => leaving.abort();
  }, []);
  return origin;
}
