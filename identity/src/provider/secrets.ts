import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { IdentityDatabase } from '../db/tables.ts';

/** What signs tokens and cookies for a time, and is taken for good a while longer. */
type Keys = { signingKey: JWK; cookieKey: string; madeAt: number };

export type Secrets = {
  /** The first signs; what any of them has signed is taken for good. */
  signingKeys: JWK[];
  cookieKeys: string[];
  /** Never changes: what was made with it lies in the database for as long as the account. */
  root: string;
};

/** The first keys stand beside the later ones, and the first cookie key is the root of what never changes. */
type Stored = { signingKey: JWK; cookieKey: string; later?: Keys[]; withoutFirst?: true };

const day = 24 * 60 * 60_000;
/** By themselves, without anybody asking. */
const renewedAfter = 90 * day;
/** Every process has read new keys before one of them signs with them. */
export const settleMs = 2 * 60_000;
/** Longer than any session: whoever is signed in stays so. */
const keptAfter = day;

const name = 'provider';

const read = (db: IdentityDatabase) =>
  db.selectFrom('identity_secret').select(['value', 'created_at']).where('name', '=', name);

type Row = { value: unknown; created_at: Date };

/** Oldest first. */
function keysIn({ value, created_at }: Row): Keys[] {
  const { signingKey, cookieKey, later = [], withoutFirst } = value as Stored;
  return [...(withoutFirst ? [] : [{ signingKey, cookieKey, madeAt: created_at.getTime() }]), ...later];
}

/** Without those whose successor has signed for longer than anybody can be signed in. */
const standing = (keys: readonly Keys[], now: number): Keys[] =>
  keys.filter((_, index) => {
    const next = keys[index + 1];
    return !next || next.madeAt + settleMs > now - keptAfter;
  });

/** The newest that every process knows comes first; newer ones are already taken for good. */
function inOrder(keys: readonly Keys[], now: number): Keys[] {
  const newestFirst = keys.toReversed();
  const [oldest] = keys;
  const signs = newestFirst.find(({ madeAt }) => madeAt <= now - settleMs) ?? oldest;
  return newestFirst.toSorted((one, other) => Number(other === signs) - Number(one === signs));
}

/** Made by whichever process comes first; the others, and every later start, use the same. */
export async function loadSecrets(db: IdentityDatabase, now = Date.now()): Promise<Secrets> {
  let row = await read(db).executeTakeFirst();
  if (!row) {
    const { madeAt: _, ...first } = await makeKeys(now);
    await db
      .insertInto('identity_secret')
      .values({ name, value: JSON.stringify(first satisfies Stored) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    row = await read(db).executeTakeFirst();
  }
  if (!row) throw new Error('the signing key vanished while it was being made');
  const keys = inOrder(standing(keysIn(row), now), now);
  return {
    signingKeys: keys.map(({ signingKey }) => signingKey),
    cookieKeys: keys.map(({ cookieKey }) => cookieKey),
    root: (row.value as Stored).cookieKey,
  };
}

/** Makes new keys, or with `ifDue` only when the newest are old; and forgets those that nobody can have any more. */
export async function renewKeys(
  db: IdentityDatabase,
  { ifDue = false, now = Date.now() }: { ifDue?: boolean; now?: number } = {},
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const row = await read(tx).forUpdate().executeTakeFirst();
    if (!row) return false;
    const keys = keysIn(row);
    const newest = keys.at(-1)?.madeAt ?? 0;
    if (ifDue && newest > now - renewedAfter) return false;
    const stands = standing(keys, now);
    const { signingKey, cookieKey } = row.value as Stored;
    const first = stands.some((one) => one.cookieKey === cookieKey);
    const later = [...stands.filter((one) => one.cookieKey !== cookieKey), await makeKeys(now)];
    const value: Stored = { signingKey, cookieKey, later, ...(!first && { withoutFirst: true }) };
    await tx
      .updateTable('identity_secret')
      .set({ value: JSON.stringify(value) })
      .where('name', '=', name)
      .execute();
    return true;
  });
}

export const publicKeyOf = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use }) as JWK;

async function makeKeys(madeAt: number): Promise<Keys> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = await exportJWK(privateKey);
  return {
    signingKey: { ...key, kid: await calculateJwkThumbprint(key), alg: 'RS256', use: 'sig' },
    cookieKey: randomBytes(32).toString('base64url'),
    madeAt,
  };
}
