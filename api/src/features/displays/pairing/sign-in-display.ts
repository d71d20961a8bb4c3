import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { SignInDisplay } from '../../../http/bind.ts';
import { Problem } from '../../../problem.ts';
import { findByToken } from './pairing.store.ts';
import { hashOf, isDisplayToken } from './secrets.ts';

/** By its own token and no person's; one that was revoked is answered like one that never was. */
export const createSignInDisplay =
  (db: Kysely<Tables>): SignInDisplay =>
  async (request) => {
    const [scheme, token = '', ...rest] = request.headers.authorization?.split(' ') ?? [];
    const isOne = scheme?.toLowerCase() === 'bearer' && !rest.length && isDisplayToken(token);
    const display = isOne ? await findByToken(db, hashOf(token)) : undefined;
    if (!display) throw new Problem('display.not-paired');
    return display;
  };
