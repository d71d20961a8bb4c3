import { nothingOnGlass } from '../health/on-glass.ts';
import { pair } from '../pairing/pair.ts';
import { keepAwake } from './keep-awake.ts';
import { livePaired } from './paired-life.ts';
import { openParts, type Parts } from './parts.ts';

/** Opens what the device keeps and lives its life: to be taken in, to play, to be let go, and again. */
export async function openDevice(): Promise<Parts> {
  const parts = await openParts();
  const { kept, media, errors, glass, state } = parts;
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
    // Without room for even that it plays until it is switched off, and is taken in again after.
    await kept.remember('token', token).catch((error: unknown) => errors.add('storage.full', error));
    return token;
  };

  window.addEventListener('error', ({ message }) => errors.add('page.error', message));
  window.addEventListener('unhandledrejection', ({ reason }) => errors.add('page.rejection', reason));
  // So that the browser does not clear the device's memory when its disk runs full.
  void navigator.storage?.persist?.();
  keepAwake({ document, wakeLock: navigator.wakeLock as WakeLock | undefined });
  void live();
  return parts;
}
