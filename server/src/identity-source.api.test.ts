import { createSignIn } from '@psifida/api/http/sign-in';
import type { IdentityTables } from '@psifida/identity/db/tables';
import { loadSecrets } from '@psifida/identity/provider/secrets';
import { openTestDatabase, type TestDatabase } from '@psifida/postgres/testing/test-database';
import fastify, { type FastifyRequest } from 'fastify';
import { importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config/config.ts';
import { type IdentitySource, openIdentitySource } from './identity-source.ts';

const config = readConfig({});
let database: TestDatabase<IdentityTables>;
let source: IdentitySource;

beforeAll(async () => {
  database = await openTestDatabase<IdentityTables>();
  source = await openIdentitySource({
    config,
    db: database.db,
    record: async () => {},
    isClockTrusted: async () => true,
    town: [],
    log: fastify().log,
  });
});
afterAll(async () => {
  await source.close();
  await database.close();
});

/** Signed with the provider's own key: whom it is for is all that may tell it apart. */
async function callWith(audience: string | undefined): Promise<string> {
  const [signingKey = {}] = (await loadSecrets(database.db)).signingKeys;
  const token = new SignJWT({ sub: 'maria', azp: config.identity.clientId, typ: 'Bearer', aud: audience })
    .setProtectedHeader({ alg: 'RS256', kid: signingKey.kid })
    .setIssuer(source.issuer)
    .setExpirationTime('5m');
  const authorization = `Bearer ${await token.sign(await importJWK(signingKey, 'RS256'))}`;
  const signIn = createSignIn({
    ...source,
    clientId: config.identity.clientId,
    roles: config.roles,
    stands: undefined, // nobody signed in for it
  });
  return signIn({ headers: { authorization } } as FastifyRequest).then(
    ({ id }) => id,
    ({ code }) => code,
  );
}

test('R-AUTH-09 the embedded provider’s tokens are taken for the product alone', async () => {
  expect(await callWith(config.identity.clientId)).toBe('maria');
  expect(await callWith('another-product')).toBe('sign-in.not-trusted');
  expect(await callWith(undefined)).toBe('sign-in.not-trusted');
});

test('of a Keycloak the audience is what the operator says', async () => {
  const keycloak = { KEYCLOAK_URL: 'https://login.example', KEYCLOAK_AUDIENCE: 'town' };
  const parts = {
    db: database.db,
    record: async () => {},
    isClockTrusted: async () => true,
    town: [],
    log: fastify().log,
  };
  expect((await openIdentitySource({ ...parts, config: readConfig(keycloak) })).audience).toBe('town');
});
