import { isIPv6 } from 'node:net';
import { pairingCodeMinutes } from '@psifida/contract/content/display';
import { Problem } from '@psifida/contract/problem';
import type { DisplayParts } from '../parts.ts';
import * as store from './pairing.store.ts';
import { hashOf, newCode, newSecret } from './secrets.ts';

/** Enough for a town hall full of new displays behind one address; codes stay so rare that guessing is hopeless. */
const waitingAtMost = { own: 40, all: 2_000 };
const triesForFreeCode = 10;

/** Whoever has one IPv6 address has a whole /64 of them. */
function neighbourhood(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [front = [], back = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}

type Code = { code: string; secret: string; expiresAt: string };

export async function askForCode({ db, now }: DisplayParts, { address }: { address: string }): Promise<Code> {
  const from = neighbourhood(address);
  await store.dropExpired(db, new Date(now()));
  const waiting = await store.countWaiting(db, from);
  if (waiting.own >= waitingAtMost.own || waiting.all >= waitingAtMost.all)
    throw new Problem('too-many-requests');
  const secret = newSecret();
  const expiresAt = new Date(now() + pairingCodeMinutes * 60_000);
  for (let tries = 0; tries < triesForFreeCode; tries += 1) {
    const code = newCode();
    if (await store.insert(db, { secretHash: hashOf(secret), code, address: from, expiresAt }))
      return { code, secret, expiresAt: expiresAt.toISOString() };
  }
  throw new Problem('too-many-requests');
}
