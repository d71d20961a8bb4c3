import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { IdentityDatabase } from '../db/tables.ts';

/** Signs for a time, and verifies a while longer. */
type Keys = { signingKey: JWK; cookieKey: string; madeAt: number };

export type Secrets = {
  /** The first signs, all verify. */
  signingKeys: JWK[];
  cookieKeys: string[];
  /** Never rotated: second factors in the database are sealed with it. */
  root: string;
};

/** The first cookie key is the root secret. */
type Stored = { signingKey: JWK; cookieKey: string; later?: Keys[]; withoutFirst?: true };

const day = 24 * 60 * 60_000;
/** Rotation interval. */
const renewedAfter = 90 * day;
/** Delay before a new key signs, so that every process has read it. */
export const settleMs = 2 * 60_000;
/** Longer than any session. */
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

/** Without those whose successor has signed for longer than a session lasts. */
const standing = (keys: readonly Keys[], now: number): Keys[] =>
  keys.filter((_, index) => {
    const next = keys[index + 1];
    return !next || next.madeAt + settleMs > now - keptAfter;
  });

/** The newest that every process knows comes first; newer ones only verify. */
function inOrder(keys: readonly Keys[], now: number): Keys[] {
  const newestFirst = keys.toReversed();
  const [oldest] = keys;
  const signs = newestFirst.find(({ madeAt }) => madeAt <= now - settleMs) ?? oldest;
  return newestFirst.toSorted((one, other) => Number(other === signs) - Number(one === signs));
}

/** Made once, by whichever process is first. */
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

/** Makes new keys, with `ifDue` only when the newest are old; and drops those that nothing valid was signed with. */
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
