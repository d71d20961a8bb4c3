import type { ReleaseMedia } from '@psifida/contract/content/release';
import { passingOf } from '@psifida/contract/registry/passing';
import { useEffect, useMemo, useRef, useState } from 'react';
import { pause } from '../../../device/pause.ts';
import type { ImageSize } from '../../../device/sync/choose-rendition.ts';
import type { SceneWall } from '../../scene.ts';
import { usePrepareImage } from '../media/decoding.ts';
import { isAt, useAsked, useStill } from '../places.ts';
import { useScene } from '../scene-context.ts';
import { inRound, type Passed, secondsOf, type Turn, turnsAfter } from './rounds.ts';
import { type Slot, slotAt } from './timetable.ts';
import { nextSlot } from './wall-time.ts';

type Walk = {
  /** What identifies each item of a round, in order; all rounds have the same items. */
  keysOf: (round: number) => readonly string[];
  msOf: (key: string) => number;
  running: boolean;
  /** False where it cannot be shown, and is skipped. */
  prepare?: (key: string) => Promise<boolean>;
  /** In a preview: one of these is shown, and stays. */
  asked?: readonly string[];
  /** On a wall the clock says whose turn it is. */
  wall?: SceneWall | null;
};

type Walked = Turn & { slot?: Slot };

const nothingAsked: readonly string[] = [];

const always = async () => true;

/** Endless. The next item is prepared meanwhile and taken only when it is ready; null before the first. */
function useWalk(options: Walk): Walked | null {
  const { keysOf, msOf, running, prepare = always, asked = nothingAsked, wall = null } = options;
  const [current, setCurrent] = useState<Walked | null>(null);
  const latest = useRef({ keysOf, msOf, prepare });
  latest.current = { keysOf, msOf, prepare };
  const ms = current ? msOf(current.key) : 0;
  const still = useStill();
  const isAsked = current !== null && asked.includes(current.key);
  const wanted = isAsked ? null : asked[0];
  useEffect(() => {
    let going = true;
    const goTo = async (key: string) => {
      const ready = await latest.current.prepare(key);
      if (!going) return;
      if (ready) setCurrent({ key, round: current?.round ?? 0 });
      else walk();
    };
    const walk = async () => {
      const shownAt = performance.now();
      const ahead = turnsAfter(current, latest.current.keysOf);
      for (const next of ahead) {
        if (!going) return;
        if (!(await latest.current.prepare(next.key))) continue;
        if (current !== null) await pause(Math.max(0, ms - (performance.now() - shownAt)));
        if (going) setCurrent(next);
        return;
      }
      // A single item, or all others broken: look again after a turn.
      await pause(current ? ms : (ahead[0] && latest.current.msOf(ahead[0].key)) || 1_000);
      if (going) walk();
    };
    const walkByTime = async (clock: SceneWall) => {
      const slot = await nextSlot({
        ...{ clock, shown: current?.slot ?? null, going: () => going },
        slotAt: (instant) => slotAt(instant, latest.current),
        prepare: (key) => latest.current.prepare(key),
      });
      if (slot) setCurrent({ ...slot, slot });
    };
    if (wanted) goTo(wanted);
    else if (wall) walkByTime(wall);
    else if ((running && !still) || current === null) walk();
    return () => {
      going = false;
    };
  }, [current, ms, running, still, wanted, wall]);
  return current;
}

type Loop = { keys: readonly string[]; ms: number } & Pick<Walk, 'running' | 'prepare' | 'asked'>;

export const useLoop = ({ keys, ms, ...walk }: Loop): string | null =>
  useWalk({ ...walk, keysOf: () => keys, msOf: () => ms })?.key ?? null;

/** For sections of an operator's own, which say no time. */
const otherwise = 12;

/** Index and count within its presentation in this round. */
export type Passing<T> = T & { ms: number; index: number; count: number; slot: Slot | undefined };

/** In the order and for the time that staff set; undefined before the first image is decoded. */
export function usePassing<T extends Passed & { media: ReleaseMedia }>(
  items: readonly T[],
  { running, size = 'full' }: Pick<Walk, 'running'> & { size?: ImageSize },
): Passing<T> | undefined {
  const { presentations, manifest, wall } = useScene();
  const prepare = usePrepareImage(size);
  const place = useAsked();
  const usual = passingOf(manifest.rules)?.seconds ?? otherwise;
  const find = (key: string) => items.find((one) => one.key === key);
  const msOf = (key: string) => {
    const item = find(key);
    return item ? secondsOf(item, presentations, usual) * 1_000 : 0;
  };
  const walked = useWalk({
    keysOf: (round) => inRound(items, presentations, round).map(({ key }) => key),
    msOf,
    running,
    wall,
    prepare: (key) => prepare(find(key)?.media),
    asked: items.filter((item) => place && isAt(place, item)).map(({ key }) => key),
  });
  const round = walked?.round ?? 0;
  const order = useMemo(() => inRound(items, presentations, round), [items, presentations, round]);
  const item = walked && order.find(({ key }) => key === walked.key);
  if (!item) return undefined;
  const own = order.filter(({ presentation }) => presentation === item.presentation);
  return { ...item, ms: msOf(item.key), index: own.indexOf(item), count: own.length, slot: walked.slot };
}
