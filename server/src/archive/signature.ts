import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import { type Connection, connectDatabase } from '@psifida/postgres/connect';
import { sql } from 'kysely';

/** Ed25519; `key` is the public one. */
export type Signer = { key: string; sign(text: string): string };

const publicOf = (pem: string): string =>
  String(createPublicKey(createPrivateKey(pem)).export({ format: 'jwk' }).x);

/** Made at the first backup. Null on a database of a version that did not sign. */
export async function openSigner(connection: Connection): Promise<Signer | null> {
  const db = connectDatabase<unknown>({ connection, max: 1 });
  try {
    const { rows } = await sql<{ known: boolean }>`
      select to_regclass('installation_key') is not null as known`.execute(db);
    if (!rows[0]?.known) return null;
    const fresh = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    await sql`insert into installation_key (private_key) values (${fresh}) on conflict do nothing`.execute(
      db,
    );
    const kept = await sql<{ pem: string }>`select private_key as pem from installation_key`.execute(db);
    const pem = kept.rows[0]?.pem ?? '';
    return {
      key: publicOf(pem),
      sign: (text) => sign(null, Buffer.from(text), createPrivateKey(pem)).toString('base64url'),
    };
  } finally {
    await db.destroy();
  }
}

export function isSignedBy(key: string, text: string, signature: string): boolean {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key };
  const opened = createPublicKey({ key: jwk, format: 'jwk' });
  return verify(null, Buffer.from(text), opened, Buffer.from(signature, 'base64url'));
}

/** What is signed: the first entry, the names of the media, which are their hashes, and the seal with those of the tables. */
export function openManifest() {
  const media = createHash('sha256');
  const sha256 = (body: string) => createHash('sha256').update(body).digest('hex');
  return {
    addMedia: (key: string) => void media.update(`${key}\n`),
    text: (contents: string, seal: string): string =>
      ['psifida archive', sha256(contents), media.digest('hex'), sha256(seal)].join('\n'),
  };
}
