import { randomUUID } from 'node:crypto';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Whose } from '@psifida/contract/whose-address';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { dueRelease } from '../../../releases/due-release.ts';

export const dropExpired = (db: Kysely<Tables>, now: Date) =>
  db.deleteFrom('pairing').where('expires_at', '<', now).execute();

export type Asking = Pick<Whose, 'holder' | 'network'>;

/** Codes on some glass right now: of one address, of its network, and of all. */
export async function countWaiting(db: Kysely<Tables>, { holder, network }: Asking) {
  const row = await db
    .selectFrom('pairing')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      sql<number>`count(*) filter (where network = ${network})`.as('network'),
      sql<number>`count(*) filter (where address = ${holder})`.as('own'),
    ])
    .where('display_id', 'is', null)
    .executeTakeFirstOrThrow();
  return row;
}

/** Who has an IPv6 line has all the networks of its /48, the first three groups; of IPv4 it is the network itself. */
const line = sql`coalesce(substring(network from '^(?:[^:]+:){3}'), network)`;

/** Takes the oldest codes of whoever has most off the glass: of one network, or of all of them. */
export async function dropOfTheGreediest(
  db: Kysely<Tables>,
  { count, network }: { count: number; network?: string },
): Promise<void> {
  const within = network === undefined ? sql`true` : sql`network = ${network}`;
  await sql`delete from pairing where display_id is null and secret_hash in (
    select secret_hash from (
      select secret_hash, expires_at, count(*) over (partition by ${line}) as of_line,
        count(*) over (partition by network) as of_network, count(*) over (partition by address) as of_address
      from pairing where display_id is null and ${within}) as waiting
    order by of_line desc, of_network desc, of_address desc, expires_at limit ${count})`.execute(db);
}

export const drop = (db: Kysely<Tables>, secretHash: string) =>
  db.deleteFrom('pairing').where('secret_hash', '=', secretHash).execute();

type NewPairing = { secretHash: string; code: string; from: Asking; expiresAt: Date };

/** False when the code is on another glass already. */
export async function insert(
  db: Kysely<Tables>,
  { secretHash, code, from, expiresAt }: NewPairing,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('pairing')
    .values({
      secret_hash: secretHash,
      code,
      address: from.holder,
      network: from.network,
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const find = (db: Kysely<Tables>, { secretHash, now }: { secretHash: string; now: Date }) =>
  db
    .selectFrom('pairing')
    .select(['display_id'])
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Ties the code to the display; false when nobody shows it. */
export async function take(
  tx: Transaction<Tables>,
  { code, display, now, until }: { code: string; display: string; now: Date; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pairing')
    .set({ display_id: display, expires_at: until })
    .where('code', '=', code)
    .where('display_id', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when the display is gone again. */
export async function setToken(
  db: Kysely<Tables>,
  { display, tokenHash }: { display: string; tokenHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('display')
    .set({ token_hash: tokenHash })
    .where('id', '=', display)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A display by its token, with the release that it should show. */
export type TokenHolder = {
  token_hash: string;
  id: string;
  token_used: boolean;
  system: SystemId;
  number: number | null;
  hash: string | null;
};

export async function findHolders(
  db: Kysely<Tables>,
  tokenHashes: readonly string[],
): Promise<TokenHolder[]> {
  const { rows } = await sql<TokenHolder>`
    select display.token_hash, display.id, display.token_used, display.system, due.number, due.hash
    from display left join lateral ${dueRelease} on true
    where token_hash = any (${tokenHashes}::text[])
  `.execute(db);
  return rows;
}

/** With its first use the pairing is over, and the secret worth nothing. */
export const endPairing = (db: Kysely<Tables>, display: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx.updateTable('display').set({ token_used: true }).where('id', '=', display).execute();
    await tx.deleteFrom('pairing').where('display_id', '=', display).execute();
  });

/** Written before it is counted, so that attempts side by side see each other. */
export async function addAttempt(
  db: Kysely<Tables>,
  { by, at, since }: { by: string; at: Date; since: Date },
) {
  const id = randomUUID();
  await db.deleteFrom('pairing_attempt').where('at', '<', since).execute();
  await db.insertInto('pairing_attempt').values({ id, by_id: by, at }).execute();
  const { all, own } = await db
    .selectFrom('pairing_attempt')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      sql<number>`count(*) filter (where by_id = ${by})`.as('own'),
    ])
    .executeTakeFirstOrThrow();
  return { id, all, own };
}

export const dropAttempt = (db: Kysely<Tables>, id: string) =>
  db.deleteFrom('pairing_attempt').where('id', '=', id).execute();
