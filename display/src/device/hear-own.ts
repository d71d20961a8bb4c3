import type { OwnDisplay } from '@psifida/contract/content/display';
import type { AnyEndpoint } from '@psifida/contract/endpoints/endpoint';
import { readOwnDisplay, type reportHealth } from '@psifida/contract/endpoints/player';
import type { Clock } from '../clock/clock.ts';
import { askFor } from '../sync/player-api.ts';

type Endpoint = AnyEndpoint & (typeof readOwnDisplay | typeof reportHealth);
type Options = { token: string; clock: Clock; signal: AbortSignal; body?: unknown };

/** Asks what the display is now, and sets the clock by the answer. */
export async function hearOwn(
  { token, clock, signal, body }: Options,
  endpoint: Endpoint = readOwnDisplay,
): Promise<OwnDisplay> {
  const askedAt = clock.running();
  const own = await askFor(endpoint, { token, signal, body });
  clock.heard(Date.parse(own.serverTime), askedAt, clock.running());
  return own;
}

/** Whether anything but the time of the answer differs. */
export const isSame = (a: OwnDisplay | null, b: OwnDisplay): boolean =>
  JSON.stringify({ ...a, serverTime: '' }) === JSON.stringify({ ...b, serverTime: '' });
