import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connectionOf } from './connect.ts';

type Handlers = {
  channel: string;
  onMessage(payload: string): void;
  /** From now on nothing is missed; what was said before, also while the line was broken, was not heard. */
  onReady(): void;
};

export type Listening = { close(): Promise<void> };

const probeEveryMs = 20_000;
const patienceMs = 10_000;
const retryMs = { first: 250, last: 5_000 };

/** Listens to a channel on a connection of its own, and comes back by itself whenever that breaks. */
export function listen(db: object, { channel, onMessage, onReady }: Handlers): Listening {
  const connection = connectionOf(db);
  const stopping = new AbortController();
  const { signal } = stopping;

  const hear = async (onHeard: () => void): Promise<void> => {
    const client = new pg.Client({
      ...connection,
      application_name: 'psifida listener',
      keepAlive: true,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    });
    const broken = new AbortController();
    client.on('error', () => broken.abort());
    client.on('end', () => broken.abort());
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      onHeard();
      const over = AbortSignal.any([signal, broken.signal]);
      // A line that went dead without a word is found out by asking.
      while (!over.aborted) {
        await sleep(probeEveryMs, null, { signal: over }).catch(() => {});
        if (!over.aborted) await client.query('select 1');
      }
    } finally {
      await client.end().catch(() => {});
    }
  };

  const run = async () => {
    let wait = retryMs.first;
    while (!signal.aborted) {
      await hear(() => {
        wait = retryMs.first;
        onReady();
      }).catch(() => {});
      await sleep(wait, null, { signal }).catch(() => {});
      wait = Math.min(wait * 2, retryMs.last);
    }
  };
  const running = run();
  return {
    close: async () => {
      stopping.abort();
      await running;
    },
  };
}
