import { pairingCodeMinutes } from '@psifida/contract/content/display';
import { askForCode, claimToken } from '@psifida/contract/endpoints/player';
import { backoff, pause } from '../pause.ts';
import { askFor } from '../sync/player-api.ts';

const minute = 60_000;
/** Counted on this device, whose clock may be wrong: a new code is there before the old one ends. */
const newCodeAfter = (pairingCodeMinutes - 1) * minute;
const lifetime = pairingCodeMinutes * minute;
const claimEvery = 2_500;

type Pending = { code: string; secret: string; askedAt: number };
type Options = { onCode(code: string | null): void };

/** Shows codes until staff have taken the display in; answers its token. */
export async function pair({ onCode }: Options): Promise<string> {
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
      // Somebody may be typing the code that was there a moment ago.
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
