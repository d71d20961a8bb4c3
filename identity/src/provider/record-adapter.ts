import { sql } from 'kysely';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import { endRecords, type IdentityDatabase } from '../db/tables.ts';
import { findMachine } from '../machines.ts';

/** The provider's storage adapter, one table for all models. */
export const recordAdapter =
  (db: IdentityDatabase) =>
  (kind: string): Adapter => {
    const live = () =>
      db
        .selectFrom('identity_record')
        .select(['payload', 'consumed_at'])
        .where('kind', '=', kind)
        .where('expires_at', '>', sql<Date>`now()`);

    const toPayload = (row: Awaited<ReturnType<ReturnType<typeof live>['executeTakeFirst']>>) =>
      row && ({ ...row.payload, consumed: consumedSince(kind, row.consumed_at) } as AdapterPayload);

    return {
      async upsert(id, payload, expiresIn = 0) {
        const values = {
          payload: JSON.stringify(payload),
          uid: kind === 'Session' ? (payload.uid ?? null) : null,
          grant_id: grantOf(kind, id, payload),
          // A reset also ends a sign-in whose password was already checked.
          account_id: payload.accountId ?? payload.result?.login?.accountId ?? null,
          sid: kind === 'Session' ? sidOf(payload) : null,
          expires_at: new Date(Date.now() + expiresIn * 1000),
        };
        await db
          .insertInto('identity_record')
          .values({ kind, id, ...values })
          .onConflict((conflict) =>
            conflict
              .columns(['kind', 'id'])
              .doUpdateSet(values)
              // Not now(): it may have been ended after this transaction began.
              .where('identity_record.expires_at', '>', sql<Date>`clock_timestamp()`),
          )
          .execute();
      },

      async find(id) {
        if (!isStorable(id)) return undefined;
        if (kind === 'Client') return machineClient(db, id);
        return toPayload(await live().where('id', '=', id).executeTakeFirst());
      },

      async findByUid(uid) {
        return toPayload(await live().where('uid', '=', uid).executeTakeFirst());
      },

      async findByUserCode() {
        return undefined;
      },

      async consume(id) {
        const { numUpdatedRows } = await db
          .updateTable('identity_record')
          .set({ consumed_at: sql`now()` })
          .where('kind', '=', kind)
          .where('id', '=', id)
          .where('consumed_at', 'is', null)
          .executeTakeFirst();
        // The provider's own check has a race: two exchanges of one code at once.
        if (kind === 'AuthorizationCode' && numUpdatedRows === 0n)
          throw new errors.InvalidGrant('authorization code already consumed');
      },

      async destroy(id) {
        await endRecords(db).where('kind', '=', kind).where('id', '=', id).execute();
      },

      async revokeByGrantId(grantId) {
        await endRecords(db).where('grant_id', '=', grantId).execute();
      },
    };
  };

/** It signs nobody in: no response type, no address to come back to, and no grant but its own. */
async function machineClient(db: IdentityDatabase, id: string): Promise<AdapterPayload | undefined> {
  const machine = await findMachine(db, id);
  return (
    machine && {
      client_id: machine.id,
      client_secret: machine.secret_hash.toString('hex'),
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: ['client_credentials'],
      response_types: [],
      redirect_uris: [],
    }
  );
}

/** The only client that signs people in is configured. */
const sidOf = ({ authorizations }: AdapterPayload): string | null =>
  Object.values(authorizations ?? {})[0]?.sid ?? null;

/** An Interaction outlives its grant: it may be about to replace that session. */
function grantOf(kind: string, id: string, { grantId }: AdapterPayload): string | null {
  if (kind === 'Grant') return id;
  return kind === 'Interaction' ? null : (grantId ?? null);
}

function consumedSince(kind: string, consumedAt: Date | null): number | undefined {
  if (!consumedAt) return undefined;
  // Its own browser may repeat a refresh: another tab, an answer that was lost, a laptop that slept (bind-to-browser.ts).
  return kind === 'RefreshToken' ? undefined : Math.floor(consumedAt.getTime() / 1000);
}

/** PostgreSQL refuses a text with a null character; no id of ours has one. */
const isStorable = (id: string) => typeof id === 'string' && !id.includes('\0');
