import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  type Answer,
  type AnyEndpoint,
  apiPrefix,
  type CallInput,
} from '@psifida/contract/endpoints/endpoint';
import { clientId } from '@psifida/identity/testing/identity-server';
import { freePort } from '@psifida/postgres/testing/free-port';
import { readConfig } from '@psifida/server/config/config';
import { startServer } from '@psifida/server/start';
import { placeholderPages } from '@psifida/server/testing/placeholder-pages';
import { openStaff } from '@psifida/server/testing/staff';

type Options = { databaseUrl: string; dataDir: string; env?: Record<string, string> };

export const configOf = ({ databaseUrl, dataDir, env }: Options) =>
  readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    KEEP_SHOWN_DAYS: '3650', // what was shown then is still to be read
    KEYCLOAK_CLIENT_ID: clientId, // as whom the steps of signing in present themselves
    ...env,
  });

/** The product on a database and a data folder; `ask` is an administrator's call that fails unless it is answered. */
export async function startInstallation({ env, ...where }: Options) {
  const pages = await mkdtemp(path.join(os.tmpdir(), 'psifida-pages-'));
  const config = configOf({ ...where, env: { PORT: String(await freePort()), ...env } });
  const server = await startServer(config, { built: await placeholderPages(pages) });
  const staff = openStaff(config.publicUrl, () => {});
  return {
    url: config.publicUrl,
    staff,
    ask: async <E extends AnyEndpoint>(
      endpoint: E,
      input: Partial<CallInput<E>> = {},
    ): Promise<Answer<E>> => {
      const { status, answer } = await staff.call('ask', endpoint, input);
      if (answer === null) throw new Error(`${endpoint.method} ${endpoint.path} was answered ${status}`);
      return answer;
    },
    /** As a display calls, with its token once it has one. */
    post: async (address: string, body?: object, token?: string): Promise<unknown> => {
      const answer = await fetch(`${config.publicUrl}${apiPrefix}${address}`, {
        method: 'POST',
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok)
        throw new Error(`POST ${address} was answered ${answer.status}: ${await answer.text()}`);
      return answer.json();
    },
    stop: async () => {
      await server.stop();
      await rm(pages, { recursive: true, force: true });
    },
  };
}

export type Installation = Awaited<ReturnType<typeof startInstallation>>;
