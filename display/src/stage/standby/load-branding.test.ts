import { afterEach, expect, test, vi } from 'vitest';
import { loadBranding } from './load-branding.ts';

const name = { el: 'Φορέας', en: 'Body' };
const municipality = { el: 'Δήμος', en: 'Municipality' };
const partner = { name, logo: { el: 'a-el.svg', en: 'a-en.svg' }, href: null };
const config = {
  ...{ keycloakUrl: '', keycloakRealm: '', keycloakClientId: '' },
  ...{ apiBaseUrl: '/api', publicUrl: 'https://town.example' },
  kept: { activityDays: 730, shownDays: 400, binDays: 30, copies: null, sessionHours: null },
  signIn: 'embedded',
  demoAccounts: [],
  iconServiceUrl: null,
  routeRules: {},
  roles: { view: 'viewer', edit: 'editor', administer: 'admin' },
  branding: { product: name, municipality, logo: 'logo.svg', partners: [partner, partner, partner] },
};

const answer = (reply: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(reply));
const ask = () => loadBranding(new AbortController().signal);

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['is away', () => Promise.reject(new TypeError('no network'))],
  ['refuses', () => Promise.resolve(new Response('', { status: 503 }))],
  ['answers something else', () => Promise.resolve(Response.json({ hello: 'there' }))],
])('there is no name when the server %s', async (_case, reply) => {
  answer(reply);
  expect(await ask()).toBeNull();
});

test('the names come from the configuration of this installation', async () => {
  answer(() => Promise.resolve(Response.json(config)));
  expect((await ask())?.municipality).toEqual(municipality);
});
