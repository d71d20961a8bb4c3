import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Clock } from '../clock/clock.ts';
import type { KeptRelease } from '../sync/kept.ts';
import { failed, noFailures, shownWhole } from './failures.ts';
import type { Program } from './program.ts';
import { whatNow } from './what-now.ts';

/** Schedules are in minutes. What was left out is tried again somewhat sooner. */
const lookEvery = 10_000;

/** What is to be played, looked at again as time passes. Failures are forgotten with the release they happened in. */
export function useProgram(release: KeptRelease | null, tags: readonly string[], clock: Clock) {
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, []);

  const hash = release?.hash ?? null;
  const [{ of, failures }, setFailures] = useState({ of: hash, failures: noFailures });
  const known = of === hash ? failures : noFailures;
  const change = useCallback(
    (make: (before: typeof noFailures) => typeof noFailures) =>
      setFailures((before) => ({
        of: hash,
        failures: make(before.of === hash ? before.failures : noFailures),
      })),
    [hash],
  );

  const wanted =
    release &&
    whatNow(release, {
      tags,
      now: clock.now(),
      trusted: clock.isTrusted(),
      failures: known,
      running: clock.running(),
    });
  const kept = useRef<Program | null>(null);
  if (kept.current?.key !== wanted?.key) kept.current = wanted;

  return {
    program: kept.current,
    fail: useCallback(
      (presentation: string) => change((before) => failed(before, presentation, clock.running())),
      [change, clock],
    ),
    forgive: useCallback(
      (presentation: string) => change((before) => shownWhole(before, presentation)),
      [change],
    ),
  };
}
