import { databaseFailure } from '@psifida/postgres/database-failure';
import type { FastifyBaseLogger } from 'fastify';

/** A statement that was cancelled for taking too long says nothing of the database, and its stack is wanted. */
const cancelled = '57014';

const lostDatabase = (error: unknown): error is Error =>
  databaseFailure(error) === 'away' && (error as { code?: unknown }).code !== cancelled;

/** One line when the database goes and one when it is back, however many requests and jobs fail meanwhile (R-OPS-09). */
export function databaseOutage({
  probe,
  everyMs = 1_000,
}: {
  probe: () => Promise<unknown>;
  everyMs?: number;
}) {
  let log: FastifyBaseLogger | undefined;
  let since: number | null = null;
  const begin = (reason: string) => {
    if (since !== null) return;
    const began = performance.now();
    since = began;
    log?.error({ reason }, 'the database is away');
    const look = () =>
      void probe().then(
        () => {
          since = null;
          log?.info({ seconds: Math.round((performance.now() - began) / 1000) }, 'the database is back');
        },
        () => setTimeout(look, everyMs).unref(),
      );
    setTimeout(look, everyMs).unref();
  };
  return {
    begin,
    /** For the logger's options: what the lost connection alone is to blame for is not told again. */
    hooks: {
      logMethod(this: unknown, line: readonly unknown[], method: (...line: never[]) => void) {
        const { err } = (line[0] ?? {}) as { err?: unknown };
        if (lostDatabase(err)) begin(err.message || String(err));
        else method.apply(this, line as never[]);
      },
    },
    tellTo: (told: FastifyBaseLogger) => {
      log = told;
    },
  };
}
