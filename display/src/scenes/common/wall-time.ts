import { type RefObject, useLayoutEffect } from 'react';
import type { SceneWall } from '../scene.ts';
import { useScene } from './scene-context.ts';
import { begunInStep } from './slow-round.ts';
import type { Slot } from './timetable.ts';

/** So early it is in the page what begins at an instant: a busy machine is late by less. */
export const leadMs = 150;

/** A clock that is set back by less is waited for: what is shown stays a moment longer. */
const setBackMs = 1_000;

/** Whether the clock was set back to before what was taken for its time: then that is no longer what is on. */
export const wasSetBack = ({ from }: Pick<Slot, 'from'>, { now }: Pick<SceneWall, 'now'>): boolean =>
  now() < from - leadMs - setBackMs;

/** Resolves at the instant, or once `going` says no; looked at again and again, for the clock may be set meanwhile. */
export async function waitUntil(
  instant: number,
  { now }: Pick<SceneWall, 'now'>,
  going: () => boolean,
): Promise<void> {
  for (let left = instant - now(); left > 0 && going(); left = instant - now())
    await new Promise<void>((resolve) => setTimeout(resolve, Math.min(left, 1_000)));
}

type Next = {
  clock: Pick<SceneWall, 'now'>;
  shown: Slot | null;
  slotAt: (instant: number) => Slot | null;
  /** Whether it can be shown. */
  prepare: (key: string) => Promise<boolean>;
  going: () => boolean;
};

/** What comes after what is shown, as soon as it is its time; null once `going` says no. */
export async function nextSlot({ clock, shown, slotAt, prepare, going }: Next): Promise<Slot | null> {
  let last = shown;
  while (going()) {
    if (last && wasSetBack(last, clock)) last = null;
    const slot = slotAt(Math.max(clock.now(), last?.until ?? 0));
    if (!slot) {
      await new Promise<void>((resolve) => setTimeout(resolve, 1_000));
      continue;
    }
    const by = last ?? slot;
    const ready = await prepare(slot.key);
    await waitUntil(slot.from - leadMs, clock, () => going() && !wasSetBack(by, clock));
    if (!going()) break;
    // What cannot be shown leaves its time to what is: the others have it.
    if (ready && !wasSetBack(by, clock) && clock.now() < slot.until) return slot;
    last = slot;
  }
  return null;
}

/**
 * What measures a wall listens for: which change was meant for when and in which frame it was seen, by the trusted clock;
 * when that is by the machine's own clock, and by how much the trusted one may be wrong.
 */
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

/**
 * Lets all that moves in an element begin at an instant of the trusted clock, to come or long past: what was mounted late
 * is where the others are. On a display by itself it begins in step with what moves there already.
 */
export function useBegunAt(element: RefObject<HTMLElement | null>, instant: number | undefined): void {
  const { wall } = useScene();
  useLayoutEffect(() => {
    const begun = wall && instant !== undefined ? wall.runningAt(instant) : begunInStep();
    for (const animation of element.current?.getAnimations({ subtree: true }) ?? [])
      animation.startTime = begun;
  }, [wall, instant, element]);
}
