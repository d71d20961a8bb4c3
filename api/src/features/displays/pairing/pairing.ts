import { randomUUID } from 'node:crypto';
import { type Display, type DisplaySettings, pairingCodeMinutes } from '@psifida/contract/content/display';
import type { Person } from '@psifida/contract/content/presentation';
import type { Answer } from '@psifida/contract/endpoints/endpoint';
import type * as endpoints from '@psifida/contract/endpoints/player';
import { Problem } from '@psifida/contract/problem';
import { whoseAddress } from '@psifida/contract/whose-address';
import { sql } from 'kysely';
import type { DisplayDeps } from '../deps.ts';
import * as displays from '../displays.store.ts';
import { joinEmergencies } from '../emergencies/emergencies.store.ts';
import { findDisplay } from '../find-display.ts';
import { recordDisplayAction } from '../record-display-action.ts';
import * as store from './pairing.store.ts';
import { hashOf, newCode, newSecret, tokenOf } from './sign-in-display.ts';

/** Enough for a town hall full of new displays behind one address; codes stay so rare that guessing is hopeless. */
const waitingAtMost = { own: 40, network: 200, all: 2_000 };
const triesForFreeCode = 10;

type Code = { code: string; secret: string; expiresAt: string };

export async function askForCode({ db, now }: DisplayDeps, { address }: { address: string }): Promise<Code> {
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

/** Counted after writing, so that concurrent ones see each other; where all is taken, whoever has most gives way. */
async function share(
  db: DisplayDeps['db'],
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

/** An answer that got lost on its way is given again, until the token has been used. */
export async function claimToken(
  { db, now }: DisplayDeps,
  { secret }: { secret: string },
): Promise<Answer<typeof endpoints.claimToken>> {
  const pairing = await store.find(db, { secretHash: hashOf(secret), now: new Date(now()) });
  if (!pairing) return { state: 'expired' };
  if (!pairing.display_id) return { state: 'waiting' };
  const token = tokenOf(secret);
  const isThere = await store.setToken(db, { display: pairing.display_id, tokenHash: hashOf(token) });
  return isThere ? { state: 'paired', token } : { state: 'expired' };
}

const windowMs = 10 * 60_000;
const wrongAtMost = { own: 10, all: 100 };
/** Open windows of one person; closed ones are removed within a minute. */
const temporaryAtMost = 10;
/** How long a display that was taken in has time to hear of it. Nobody guesses its secret. */
const claimMs = 24 * 60 * 60_000;

type Input = { code: string; temporary: boolean; settings: DisplaySettings; by: Person };

/** A right code and a wrong one take the same work, up to the row that only a right one makes. */
export async function pairDisplay(
  { db, now }: DisplayDeps,
  { code, temporary, settings, by }: Input,
): Promise<Display> {
  const at = new Date(now());
  const attempt = await store.addAttempt(db, { by: by.id, at, since: new Date(now() - windowMs) });
  if (attempt.own > wrongAtMost.own || attempt.all > wrongAtMost.all) {
    await store.dropAttempt(db, attempt.id);
    throw new Problem('too-many-requests');
  }
  const id = randomUUID();
  const paired = await db.transaction().execute(async (tx) => {
    if (temporary) {
      await sql`select pg_advisory_xact_lock(hashtext(${`temporary ${by.id}`}))`.execute(tx);
      if ((await displays.countTemporary(tx, by)) >= temporaryAtMost) return null;
    }
    await displays.insert(tx, { id, temporary, settings, by, at });
    if (!(await store.take(tx, { code, display: id, now: at, until: new Date(now() + claimMs) })))
      throw new Problem('display.code-unknown', {}, [{ path: ['code'], code: 'display.code-unknown' }]);
    await joinEmergencies(tx, { id, ...settings, at });
    if (!temporary) await recordDisplayAction(tx, { action: 'paired', id, display: settings, by });
    return findDisplay(tx, id, now());
  });
  await store.dropAttempt(db, attempt.id);
  if (!paired) throw new Problem('display.too-many-temporary', { atMost: temporaryAtMost });
  return paired;
}
