import type { FastifyInstance } from 'fastify';

/** Each part the product cannot work without, and a probe that rejects when it is out of reach. */
export type ReadinessProbes = Record<
  'database' | 'storage' | 'uploads' | 'data' | 'identity',
  () => Promise<unknown>
>;

const patience = 3_000;

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

export function healthRoutes(app: FastifyInstance, probes: ReadinessProbes): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'alive' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const checks = Object.fromEntries(
      await Promise.all(
        Object.entries(probes).map(async ([part, probe]) => [part, await stands(probe)] as const),
      ),
    );
    const ready = Object.values(checks).every(Boolean);
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not-ready', checks });
  });
}
