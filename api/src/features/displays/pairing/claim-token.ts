import type { Answer } from '@psifida/contract/endpoints/endpoint';
import type * as endpoints from '@psifida/contract/endpoints/player';
import type { DisplayParts } from '../parts.ts';
import * as store from './pairing.store.ts';
import { hashOf, tokenOf } from './secrets.ts';

/** An answer that got lost on its way is given again, until the token has been used. */
export async function claimToken(
  { db, now }: DisplayParts,
  { secret }: { secret: string },
): Promise<Answer<typeof endpoints.claimToken>> {
  const pairing = await store.find(db, { secretHash: hashOf(secret), now: new Date(now()) });
  if (!pairing) return { state: 'expired' };
  if (!pairing.display_id) return { state: 'waiting' };
  const token = tokenOf(secret);
  const isThere = await store.setToken(db, { display: pairing.display_id, tokenHash: hashOf(token) });
  return isThere ? { state: 'paired', token } : { state: 'expired' };
}
