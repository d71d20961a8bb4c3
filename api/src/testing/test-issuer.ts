import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const issuer = 'http://localhost/realms/psifida';
export const clientId = 'psifida';

/** The same for all of a process (scripts/lib/fresh-modules.mjs): to make them takes longer than most tests. */
const ofProcess = globalThis as { testIssuerKeys?: ReturnType<typeof generateKeyPair> };

/** Stands for the identity provider, which is not ours: real keys, real signatures. */
export async function createTestIssuer() {
  ofProcess.testIssuerKeys ??= generateKeyPair('RS256');
  const { publicKey, privateKey } = await ofProcess.testIssuerKeys;
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256' }] };
  const keys = createLocalJWKSet(jwks);

  const token = (
    claims: JWTPayload = {},
    { expires = '5m', key = privateKey }: { expires?: string | number; key?: typeof privateKey } = {},
  ) =>
    new SignJWT({
      sub: 'person-1',
      azp: clientId,
      typ: 'Bearer',
      name: 'Μαρία Ψηφιδοπούλου',
      realm_access: { roles: ['editor'] },
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setIssuer(claims.iss ?? issuer)
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(key);

  return { jwks, keys, token };
}
