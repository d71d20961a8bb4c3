import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Clock } from '../../device/clock.ts';
import { changeOver, mayInterrupt, noLayers } from './change-over.ts';
import type { Program } from './use-program.ts';

/** For the end of a video. */
const longestWait = 60_000;
/** The displays of a wall change over together, when all have what they need. */
const togetherAfter = 30_000;
const lookEvery = 1_000;
const readyWithin = 45_000;
/** For a fade that never reports its end. */
const fadedWithin = 5_000;

type Options = {
  program: Program | null;
  /** An attract loop that nobody touches, or a preview. */
  anyTime: boolean;
  visiting: boolean;
  /** Since the last touch. */
  quietFor(): number;
  reducedMotion: boolean;
  /** On a wall, all change over at the same instant. */
  clock: Pick<Clock, 'now'> | null;
  onNotReady(program: Program): void;
};

/** Decides when the prepared scene replaces the shown one. */
export function useChangeOver(options: Options) {
  const { program, anyTime, visiting, quietFor, reducedMotion, clock, onNotReady } = options;
  const [layers, dispatch] = useReducer(changeOver, noLayers);
  const { shown, next, settled } = layers;

  useEffect(() => dispatch({ type: 'wanted', program }), [program]);

  const nothingShown = shown === null;
  const prepared = next?.ready ? next.id : null;
  const preparedSince = next?.program.since ?? 0;
  useEffect(() => {
    if (prepared === null || (visiting && !nothingShown)) return;
    if (nothingShown || anyTime) return dispatch({ type: 'flip' });
    const wait = clock ? Math.max(0, preparedSince + togetherAfter - clock.now()) : longestWait;
    const timer = setTimeout(dispatch, wait, { type: 'flip' });
    return () => clearTimeout(timer);
  }, [prepared, preparedSince, nothingShown, anyTime, visiting, clock]);

  // From the first release that had to wait: staff who save every few minutes do not put it off.
  const waits = next !== null && visiting;
  const waitingSince = useRef(0);
  useEffect(() => {
    if (waits) waitingSince.current = performance.now();
  }, [waits]);
  useEffect(() => {
    if (prepared === null || !visiting) return;
    const look = setInterval(() => {
      const waitedFor = performance.now() - waitingSince.current;
      if (mayInterrupt({ waitedFor, quietFor: quietFor() })) dispatch({ type: 'flip' });
    }, lookEvery);
    return () => clearInterval(look);
  }, [prepared, visiting, quietFor]);

  const waitingFor = next && !next.ready ? next : null;
  useEffect(() => {
    if (!waitingFor) return;
    const timer = setTimeout(() => {
      dispatch({ type: 'failed', id: waitingFor.id });
      onNotReady(waitingFor.program);
    }, readyWithin);
    return () => clearTimeout(timer);
  }, [waitingFor, onNotReady]);

  const shownId = shown?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene that comes or goes has its own fade
  useEffect(() => {
    if (settled) return;
    if (reducedMotion) return afterPaint(() => dispatch({ type: 'settled' }));
    const timer = setTimeout(dispatch, fadedWithin, { type: 'settled' });
    return () => clearTimeout(timer);
  }, [settled, shownId, reducedMotion]);

  /** Between two items of the shown scene. */
  const atBorder = useCallback(() => {
    if (!visiting && !clock) dispatch({ type: 'flip' });
  }, [visiting, clock]);

  return { layers, dispatch, atBorder };
}

function afterPaint(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(work);
    });
  });
  return () => cancelAnimationFrame(frame);
}
