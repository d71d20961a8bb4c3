import { useEffect, useState } from 'react';
import type { Clock } from '../clock/clock.ts';

/** The town's time, every second. */
export function useTownTime(clock: Clock): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 1_000);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
