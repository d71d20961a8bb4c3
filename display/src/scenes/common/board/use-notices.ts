import { useEffect, useReducer, useRef } from 'react';
import type { Notices } from '../../../device/notices.ts';
import { useScene } from '../scene-context.ts';

const minuteMs = 60_000;

/** Renders at every full minute of the trusted clock, which may be set meanwhile; null: never. */
export function useMinute(now: (() => number) | null): void {
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!now) return;
    let last = Math.floor(now() / minuteMs);
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          const minute = Math.floor(now() / minuteMs);
          if (minute !== last) look();
          last = minute;
          wait();
        },
        Math.min(1_000, minuteMs - (now() % minuteMs)),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [now]);
}

/** What the town says now. */
export function useNotices(): Notices {
  const { noticesAt, now } = useScene();
  useMinute(now);
  return noticesAt(now());
}

/** As it was when it began to be held. */
export function useHeld<T>(value: T, held: boolean): T {
  const kept = useRef(value);
  if (!held) kept.current = value;
  return kept.current;
}
