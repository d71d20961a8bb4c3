import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Clock } from '../clock/clock.ts';
import { changeOver, mayInterrupt, noLayers } from './change-over.ts';
import type { Program } from './program.ts';

/** A film may be long; a change does not wait for its end longer than this. */
const longestWait = 60_000;
/** The displays of a wall change over together, so long after there was a reason: by then all have what they need. */
const togetherAfter = 30_000;
const lookEvery = 1_000;
const readyWithin = 45_000;
/** A fade says itself when it has ended, late on a busy machine; this is for one that never does. */
const fadedWithin = 5_000;

type Options = {
  program: Program | null;
  /** Whether nobody minds a change at any moment: an attract loop that nobody touches, a preview. */
  anyTime: boolean;
  /** Somebody is in the middle of something. */
  visiting: boolean;
  /** For how long whoever is there has touched nothing. */
  quietFor(): number;
  reducedMotion: boolean;
  /** On a wall, the clock by which all change over at the same instant. */
  clock: Pick<Clock, 'now'> | null;
  onNotReady(program: Program): void;
};

/** Decides when the prepared scene takes the place of the one that is shown. */
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

  // Counted from the first release that had to wait: staff who save every few minutes do not put it off.
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

/** Once what was just changed has been on the glass for a frame. */
function afterPaint(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(work);
    });
  });
  return () => cancelAnimationFrame(frame);
}
