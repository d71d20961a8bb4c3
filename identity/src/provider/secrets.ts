import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { IdentityDatabase } from '../db/tables.ts';

export type Secrets = { signingKey: JWK; cookieKey: string };

const name = 'provider';

/** Made by whichever process comes first; the others, and every later start, use the same. */
export async function loadSecrets(db: IdentityDatabase): Promise<Secrets> {
  const known = await readSecrets(db);
  if (known) return known;
  await db
    .insertInto('identity_secret')
    .values({ name, value: JSON.stringify(await makeSecrets()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const agreed = await readSecrets(db);
  if (!agreed) throw new Error('the signing key vanished while it was being made');
  return agreed;
}

export const publicKeyOf = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use }) as JWK;

async function readSecrets(db: IdentityDatabase): Promise<Secrets | undefined> {
  const row = await db
    .selectFrom('identity_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value as Secrets | undefined;
}

async function makeSecrets(): Promise<Secrets> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = await exportJWK(privateKey);
  return {
    signingKey: { ...key, kid: await calculateJwkThumbprint(key), alg: 'RS256', use: 'sig' },
    cookieKey: randomBytes(32).toString('base64url'),
  };
}
