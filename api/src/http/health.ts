import type { FastifyInstance } from 'fastify';

/** Each part the product cannot work without, and a probe that rejects when it is out of reach. */
export type ReadinessProbes = Record<
  'database' | 'storage' | 'uploads' | 'data' | 'identity',
  () => Promise<unknown>
>;

const patience = 3_000;

/** Shorter than anybody who watches waits between two looks. */
const reusedMs = 1_500;

const stands = (probe: () => Promise<unknown>): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patience);
    const settle = (value: boolean) => {
      clearTimeout(timer);
      resolve(value);
    };
    probe().then(
      () => settle(true),
      () => settle(false),
    );
  });

/** Anybody may ask, as often as they like; a probe writes to a disk and calls others, and so is not begun for each. */
function sharedRound(probe: () => Promise<unknown>): () => Promise<boolean> {
  let round: Promise<boolean> | null = null;
  return () => {
    round ??= stands(probe).finally(() => {
      setTimeout(() => {
        round = null;
      }, reusedMs).unref();
    });
    return round;
  };
}

export function healthRoutes(app: FastifyInstance, probes: ReadinessProbes): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'alive' }));
  const parts = Object.entries(probes).map(([part, probe]) => ({ part, ask: sharedRound(probe) }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const checks = Object.fromEntries(
      await Promise.all(parts.map(async ({ part, ask }) => [part, await ask()] as const)),
    );
    const ready = Object.values(checks).every(Boolean);
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not-ready', checks });
  });
}
