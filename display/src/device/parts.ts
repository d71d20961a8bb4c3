import { createClock } from '../clock/clock.ts';
import { createErrors } from '../health/errors.ts';
import { countFrames } from '../health/frames.ts';
import { nothingOnGlass } from '../health/on-glass.ts';
import { makeReport } from '../health/report.ts';
import { openMachine } from '../kiosk/machine.ts';
import { createVisitCounter } from '../record/visit-counter.ts';
import { createStore } from '../store.ts';
import { openKept } from '../sync/kept.ts';
import { openMediaStore } from '../sync/media-store.ts';
import { openShelves } from '../sync/shelves.ts';
import type { DeviceState } from './device-state.ts';
import { keepAppCurrent } from './update-app.ts';

/** What the device keeps and knows, for all that works on it. */
export async function openParts() {
  const kept = await openKept();
  const shelves = await openShelves();
  const media = openMediaStore(shelves);
  const clock = createClock(await kept.fact('clock'));
  const errors = createErrors(clock.now);
  if (shelves.silent) errors.add('storage.silent', `${shelves.silent} caches do not answer`);
  const glass = createStore(nothingOnGlass);
  const counter = createVisitCounter(clock);
  const frames = countFrames();
  const state = createStore<DeviceState>({ phase: 'starting' });
  /** Messages that are or were on the glass. */
  const seenEmergencies = new Set<string>();
  /** How often a scene could not show something that is kept. */
  const suspicions = createStore(0);
  const app = keepAppCurrent();
  const machine = openMachine(window);

  return {
    kept,
    media,
    clock,
    errors,
    glass,
    counter,
    frames,
    state,
    seenEmergencies,
    suspicions,
    app,
    machine,
    makeReport: () =>
      makeReport({
        glass: glass.get(),
        drawn: frames.take(),
        clock,
        errors,
        emergencies: [...seenEmergencies],
        machine,
      }),
  };
}
export type Parts = Awaited<ReturnType<typeof openParts>>;
