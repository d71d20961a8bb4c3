import { pairingCodeMinutes } from '@psifida/contract/content/display';
import { askForCode, claimToken } from '@psifida/contract/endpoints/player';
import { nothingOnGlass } from './health/on-glass.ts';
import { fillScreenOnTouch, tellOpener } from './here.ts';
import { keepAwake } from './keep-awake.ts';
import { livePaired } from './paired-life.ts';
import { openParts, type Parts } from './parts.ts';
import { backoff, pause } from './pause.ts';
import { askFor } from './sync/player-api.ts';

/** Opens the storage, then loops: pair, play, unpair. */
export async function openDevice(): Promise<Parts> {
  const parts = await openParts();
  const { here, kept, media, errors, glass, state } = parts;
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
    const token = await pair({
      claimEvery: here ? 500 : 2_500,
      // Without the page that opened it, it shows its code as any display does.
      onCode: (code) =>
        here && code && window.opener?.closed === false
          ? tellOpener(code)
          : state.set({ phase: 'unpaired', code }),
    });
    // Without room for the token it plays until it is switched off.
    await kept.remember('token', token).catch((error: unknown) => errors.add('storage.full', error));
    return token;
  };

  window.addEventListener('error', ({ message }) => errors.add('page.error', message));
  window.addEventListener('unhandledrejection', ({ reason }) => errors.add('page.rejection', reason));
  if (here) fillScreenOnTouch();
  // Asks for persistent storage, which the browser does not evict.
  else void navigator.storage?.persist?.();
  keepAwake({ document, wakeLock: navigator.wakeLock as WakeLock | undefined });
  void live();
  return parts;
}

const minute = 60_000;
/** Counted on the device, whose clock may be wrong: a new code comes before the old one expires. */
const newCodeAfter = (pairingCodeMinutes - 1) * minute;
const lifetime = pairingCodeMinutes * minute;

type Pending = { code: string; secret: string; askedAt: number };
type Options = { claimEvery: number; onCode(code: string | null): void };

/** Shows pairing codes until staff pair the display; returns its token. */
async function pair({ claimEvery, onCode }: Options): Promise<string> {
  let pending: Pending[] = [];
  let failures = 0;
  const live = () => {
    pending = pending.filter(({ askedAt }) => performance.now() - askedAt < lifetime);
    return pending;
  };
  const newest = () => live().at(-1);

  for (;;) {
    try {
      const latest = newest();
      if (!latest || performance.now() - latest.askedAt >= newCodeAfter) {
        const { code, secret } = await askFor(askForCode);
        pending.push({ code, secret, askedAt: performance.now() });
        onCode(code);
      }
      // Somebody may be typing the code before.
      for (const one of live()) {
        const answer = await askFor(claimToken, { body: { secret: one.secret } });
        if (answer.state === 'paired') return answer.token;
        if (answer.state === 'expired') pending = pending.filter((other) => other !== one);
      }
      failures = 0;
    } catch {
      failures += 1;
    }
    if (!newest()) onCode(null);
    await pause(failures ? backoff(failures, { first: claimEvery, most: 30_000 }) : claimEvery);
  }
}
