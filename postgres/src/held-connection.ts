import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connectionOf, defaultTimeoutMs } from './connect.ts';

export type HeldConnection = {
  /** Resolves when it is first connected. */
  standing: Promise<void>;
  close(): Promise<void>;
};

type Options = {
  name: string;
  /** Called after each connect, also after a lost connection. */
  begin(client: pg.Client): Promise<void>;
};

const probeEveryMs = 20_000;
const goodbyeMs = 2_000;
const retryMs = { first: 250, last: 5_000 };

/** A dedicated connection for what ends with it (session locks, LISTEN); it reconnects with backoff. */
export function holdConnection(db: object, { name, begin }: Options): HeldConnection {
  const connection = connectionOf(db);
  const stopping = new AbortController();
  const { signal } = stopping;
  const { promise: standing, resolve: stands } = deferred();

  const hold = async (onStanding: () => void): Promise<void> => {
    const client = new pg.Client({
      ...connection,
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: defaultTimeoutMs,
      query_timeout: defaultTimeoutMs,
    });
    const broken = new AbortController();
    client.on('error', () => broken.abort());
    client.on('end', () => broken.abort());
    try {
      await client.connect();
      await begin(client);
      onStanding();
      const over = AbortSignal.any([signal, broken.signal]);
      // A half-open connection is found out by a query.
      while (!over.aborted) {
        await sleep(probeEveryMs, null, { signal: over }).catch(() => {});
        if (!over.aborted) await client.query('select 1');
      }
    } finally {
      // A frozen server does not answer the termination.
      await Promise.race([client.end().catch(() => {}), sleep(goodbyeMs, null, { ref: false })]);
    }
  };

  const run = async () => {
    let wait = retryMs.first;
    while (!signal.aborted) {
      await hold(() => {
        wait = retryMs.first;
        stands();
      }).catch(() => {});
      await sleep(wait, null, { signal }).catch(() => {});
      wait = Math.min(wait * 2, retryMs.last);
    }
  };
  const running = run();
  return {
    standing,
    close: async () => {
      stopping.abort();
      await running;
    },
  };
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

type Handlers = {
  channel: string;
  onMessage(payload: string): void;
  /** From now on nothing is missed; notifications from before, also while disconnected, are lost. */
  onReady(): void;
};

/** LISTEN on a dedicated connection that reconnects. */
export const listen = (db: object, { channel, onMessage, onReady }: Handlers): HeldConnection =>
  holdConnection(db, {
    name: 'psifida listener',
    begin: async (client) => {
      client.on('notification', ({ payload = '' }) => onMessage(payload));
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      onReady();
    },
  });
