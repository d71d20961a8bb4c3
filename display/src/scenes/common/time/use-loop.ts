import type { ReleaseMedia } from '@psifida/contract/content/release';
import { passingOf } from '@psifida/contract/registry/passing';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Notices, noNotices } from '../../../device/notices.ts';
import { pause } from '../../../device/pause.ts';
import type { ImageSize } from '../../../device/sync/choose-rendition.ts';
import type { SceneWall } from '../../scene.ts';
import { type BoardItem, imageOf } from '../board/board-items.ts';
import { roundsWithBoard } from '../board/rounds-with-board.ts';
import { useMinute } from '../board/use-notices.ts';
import { usePrepareImage } from '../media/decoding.ts';
import { isAt, useAsked, useStill } from '../places.ts';
import { useScene } from '../scene-context.ts';
import { type Passed, secondsOf, type Turn, turnsAfter } from './rounds.ts';
import { type Slot, slotAt, turnOf } from './timetable.ts';
import { nextSlot } from './wall-time.ts';

type Walk = {
  programAt: (instant: number) => Program;
  now: () => number;
  running: boolean;
  /** False where it cannot be shown, and is skipped. */
  prepare?: (key: string) => Promise<boolean>;
  /** In a preview: one of these is shown, and stays. */
  asked?: readonly string[];
  /** On a wall the clock says whose turn it is. */
  wall?: SceneWall | null;
};

type Program = Pick<Parameters<typeof slotAt>[1], 'keysOf' | 'msOf'> & {
  /** Of what stands on the board, what it comes after. */
  before?: (key: string) => string;
};

type Walked = Turn & { slot?: Slot };

const nothingAsked: readonly string[] = [];

const always = async () => true;
const itself = (key: string) => key;

/** Endless. The next item is prepared meanwhile and taken only when it is ready; null before the first. */
function useWalk(options: Walk): Walked | null {
  const { programAt, now, running, prepare = always, asked = nothingAsked, wall = null } = options;
  const [current, setCurrent] = useState<Walked | null>(null);
  const latest = useRef({ programAt, now, prepare });
  latest.current = { programAt, now, prepare };
  // Nothing left for what is over.
  const ms = current ? programAt(now()).msOf(current.key) : 0;
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
      const { keysOf, msOf, before = itself } = latest.current.programAt(latest.current.now());
      const ahead = turnsAfter(current && { ...current, after: before(current.key) }, keysOf);
      for (const next of ahead) {
        if (!going) return;
        if (!(await latest.current.prepare(next.key))) continue;
        if (current !== null) await pause(Math.max(0, ms - (performance.now() - shownAt)));
        if (going) setCurrent(next);
        return;
      }
      // A single item, or all others broken: look again after a turn.
      await pause(current ? ms : (ahead[0] && msOf(ahead[0].key)) || 1_000);
      if (going) walk();
    };
    const walkByTime = async (clock: SceneWall) => {
      const slot = await nextSlot({
        ...{ clock, shown: (ms > 0 && current?.slot) || null, going: () => going },
        slotAt: (instant) => slotAt(instant, latest.current.programAt(instant)),
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
  useWalk({ ...walk, now: Date.now, programAt: () => ({ keysOf: () => keys, msOf: () => ms }) })?.key ?? null;

/** For sections of an operator's own, which say no time. */
const otherwise = 12;

/** Index and count within its presentation in this round; `turn` says whose language leads. */
export type Passing<T> = T & {
  /** What stands over it in this turn. */
  board: BoardItem | null;
  ms: number;
  index: number;
  count: number;
  turn: number;
  slot: Slot | undefined;
};

type Options = Pick<Walk, 'running'> & {
  size?: ImageSize;
  /** Whether announcements and events come between the items. */
  withBoard?: boolean;
};

/** In the order and for the time that staff set; undefined before the first image is decoded. */
export function usePassing<T extends Passed & { media: ReleaseMedia }>(
  items: readonly T[],
  { running, size = 'full', withBoard = false }: Options,
): Passing<T> | undefined {
  const { manifest, wall, now } = useScene();
  const prepare = usePrepareImage(size);
  const place = useAsked();
  const planAt = usePlan(items, withBoard);
  const plan = planAt(now());
  const walked = useWalk({
    ...{ programAt: planAt, now, running, wall },
    prepare: async (key) => {
      const turned = planAt(now()).find(key);
      if (!turned?.board) return prepare(turned?.item.media);
      const image = imageOf(turned.board);
      // Without its image it is read all the same.
      if (image) await prepare(manifest.media[image]);
      return true;
    },
    asked: place
      ? plan
          .orderOf(0)
          .filter(({ item, board }) => !board && isAt(place, item))
          .map(({ key }) => key)
      : nothingAsked,
  });
  const last = useRef<Passing<T>>(undefined);
  const shown = walked && plan.find(walked.key);
  // What is over stays until the next is there, which is at once.
  if (!shown) return last.current;
  const { item, board, at } = shown;
  const order = plan.orderOf(walked.round);
  const own = order.filter(
    (one) => one.at === at && !one.board && one.item.presentation === item.presentation,
  );
  const index = order.findIndex(({ key }) => key === walked.key);
  last.current = {
    ...{ ...item, key: board ? walked.key : item.key, board, slot: walked.slot },
    ms: plan.msOf(walked.key),
    index: own.findIndex((one) => one.item === item),
    count: own.length,
    turn: turnOf(walked.slot ?? { round: walked.round, index }),
  };
  return last.current;
}

/** What passes from an instant on; the same plan as long as the same is said. */
export function usePlan<T extends Passed>(
  items: readonly T[],
  withBoard: boolean,
  msOf?: (item: T) => number,
) {
  const { presentations, manifest, noticesAt, languageMode: mode, now } = useScene();
  useMinute(withBoard ? now : null);
  return useMemo(() => {
    const usual = passingOf(manifest.rules)?.seconds ?? otherwise;
    const ownMs = msOf ?? ((item: T) => secondsOf(item, presentations, usual) * 1_000);
    let known: { notices: Notices; plan: ReturnType<typeof roundsWithBoard<T>> } | null = null;
    return (instant: number) => {
      const notices = withBoard ? noticesAt(instant) : noNotices;
      if (known?.notices !== notices)
        known = { notices, plan: roundsWithBoard({ items, presentations, notices, mode, msOf: ownMs }) };
      return known.plan;
    };
  }, [items, withBoard, msOf, presentations, manifest, noticesAt, mode]);
}
