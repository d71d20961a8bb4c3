import { createHash } from 'node:crypto';
import { uuid } from '@psifida/contract/content/uuid';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { recordActivity } from '../db/record-activity.ts';
import type { Tables } from '../db/tables.ts';
import type { Caller, SignIn } from './sign-in.ts';

type Deps = { db: Kysely<Tables>; log: Pick<FastifyBaseLogger, 'warn'> };

const rememberedAtMost = 10_000;

/** Records a sign-in when its session is first seen, since Keycloak tells nobody; the caller does not wait for it. */
export function noteSessions(signIn: SignIn, { db, log }: Deps): SignIn {
  const known = new Set<string>();
  const note = async ({ id, name, session }: Caller) => {
    const sid_hash = createHash('sha256').update(session).digest();
    await db.transaction().execute(async (tx) => {
      const added = await tx
        .insertInto('session_seen')
        .values({ sid_hash })
        .onConflict((conflict) => conflict.doNothing())
        .returning('sid_hash')
        .executeTakeFirst();
      if (!added) return;
      await recordActivity(tx, {
        action: 'signed-in',
        system: null,
        kind: 'account',
        subject: uuid.safeParse(id).data ?? null,
        title: { el: name, en: name },
        by: { id, name },
      });
    });
  };
  return async (request) => {
    const caller = await signIn(request);
    const { session } = caller;
    if (session && !known.has(session)) {
      if (known.size >= rememberedAtMost) known.clear();
      known.add(session);
      void note(caller).catch((err) => {
        known.delete(session);
        log.warn({ err }, 'a sign-in could not be written down');
      });
    }
    return caller;
  };
}
