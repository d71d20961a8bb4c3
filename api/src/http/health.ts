import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Each part the product cannot work without, and a probe that rejects when it is out of reach. */
export type ReadinessProbes = Record<
  'database' | 'storage' | 'uploads' | 'data' | 'identity',
  () => Promise<unknown>
>;

/** What displays need to be served; whether people can sign in or upload is nothing to them. */
const forDisplays = ['database', 'storage'] satisfies (keyof ReadinessProbes)[];

const patience = 3_000;

/** Shorter than anybody who watches waits between two looks. */
const reusedMs = 1_500;

const wordsOf = (error: unknown): string => {
  const { message, cause } = error as { message?: string; cause?: { message?: string } };
  return [message || String(error), cause?.message].filter(Boolean).join(': ');
};

/** Why it does not stand; null when it does. */
const reasonOf = (probe: () => Promise<unknown>): Promise<string | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(`no answer within ${patience / 1000} seconds`), patience);
    const settle = (reason: string | null) => {
      clearTimeout(timer);
      resolve(reason);
    };
    probe().then(
      () => settle(null),
      (error: unknown) => settle(wordsOf(error)),
    );
  });

/** Anybody may ask, as often as they like; a probe writes to a disk and calls others, and so is not begun for each. */
function sharedRound(
  probe: () => Promise<unknown>,
  tell: (reason: string | null) => void,
): () => Promise<string | null> {
  let round: Promise<string | null> | null = null;
  return () => {
    round ??= reasonOf(probe)
      .then((reason) => {
        tell(reason);
        return reason;
      })
      .finally(() => {
        setTimeout(() => {
          round = null;
        }, reusedMs).unref();
      });
    return round;
  };
}

/** The log says when a part goes and when it is back, not at every look in between. */
function teller({ log }: FastifyInstance, part: string) {
  let was: string | null = null;
  return (reason: string | null) => {
    if (part === 'database') return; // whoever loses it says so: an outage is one line
    if (reason && !was) log.warn({ part, reason }, 'a part is out of reach');
    if (!reason && was) log.info({ part }, 'a part is back');
    was = reason;
  };
}

/** Why something is not ready is told to whoever may read the metrics alone. */
export function healthRoutes(
  app: FastifyInstance,
  probes: ReadinessProbes,
  mayMonitor: (request: FastifyRequest) => boolean,
): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'alive' }));
  const parts = Object.entries(probes).map(([part, probe]) => ({
    part,
    ask: sharedRound(probe, teller(app, part)),
  }));
  const answerFor = (path: string, wanted: readonly string[]) =>
    app.get(path, { logLevel: 'warn' }, async (request, reply) => {
      const asked = parts.filter(({ part }) => wanted.includes(part));
      const found = await Promise.all(asked.map(async ({ part, ask }) => ({ part, reason: await ask() })));
      const missing = found.filter(({ reason }) => reason !== null);
      return reply.status(missing.length ? 503 : 200).send({
        status: missing.length ? 'not-ready' : 'ready',
        checks: Object.fromEntries(found.map(({ part, reason }) => [part, reason === null])),
        ...(missing.length && mayMonitor(request)
          ? { reasons: Object.fromEntries(missing.map(({ part, reason }) => [part, reason])) }
          : {}),
      });
    });
  answerFor('/readyz', Object.keys(probes));
  answerFor('/readyz/displays', forDisplays);
}
