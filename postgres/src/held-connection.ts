import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connectionOf, usualPatienceMs } from './connect.ts';

export type HeldConnection = {
  /** Resolves when it stands for the first time. */
  standing: Promise<void>;
  close(): Promise<void>;
};

type Options = {
  name: string;
  /** Each time it stands, the first time as after a break. */
  begin(client: pg.Client): Promise<void>;
};

const probeEveryMs = 20_000;
const goodbyeMs = 2_000;
const retryMs = { first: 250, last: 5_000 };

/** A connection of its own beside the pool, for what lasts as long as the connection does; it comes back by itself. */
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
      connectionTimeoutMillis: usualPatienceMs,
      query_timeout: usualPatienceMs,
    });
    const broken = new AbortController();
    client.on('error', () => broken.abort());
    client.on('end', () => broken.abort());
    try {
      await client.connect();
      await begin(client);
      onStanding();
      const over = AbortSignal.any([signal, broken.signal]);
      // A line that went dead without a word is found out by asking.
      while (!over.aborted) {
        await sleep(probeEveryMs, null, { signal: over }).catch(() => {});
        if (!over.aborted) await client.query('select 1');
      }
    } finally {
      // A server that is frozen does not even say goodbye.
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
