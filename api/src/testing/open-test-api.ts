import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { resolveRegistry } from '@psifida/contract/registry/override';
import { openTestDatabase } from '@psifida/postgres/testing/test-database';
import type { InjectOptions } from 'fastify';
import { type ApiOptions, mountApi } from '../app.ts';
import type { Tables } from '../db/tables.ts';
import { createHttpServer } from '../http/http-server.ts';
import { clientId, createTestIssuer, issuer } from './test-issuer.ts';

type Call = Omit<InjectOptions, 'url' | 'method'> & { token?: string | null };

type Change = Partial<Omit<ApiOptions, 'db' | 'registry' | 'signIn'>> & {
  registryOverride?: unknown;
  signIn?: Partial<ApiOptions['signIn']>;
};

/** The product API on a database of its own. Calls are an editor's unless they say otherwise. */
export async function openTestApi({ registryOverride, signIn, ...options }: Change = {}) {
  const database = await openTestDatabase<Tables>();
  const tokens = await createTestIssuer();
  const app = createHttpServer({ logger: false, trustProxy: false });
  await mountApi(app, {
    db: database.db,
    registry: resolveRegistry(registryOverride),
    signIn: {
      issuer,
      clientId,
      audience: null,
      keys: tokens.keys,
      roles: { view: 'viewer', edit: 'editor', administer: 'admin' },
      ...signIn,
    },
    probes: { database: async () => {}, storage: async () => {}, identity: async () => {} },
    metricsToken: null,
    ...options,
  });
  const editor = await tokens.token();

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { token = editor, ...rest }: Call = {},
  ) =>
    app.inject({
      ...rest,
      method,
      url: path.startsWith('/api') ? path : `${apiPrefix}${path}`,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...rest.headers },
    });

  return {
    app,
    db: database.db,
    token: tokens.token,
    call,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof openTestApi>>;
