import { type RefObject, useLayoutEffect } from 'react';
import { pause } from '../../../device/pause.ts';
import type { SceneWall } from '../../scene.ts';
import { useScene } from '../scene-context.ts';
import { begunInStep } from './slow-round.ts';
import type { Slot } from './timetable.ts';

/** What begins at an instant is mounted so much earlier: a busy machine is late by less. */
export const leadMs = 150;

/** A clock set back by less is waited for. */
const setBackMs = 1_000;

export const wasSetBack = ({ from }: Pick<Slot, 'from'>, { now }: Pick<SceneWall, 'now'>): boolean =>
  now() < from - leadMs - setBackMs;

/** Polled, for the clock may be set meanwhile; ends early once `going` says no. */
export async function waitUntil(
  instant: number,
  { now }: Pick<SceneWall, 'now'>,
  going: () => boolean,
): Promise<void> {
  for (let left = instant - now(); left > 0 && going(); left = instant - now())
    await pause(Math.min(left, 1_000));
}

type Next = {
  clock: Pick<SceneWall, 'now'>;
  shown: Slot | null;
  slotAt: (instant: number) => Slot | null;
  /** Whether it can be shown. */
  prepare: (key: string) => Promise<boolean>;
  going: () => boolean;
};

/** Null once `going` says no. */
export async function nextSlot({ clock, shown, slotAt, prepare, going }: Next): Promise<Slot | null> {
  let last = shown;
  while (going()) {
    if (last && wasSetBack(last, clock)) last = null;
    const slot = slotAt(Math.max(clock.now(), last?.until ?? 0));
    if (!slot) {
      await pause(1_000);
      continue;
    }
    const by = last ?? slot;
    const ready = await prepare(slot.key);
    await waitUntil(slot.from - leadMs, clock, () => going() && !wasSetBack(by, clock));
    if (!going()) break;
    // What cannot be shown leaves its time to what is on.
    if (ready && !wasSetBack(by, clock) && clock.now() < slot.until) return slot;
    last = slot;
  }
  return null;
}

/** For measuring a wall: when a change was due and in which frame it was seen, and the clock's uncertainty. */
export const wallChange = 'psifida-wall-change';

export function tellChange({ now, runningAt, doubtMs }: SceneWall, key: string, due: number): void {
  const startsAt = runningAt(due);
  const doubt = doubtMs();
  const seen = (frame: number) => {
    if (frame < startsAt) return void requestAnimationFrame(seen);
    const detail = {
      ...{ key, due, at: now() - (performance.now() - frame) },
      ...{ begins: performance.timeOrigin + startsAt, doubt },
    };
    window.dispatchEvent(new CustomEvent(wallChange, { detail }));
  };
  requestAnimationFrame(seen);
}

/** Starts animations at an instant of the trusted clock, past or to come; without a wall, in step with the rest. */
export function useBegunAt(element: RefObject<HTMLElement | null>, instant: number | undefined): void {
  const { wall } = useScene();
  useLayoutEffect(() => {
    const begun = wall && instant !== undefined ? wall.runningAt(instant) : begunInStep();
    for (const animation of element.current?.getAnimations({ subtree: true }) ?? [])
      animation.startTime = begun;
  }, [wall, instant, element]);
}
