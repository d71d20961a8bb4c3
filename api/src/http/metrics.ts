import { Problem } from '@psifida/contract/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export type MonitorOptions = {
  token: string | null;
  /** People reach Psifida under an address that is not this machine's own. */
  servesOthers: boolean;
};

/**
 * With a token: for whoever holds it. Without: for this machine alone, where nobody else is served. Behind a proxy everybody
 * may look like this machine: a plain one asks under its own address and tells nobody else's.
 */
export const mayMonitor = (request: FastifyRequest, { token, servesOthers }: MonitorOptions): boolean =>
  token
    ? request.headers.authorization === `Bearer ${token}`
    : !servesOthers &&
      loopback.has(request.socket.remoteAddress ?? '') &&
      /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(request.headers.host ?? '') &&
      !request.headers['x-forwarded-for'];

const patience = 3_000;

/** One that cannot be counted now, because the database is away say, does not take the others with it. */
const read = (registry: Registry, name: string): Promise<string> =>
  new Promise((resolve) => {
    const leaveOut = () => resolve(`# ${name} cannot be told at the moment`);
    const timer = setTimeout(leaveOut, patience);
    registry
      .getSingleMetricAsString(name)
      .then(resolve, leaveOut)
      .finally(() => clearTimeout(timer));
  });

/** Each file of the apps is a route of its own, with its build's name in it: for whoever watches they are one. */
export const labelOf = (route: string | undefined): string => {
  if (!route) return 'none';
  if (route.startsWith('/api/') || !/\.\w+$/.test(route)) return route;
  const [first = '', ...rest] = route.slice(1).split('/');
  return rest.length ? `/${first}/*` : '/*';
};

export function metricsRoutes(app: FastifyInstance, options: MonitorOptions): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'psifida_' });
  // What watches the process goes on for as long as that lives, and would hold all that this app was made of.
  app.addHook('onClose', async () => registry.clear());
  const duration = new Histogram({
    name: 'psifida_http_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, goOn) => {
    const route = labelOf(request.routeOptions.url);
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    goOn();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayMonitor(request, options)) throw new Problem('not-allowed');
    const parts = await Promise.all(registry.getMetricsAsArray().map(({ name }) => read(registry, name)));
    return reply.type(registry.contentType).send(`${parts.join('\n\n')}\n`);
  });
  return registry;
}

type Sample = { labels: Record<string, string>; value: number };

/** Asked for at every look: one number, which null leaves out, or one for each of several. */
export type AddGauge = (gauge: {
  name: string;
  help: string;
  labels?: readonly string[];
  read: () => Promise<number | null | readonly Sample[]>;
}) => void;

export const gaugeAdder =
  (registry: Registry): AddGauge =>
  ({ name, help, labels = [], read: ask }) => {
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      async collect() {
        const found = await ask();
        this.reset();
        const samples = typeof found === 'number' ? [{ labels: {}, value: found }] : (found ?? []);
        for (const { labels: of, value } of samples) this.set(of, value);
      },
    });
  };
