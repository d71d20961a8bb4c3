import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { DisplayEvent } from '@psifida/contract/content/display';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { playerEventsPath } from '@psifida/contract/endpoints/player';
import type { StaffEvent } from '@psifida/contract/endpoints/staff-events';
import { resolveRegistry } from '@psifida/contract/registry/override';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Connection, connectDatabase } from '@psifida/postgres/connect';
import { openTestDatabase, type TestDatabase } from '@psifida/postgres/testing/test-database';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import type { Tables } from '../db/tables.ts';
import { createHttpServer } from '../http/http-server.ts';
import { openDiskStorage } from '../media/storage/disk-storage.ts';
import { type ApiChange, clientOf, mountTestApi } from './mount-test-api.ts';
import { createTestIssuer } from './test-issuer.ts';

type Change = Omit<ApiChange, 'registry'> & {
  registryOverride?: unknown;
  requiresRights?: boolean;
  /** The proxies in front whose word about the caller's address counts. */
  trustProxy?: string[];
  /** Another process of the same installation: the same database, the same identity provider. */
  beside?: Beside;
};
type Beside = { connection: Connection; tokens: Awaited<ReturnType<typeof createTestIssuer>> };

/** Connections of its own to somebody else's database. */
const joinDatabase = (connection: Connection): TestDatabase<Tables> => {
  const db = connectDatabase<Tables>({ connection });
  return { db, connection, close: () => db.destroy() };
};

/** The product API on a database of its own. Calls are an editor's unless they say otherwise. */
export async function openTestApi({ trustProxy, beside, ...change }: Change = {}) {
  const { registryOverride, requiresRights = false, ...options } = change;
  const database = beside ? joinDatabase(beside.connection) : await openTestDatabase<Tables>();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-media-'));
  const storage = options.media?.storage ?? openDiskStorage(path.join(folder, 'media'));
  const tokens = beside?.tokens ?? (await createTestIssuer());
  const app = createHttpServer({ logger: false, trustProxy: trustProxy ?? false });
  await mountTestApi(
    app,
    { db: database.db, keys: tokens.keys, folder },
    {
      ...options,
      registry: resolveRegistry(registryOverride, { requiresRights }),
      media: { ...options.media, storage },
    },
  );

  return {
    app,
    db: database.db,
    storage,
    /** Holds `media` and `uploads`. */
    folder,
    token: tokens.token,
    /** What another process of the same installation needs. */
    shared: { connection: database.connection, tokens },
    ...clientOf(app, await tokens.token()),
    /** A token of somebody with these roles. */
    withRoles: (...roles: string[]) => tokens.token({ realm_access: { roles } }),
    close: async () => {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof openTestApi>>;

/** One of a test's own, closed when it ends. */
export async function apiOfTest(change?: Change): Promise<TestApi> {
  const api = await openTestApi(change);
  onTestFinished(api.close);
  return api;
}

/** The same for all tests of a file, opened before the first of them. */
export function ownApi(change?: Change | (() => Change)): TestApi {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi(typeof change === 'function' ? change() : change);
  });
  afterAll(() => api?.close());
  return new Proxy({} as TestApi, { get: (_, key: keyof TestApi) => api[key] });
}

/** Before each test these tables are empty, and whatever of others hangs on their rows. */
export const emptyBeforeEach = (api: TestApi, ...tables: (keyof Tables)[]): void =>
  beforeEach(async () => {
    for (const table of tables) await emptyTable(api.db, table);
  });

/** Also the activity, which is otherwise append-only. */
export const emptyTable = (db: Kysely<Tables>, table: keyof Tables): Promise<unknown> =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('psifida.audit', 'forget', true)`.execute(tx);
    await tx.deleteFrom(table).execute();
  });

type HeardEvent = { event: DisplayEvent | StaffEvent; data: Record<string, unknown> | null };

/** Listens as a display does, or a member of staff, until the test ends: over a real line, with fetch. */
export async function openEvents(api: TestApi, token: string, path = playerEventsPath) {
  if (!api.app.server.listening) await api.app.listen({ host: '127.0.0.1', port: 0 });
  const address = api.app.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const stopping = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}${apiPrefix}${path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stopping.signal,
  });
  const heard: HeardEvent[] = [];
  let wake = () => {};
  let isOver = false;
  const read = async () => {
    let text = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const parts = (text + chunk).split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const [, event, data] = /^event: (\S+)\ndata: (.*)$/.exec(part) ?? [];
        if (event) heard.push({ event: event as HeardEvent['event'], data: JSON.parse(data ?? 'null') });
      }
      wake();
    }
  };
  const over = read()
    .catch(() => {})
    .finally(() => {
      isOver = true;
      wake();
    });
  const close = async () => {
    stopping.abort();
    await over;
  };
  onTestFinished(close);
  return {
    close,
    status: answer.status,
    heard,
    over,
    /** The next event of this name, and of this system if one is named, whether it came before or is still to come. */
    async next(event: HeardEvent['event'], system?: SystemId): Promise<HeardEvent> {
      for (;;) {
        const index = heard.findIndex(
          (one) => one.event === event && (!system || one.data?.system === system),
        );
        if (index >= 0) return heard.splice(index, 1)[0] as HeardEvent;
        if (isOver) throw new Error(`the stream ended without ${event}`);
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
