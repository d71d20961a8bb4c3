import { useEffect, useEffectEvent } from 'react';

/** Null: not now. */
export function useInterval(work: () => void, ms: number | null): void {
  const tick = useEffectEvent(work);
  useEffect(() => {
    if (ms === null) return;
    const timer = setInterval(() => tick(), ms);
    return () => clearInterval(timer);
  }, [ms]);
}
