import type { MachineRight } from '@psifida/contract/access';
import { endpoints } from '@psifida/contract/endpoints/all';
import { type AnyEndpoint, apiPrefix } from '@psifida/contract/endpoints/endpoint';

/** `this-machine`: what only whoever calls from the server's own machine may read. */
export type Access = AnyEndpoint['access'] | 'this-machine';

export type Row = {
  methods: readonly string[];
  url: string;
  access: Access;
  machines?: readonly MachineRight[];
};

const fromContract: Row[] = Object.values<AnyEndpoint>(endpoints).map(
  ({ method, path, access, machines = [] }) => ({
    // Whoever may read something may ask whether it is there.
    methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
    url: `${apiPrefix}${path}`,
    access,
    machines,
  }),
);

/** Named here as well: an endpoint that says `anyone` by mistake would otherwise be what its own row expects. */
export const openToAnyone: readonly (keyof typeof endpoints)[] = [
  'askForCode',
  'claimToken',
  'openSharedPreview',
  'readIcons',
  'readRegistry',
  'readTakenHome',
];

const reads = ['GET', 'HEAD'];
const page = (url: string): Row => ({ methods: reads, url, access: 'anyone' });
const realm = '/realms/psifida';
const protocol = `${realm}/protocol/openid-connect`;

/** What answers beside the endpoints of the contract. Written out: whoever adds an address says here for whom it is. */
const beside: Row[] = [
  { methods: ['POST', 'OPTIONS'], url: '/api/v1/uploads', access: 'edit' },
  { methods: ['HEAD', 'PATCH', 'DELETE'], url: '/api/v1/uploads/:id', access: 'edit' },
  { methods: ['GET'], url: '/api/v1/player/events', access: 'display' },
  { methods: ['GET'], url: '/api/v1/events', access: 'view' },
  { methods: ['GET'], url: '/api/v1/activity/export', access: 'administer' },
  {
    methods: ['GET', 'HEAD', 'TRACE', 'DELETE', 'OPTIONS', 'PATCH', 'PUT', 'POST', 'QUERY'],
    url: '/api/*', // nothing is there, for nobody
    access: 'anyone',
  },
  page('/api/v1/openapi.json'),
  page('/api/docs'),
  page('/api/docs/start.js'),
  page('/api/docs/assets/*'),
  page('/media/:name'), // nobody can guess the hash of a file
  page('/healthz'),
  page('/readyz'),
  page('/readyz/displays'),
  { methods: reads, url: '/metrics', access: 'this-machine' },

  page(`${protocol}/auth`),
  page(`${protocol}/auth/:uid`),
  page(`${protocol}/certs`),
  page(`${realm}/.well-known/openid-configuration`),
  { methods: [...reads, 'POST'], url: `${protocol}/logout`, access: 'anyone' },
  page(`${protocol}/logout/success`),
  { methods: ['POST'], url: `${protocol}/logout/confirm`, access: 'anyone' },
  { methods: ['POST'], url: `${protocol}/token`, access: 'anyone' },
  { methods: reads, url: `${protocol}/userinfo`, access: 'view' },
  { methods: reads, url: `${realm}/account`, access: 'view' },
  page(`${protocol}/3p-cookies/step1.html`),
  page(`${protocol}/3p-cookies/step2.html`),
  page(`${protocol}/login-status-iframe.html`),
  page(`${protocol}/login-status-iframe.html/status`),
  { methods: ['POST'], url: '/login/authenticate', access: 'anyone' },
  page('/login/pending'),

  page('/config.json'),
  page('/index.html'),
  page('/display'),
  page('/display/index.html'),
  page('/display/take-home.html'),
  page('/display/take-home-worker.js'),
  page('/branding/*'),
  page('/take-home/:taken/:id'),
  page('/take-home/event/:id/event.ics'),
  page('/take-home/worker.js'),
  page('/cap'),
  page('/cap/:name'),
  page('/r/:id'),
];

export const rows: readonly Row[] = [...fromContract, ...beside];

export const nameOf = ({ method, url }: { method: string; url: string }): string => `${method} ${url}`;

/** By method and address, as the server registers them. */
export const rowByRoute: ReadonlyMap<string, Row> = new Map(
  rows.flatMap((row) => row.methods.map((method) => [nameOf({ method, url: row.url }), row] as const)),
);
