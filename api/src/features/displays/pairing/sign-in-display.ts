import { createHmac, hash, randomBytes, randomInt } from 'node:crypto';
import { pairingAlphabet, pairingCodeLength } from '@psifida/contract/content/display';
import { Problem } from '@psifida/contract/problem';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { createBatchLoader } from '../../../concurrency/batch-loader.ts';
import type { Tables } from '../../../db/tables.ts';
import { endPairing, findHolders, type TokenHolder } from './pairing.store.ts';

export type ReadHolder = (request: FastifyRequest) => Promise<TokenHolder>;

/** By the display's own token; one that was revoked is answered like one that never was. */
export function createHolderReader(db: Kysely<Tables>): ReadHolder {
  const find = createBatchLoader(
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

export const newSecret = (): string => randomBytes(32).toString('base64url');

export const newCode = (): string =>
  Array.from({ length: pairingCodeLength }, () => pairingAlphabet[randomInt(pairingAlphabet.length)]).join(
    '',
  );

/** 256 random bits need no slow hash: nobody tries them all. */
export const hashOf = (secret: string): string => hash('sha256', secret);

/** Made from the secret that only the display has, so that it can be given twice and is stored nowhere. */
export const tokenOf = (secret: string): string =>
  `dsp_${createHmac('sha256', secret).update('psifida display token').digest('base64url')}`;

const isDisplayToken = (token: string): boolean => /^dsp_[\w-]{43}$/.test(token);
