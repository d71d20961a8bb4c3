import { pairingCodeMinutes } from '@psifida/contract/content/display';
import { Problem } from '@psifida/contract/problem';
import { whoseAddress } from '@psifida/contract/whose-address';
import type { DisplayParts } from '../parts.ts';
import * as store from './pairing.store.ts';
import { hashOf, newCode, newSecret } from './secrets.ts';

/** Enough for a town hall full of new displays behind one address; codes stay so rare that guessing is hopeless. */
const waitingAtMost = { own: 40, network: 200, all: 2_000 };
const triesForFreeCode = 10;

type Code = { code: string; secret: string; expiresAt: string };

export async function askForCode({ db, now }: DisplayParts, { address }: { address: string }): Promise<Code> {
  const { holder, segment, network } = whoseAddress(address);
  const from = { holder, network: segment ?? network };
  await store.dropExpired(db, new Date(now()));
  const secret = newSecret();
  const secretHash = hashOf(secret);
  const expiresAt = new Date(now() + pairingCodeMinutes * 60_000);
  for (let tries = 0; tries < triesForFreeCode; tries += 1) {
    const code = newCode();
    if (!(await store.insert(db, { secretHash, code, from, expiresAt }))) continue;
    await share(db, { secretHash, from });
    return { code, secret, expiresAt: expiresAt.toISOString() };
  }
  throw new Problem('too-many-requests');
}

/**
 * Written before it is counted, so that those who ask side by side see each other. One address that asks for too many
 * is refused; where many addresses have taken all there is, whoever has most gives way, so that a display that shows
 * its first code always finds room.
 */
async function share(
  db: DisplayParts['db'],
  { secretHash, from }: { secretHash: string; from: store.Asking },
): Promise<void> {
  const waiting = await store.countWaiting(db, from);
  if (waiting.own > waitingAtMost.own) {
    await store.drop(db, secretHash);
    throw new Problem('too-many-requests');
  }
  const overNetwork = waiting.network - waitingAtMost.network;
  if (overNetwork > 0) await store.dropOfTheGreediest(db, { count: overNetwork, network: from.network });
  const over = waiting.all - Math.max(0, overNetwork) - waitingAtMost.all;
  if (over > 0) await store.dropOfTheGreediest(db, { count: over });
}
