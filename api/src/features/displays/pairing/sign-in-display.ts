import { Problem } from '@psifida/contract/problem';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { gather } from '../../../db/gather.ts';
import type { Tables } from '../../../db/tables.ts';
import { endPairing, findHolders, type TokenHolder } from './pairing.store.ts';
import { hashOf, isDisplayToken } from './secrets.ts';

export type ReadHolder = (request: FastifyRequest) => Promise<TokenHolder>;

/**
 * Which display calls, by its own token and no person's; one that was revoked is answered like one that never was.
 * After a save all of them call at once.
 */
export function createHolderReader(db: Kysely<Tables>): ReadHolder {
  const find = gather(
    async (hashes) => new Map((await findHolders(db, hashes)).map((holder) => [holder.token_hash, holder])),
  );
  return async (request) => {
    const [scheme, token = '', ...rest] = request.headers.authorization?.split(' ') ?? [];
    const isOne = scheme?.toLowerCase() === 'bearer' && !rest.length && isDisplayToken(token);
    const holder = isOne ? await find(hashOf(token)) : undefined;
    if (!holder) throw new Problem('display.not-paired');
    if (!holder.token_used) await endPairing(db, holder.id);
    return holder;
  };
}
