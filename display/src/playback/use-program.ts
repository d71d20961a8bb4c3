import type { OwnDisplay } from '@psifida/contract/content/display';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Clock } from '../clock/clock.ts';
import type { KeptRelease } from '../sync/kept.ts';
import { failed, noFailures, shownWhole } from './failures.ts';
import type { Program } from './program.ts';
import { dueSince, whatNow } from './what-now.ts';

/** Schedules are in minutes. What was left out is tried again somewhat sooner. */
const lookEvery = 10_000;
const minuteMs = 60_000;
/** Kept by a build that knew no tags, it has none. */
const noTags: readonly string[] = [];

/** What is to be played, looked at again as time passes. Failures are forgotten with the release they happened in. */
export function useProgram(release: KeptRelease | null, own: OwnDisplay | null, clock: Clock) {
  const tags = own?.wall?.tags ?? own?.tags ?? noTags;
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
  if (kept.current?.key !== wanted?.key) {
    // What else changes does so with a minute of the schedules.
    const isNew = release && kept.current?.release?.hash !== hash;
    const minute = Math.floor(clock.now() / minuteMs) * minuteMs;
    kept.current = wanted && { ...wanted, since: isNew ? dueSince(release, own) : minute };
  }

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
