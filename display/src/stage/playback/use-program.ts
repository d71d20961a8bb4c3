import { withoutEnded } from '@psifida/contract/content/ended';
import { meantFor } from '@psifida/contract/content/on-glass';
import type { OwnDisplay } from '@psifida/contract/content/own-display';
import type { Manifest, ReleasePresentation } from '@psifida/contract/content/release';
import { isScheduled } from '@psifida/contract/content/schedule';
import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import type { Clock } from '../../device/clock.ts';
import { createNotices, type NoticesAt } from '../../device/notices.ts';
import type { Paired } from '../../device/parts.ts';
import type { KeptRelease } from '../../device/sync/kept.ts';
import { useInterval } from '../../device/use-interval.ts';
import type { Shown } from '../../scenes/scene.ts';

/** Schedules are in minutes; what was left out is tried again sooner. */
const lookEvery = 10_000;
const minuteMs = 60_000;
/** For settings kept by a build that knew no tags. */
const noTags: readonly string[] = [];

/** Failures are forgotten with the release they happened in. */
export function useProgram(release: KeptRelease | null, own: OwnDisplay | null, clock: Clock) {
  const tags = own?.wall?.tags ?? own?.tags ?? noTags;
  const [, look] = useReducer((count: number) => count + 1, 0);
  useInterval(look, lookEvery);

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

/** What the town says on this display: its scenes ask at every minute, so what is over goes without another program. */
export function useNoticesAt(
  { release, own, feedEvents }: Pick<Paired, 'release' | 'own' | 'feedEvents'>,
  clock: Clock,
): NoticesAt {
  const meant = JSON.stringify(own?.wall?.tags ?? own?.tags ?? noTags);
  const trusted = clock.isTrusted();
  const manifest = release?.manifest;
  return useMemo(
    () => createNotices({ manifest: manifest ?? {}, feedEvents, tags: JSON.parse(meant), trusted }),
    [manifest, feedEvents, meant, trusted],
  );
}

/** The same on every display of a wall: since it was made, or later where another display had it first. */
export function dueSince(
  { hash, madeAt }: Pick<KeptRelease, 'hash' | 'madeAt'>,
  own: Pick<OwnDisplay, 'expected'> | null,
): number {
  const since = own?.expected?.hash === hash ? own.expected.since : madeAt;
  return Math.max(Date.parse(madeAt), Date.parse(since));
}

type Situation = {
  tags: readonly string[];
  /** The town's time, and whether it can be trusted. */
  now: number;
  trusted: boolean;
  failures: Failures;
  /** The clock of failures. */
  running: number;
};

/** Null when nothing may be shown; without a trusted clock only what has no dates may. */
export function whatNow(
  { manifest: whole, side, number, hash }: KeptRelease,
  { tags, now, trusted, failures, running }: Situation,
): Omit<Program, 'since'> | null {
  const manifest = withoutEnded(whole, trusted ? now : Number.MAX_VALUE);
  const presentations = meantFor(manifest.presentations, tags).filter(
    ({ id, schedule }) =>
      !isLeftOut(failures, id, running) && (trusted ? isScheduled(schedule, now) : !schedule),
  );
  if (!presentations.length) return null;
  const left = manifest === whole ? [] : Object.keys({ ...manifest.media, ...manifest.audios });
  const key = [hash, side, ...presentations.map(({ id }) => id), ...left].join(' ');
  return { key, manifest, presentations, side, release: { number, hash } };
}

export type Program = {
  /** Programs with equal keys share a scene. */
  key: string;
  manifest: Manifest;
  presentations: readonly ReleasePresentation[];
  /** The longest side in pixels that full-size images were chosen for. */
  side: number;
  /** By the trusted clock, the same on every display of a wall. */
  since: number;
  /** Null in a preview. */
  release: { number: number; hash: string } | null;
};

/** A presentation whose scene threw is skipped for a while; after so many failures in a row, for good. */
const strikes = 3;
export const leftOutMs = 30_000;

/** By presentation: consecutive failures of its scene, and until when it is skipped. */
type Failures = Readonly<Record<string, { count: number; until: number }>>;

export const noFailures: Failures = {};

export function failed(failures: Failures, presentation: string, now: number): Failures {
  const count = (failures[presentation]?.count ?? 0) + 1;
  const until = count >= strikes ? Number.POSITIVE_INFINITY : now + leftOutMs;
  return { ...failures, [presentation]: { count, until } };
}

export function shownWhole(failures: Failures, presentation: string): Failures {
  if (!failures[presentation]) return failures;
  const { [presentation]: _forgiven, ...others } = failures;
  return others;
}

export const isLeftOut = (failures: Failures, presentation: string, now: number): boolean =>
  now < (failures[presentation]?.until ?? 0);

/** Answers which presentation was shown to its end: another follows, or it starts over. */
export function createRun() {
  let presentation: string | null = null;
  let seen = new Set<string>();
  return {
    show: ({ presentation: id, entry }: Shown): string | null => {
      const item = entry ?? '';
      const ended = presentation !== null && (presentation !== id || seen.has(item)) ? presentation : null;
      if (presentation !== id || seen.has(item)) seen = new Set();
      presentation = id;
      seen.add(item);
      return ended;
    },
    reset: () => {
      presentation = null;
      seen = new Set();
    },
  };
}
