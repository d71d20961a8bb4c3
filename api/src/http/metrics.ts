import { Problem } from '@psifida/contract/problem';
import { poolOf } from '@psifida/postgres/connect';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type JobRecord, jobRecords } from '../concurrency/repeat.ts';
import type { Tables } from '../db/tables.ts';
import { feedsInUse } from '../db/use-feeds.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export type MonitorOptions = {
  token: string | null;
  /** People reach Psifida under an address that is not this machine's own. */
  servesOthers: boolean;
};

/** With a token: its holder. Without: this machine, where nobody else is served; behind a proxy all look like it. */
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
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
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

type Counted = { label: string; value: number };

const samples = (name: string, counted: readonly Counted[]) =>
  counted.map(({ label, value }) => ({ labels: { [name]: label }, value }));

export function workMetrics(db: Kysely<Tables>, addGauge: AddGauge): void {
  addGauge({
    name: 'psifida_database_connections',
    help: 'Connections of this process by how they are used; waiting are those who ask for one and get none',
    labels: ['state'],
    read: async () =>
      samples(
        'state',
        Object.entries(poolOf(db)).map(([label, value]) => ({ label, value })),
      ),
  });
  const jobGauge = (name: string, help: string, value: (job: JobRecord) => number | null) =>
    addGauge({
      name,
      help,
      labels: ['job'],
      read: async () =>
        [...jobRecords()].flatMap(([job, record]) => {
          const found = value(record);
          return found === null ? [] : samples('job', [{ label: job, value: found }]);
        }),
    });
  jobGauge(
    'psifida_job_last_success_timestamp_seconds',
    'When this process last did a piece of work by itself and it went well; missing while it never has',
    ({ endedWellAt }) => endedWellAt && endedWellAt / 1000,
  );
  jobGauge(
    'psifida_job_failures',
    'How often a piece of work has gone wrong since this process was started',
    ({ failed }) => failed,
  );
  addGauge({
    name: 'psifida_uploads',
    help: 'Uploads by where they are: waiting for bytes, received and stored wait to be taken in, failed was refused',
    labels: ['state'],
    read: async () => {
      const { rows } = await sql<Counted>`
        select state as label, count(upload.id)::integer as value
        from unnest(array['waiting', 'received', 'stored', 'failed']) as state
          left join media_upload as upload using (state)
        group by state`.execute(db);
      return samples('state', rows);
    },
  });
  addGauge({
    name: 'psifida_news_feed_failing_seconds',
    help: 'For how long each news feed in use has not been answered well; 0 is well',
    labels: ['feed'],
    read: async () => {
      const longest = new Map<string, number>();
      for (const { place, failingSince } of await feedsInUse(db)) {
        const seconds = failingSince ? (Date.now() - failingSince.getTime()) / 1000 : 0;
        longest.set(place, Math.max(seconds, longest.get(place) ?? 0));
      }
      return [...longest].map(([feed, value]) => ({ labels: { feed }, value }));
    },
  });
}
