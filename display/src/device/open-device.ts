import { createClock } from '../clock/clock.ts';
import { createErrors } from '../health/errors.ts';
import { countFrames } from '../health/frames.ts';
import { nothingOnGlass } from '../health/on-glass.ts';
import { makeReport } from '../health/report.ts';
import { pair } from '../pairing/pair.ts';
import { createStore } from '../store.ts';
import { openKept } from '../sync/kept.ts';
import { openMediaStore } from '../sync/media-store.ts';
import type { DeviceState } from './device-state.ts';
import { livePaired } from './paired-life.ts';
import { keepAppCurrent } from './update-app.ts';

/** Opens what the device keeps and lives its life: to be taken in, to play, to be let go, and again. */
export async function openDevice() {
  const kept = await openKept();
  const media = await openMediaStore();
  const clock = createClock(await kept.fact('clock'));
  const errors = createErrors(clock.now);
  const glass = createStore(nothingOnGlass);
  const frames = countFrames();
  const state = createStore<DeviceState>({ phase: 'starting' });
  /** Messages that are or were on the glass. */
  const seenEmergencies = new Set<string>();
  /** How often a scene could not show something that is kept. */
  const suspicions = createStore(0);
  const app = keepAppCurrent();

  const parts = {
    kept,
    media,
    clock,
    errors,
    glass,
    frames,
    state,
    seenEmergencies,
    suspicions,
    app,
    makeReport: () =>
      makeReport({
        glass: glass.get(),
        drawn: frames.take(),
        clock,
        errors,
        emergencies: [...seenEmergencies],
      }),
  };

  const live = async () => {
    for (;;) {
      const token = (await kept.fact('token')) ?? (await getPaired());
      await livePaired(parts, token);
      glass.set(nothingOnGlass);
      await Promise.all([kept.forget(), media.forget()]);
    }
  };
  const getPaired = async () => {
    state.set({ phase: 'unpaired', code: null });
    const token = await pair({ onCode: (code) => state.set({ phase: 'unpaired', code }) });
    await kept.remember('token', token);
    return token;
  };

  window.addEventListener('error', ({ message }) => errors.add('page.error', message));
  window.addEventListener('unhandledrejection', ({ reason }) => errors.add('page.rejection', reason));
  // So that the browser does not clear the device's memory when its disk runs full.
  void navigator.storage?.persist?.();
  void live();
  return parts;
}
export type Parts = Awaited<ReturnType<typeof openDevice>>;
