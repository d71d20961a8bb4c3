import { runtimeConfig as schema } from '@psifida/contract/runtime-config';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const text = { el: 'α', en: 'a' };
const partner = { name: text, logo: { el: 'p-el.svg', en: 'p-en.svg' }, href: null };
const served = {
  keycloakUrl: 'http://provider',
  keycloakRealm: 'city',
  keycloakClientId: 'psifida',
  apiBaseUrl: '',
  signIn: 'embedded',
  demoAccounts: [],
  iconServiceUrl: null,
  routeRules: {},
  roles: { view: '', edit: 'editor', administer: 'admin' },
  branding: { product: text, municipality: text, logo: 'logo.svg', partners: [partner, partner, partner] },
};

test('R-AUTH-01 the configuration is asked for at run time and kept', async () => {
  const fetched = vi.fn(async () => Response.json(served));
  vi.stubGlobal('fetch', fetched);
  const { loadRuntimeConfig, runtimeConfig } = await import('./runtime-config.ts');
  expect(runtimeConfig).toThrow('not loaded');
  await loadRuntimeConfig(schema.parse);
  expect(runtimeConfig()).toEqual(served);
  expect(fetched).toHaveBeenCalledWith('/config.json', expect.objectContaining({ cache: 'no-store' }));
});

test.each([
  ['is missing', () => new Response('', { status: 404 })],
  ['lacks a setting', () => Response.json({ ...served, keycloakUrl: undefined })],
])('R-AUTH-01 a configuration that %s is refused', async (_, answer) => {
  vi.stubGlobal('fetch', async () => answer());
  const { loadRuntimeConfig } = await import('./runtime-config.ts');
  await expect(loadRuntimeConfig(schema.parse)).rejects.toThrow();
});
