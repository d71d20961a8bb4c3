import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Tables } from '@psifida/api/db/tables';
import { clientOf } from '@psifida/api/testing/mount-test-api';
import type { AccessLevel } from '@psifida/contract/access';
import { listAccounts } from '@psifida/identity/accounts';
import type { IdentityTables } from '@psifida/identity/db/tables';
import { loadSecrets } from '@psifida/identity/provider/secrets';
import { freePort } from '@psifida/postgres/testing/free-port';
import { openRelay } from '@psifida/postgres/testing/relay';
import { openTestDatabase, type TestDatabase } from '@psifida/postgres/testing/test-database';
import type { FastifyInstance } from 'fastify';
import { importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll } from 'vitest';
import { readConfig } from '../config/config.ts';
import { startServer } from '../start.ts';
import { placeholderPages } from './placeholder-pages.ts';

export type Route = { method: string; url: string };

/** The accounts of the demonstration have exactly one role each, and are called after it. */
const roleOf: Record<AccessLevel, string> = { view: 'viewer', edit: 'editor', administer: 'admin' };

/** The database as DATABASE_URL names it. */
export const addressOf = ({
  connection: { host = '', user = '', database = '' },
}: Pick<TestDatabase<unknown>, 'connection'>): string =>
  `postgres:///${database}?host=${encodeURIComponent(host)}&user=${user}`;

/**
 * The product as `npm start` mounts it, all of its parts, on a database of the test's own; with a list of every route
 * that was ever registered, and with the provider's own key to sign tokens that it would never give. It reaches its
 * database over a line that can be frozen.
 */
export async function openWhole({ env = {} }: { env?: Record<string, string> } = {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-proof-'));
  const database = await openTestDatabase<Tables & IdentityTables>();
  const { user, database: name } = database.connection;
  const relay = await openRelay(database.connection);
  const port = await freePort();
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: `postgres://${user}@${relay.connection.host}:${relay.connection.port}/${name}`,
    LOG_LEVEL: 'silent',
    ...env,
  });
  const routes: Route[] = [];
  let mounted: FastifyInstance | undefined;
  const server = await startServer(config, {
    built: await placeholderPages(folder),
    watch: (app) => {
      mounted = app;
      app.addHook('onRoute', ({ method, url }) => {
        for (const one of [method].flat()) routes.push({ method: one, url });
      });
    },
  });
  if (!mounted) throw new Error('the server was mounted without being watched');
  const app = mounted;

  const [signingKey = {}] = (await loadSecrets(database.db as never)).signingKeys;
  const accounts = await listAccounts(database.db as never);
  // Each of them is signed in, for as long as a proof may take.
  await database.db
    .insertInto('identity_record')
    .values(
      accounts.map(({ id, username }) => ({
        kind: 'Session',
        id: `proof ${username}`,
        payload: '{}',
        account_id: id,
        sid: username,
        expires_at: new Date(Date.now() + 24 * 3_600_000),
      })),
    )
    .execute();
  const issuer = `${config.publicUrl}/realms/${config.identity.realm}`;
  const { clientId } = config.identity;

  /** An access token as the provider makes them, but for what is changed. */
  const token = async (
    level: AccessLevel,
    claims: JWTPayload = {},
    { key = signingKey, expires = '10m' }: { key?: JWK; expires?: string } = {},
  ): Promise<string> => {
    const account = accounts.find(({ username }) => username === roleOf[level]);
    return new SignJWT({
      iss: issuer,
      aud: clientId,
      sub: account?.id,
      sid: account?.username,
      azp: clientId,
      typ: 'Bearer',
      name: account?.name,
      realm_access: { roles: account?.roles },
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: signingKey.kid })
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(await importJWK(key, 'RS256'));
  };

  const editor = await token('edit', {}, { expires: '4h' });

  return {
    app,
    /** An editor's calls unless they say otherwise; as in the tests of the API. */
    ...clientOf(app, editor),
    db: database.db,
    relay,
    config,
    routes,
    signingKey,
    token,
    close: async () => {
      await server.stop();
      await relay.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Whole = Awaited<ReturnType<typeof openWhole>>;

/** The same for all tests of a file, opened before the first of them. */
export function ownWhole(options?: Parameters<typeof openWhole>[0]): Whole {
  let whole: Whole;
  beforeAll(async () => {
    whole = await openWhole(options);
  });
  afterAll(() => whole?.close());
  return new Proxy({} as Whole, { get: (_, key: keyof Whole) => whole[key] });
}
