import { runtimeConfig as schema } from '@psifida/contract/runtime-config';
import { beforeEach, expect, test, vi } from 'vitest';
import { config } from './testing/stand-in-provider.ts';

beforeEach(() => vi.resetModules());
const modules = async () => ({
  ...(await import('./fetch-config.ts')),
  ...(await import('./runtime-config.ts')),
});

const text = { el: 'α', en: 'a' };
const partner = { name: text, logo: { el: 'p-el.svg', en: 'p-en.svg' }, href: null };
const served = {
  ...config,
  publicUrl: 'https://town.example',
  kept: { activityDays: 730, shownDays: 400, binDays: 30, copies: null, sessionHours: null },
  demoAccounts: [],
  iconServiceUrl: null,
  routeRules: {},
  branding: { product: text, municipality: text, logo: 'logo.svg', partners: [partner, partner, partner] },
};

test('R-AUTH-01 the configuration is asked for at run time and kept', async () => {
  const fetched = vi.fn(async () => Response.json(served));
  vi.stubGlobal('fetch', fetched);
  const { fetchConfig, loadRuntimeConfig, runtimeConfig } = await modules();
  expect(runtimeConfig).toThrow('not loaded');
  await loadRuntimeConfig(schema.parse, fetchConfig());
  expect(runtimeConfig()).toEqual(served);
  expect(fetched).toHaveBeenCalledWith('/config.json', expect.objectContaining({ cache: 'no-store' }));
});

test.each([
  ['is missing', () => new Response('', { status: 404 })],
  ['lacks a setting', () => Response.json({ ...served, keycloakUrl: undefined })],
])('R-AUTH-01 a configuration that %s is refused', async (_, answer) => {
  vi.stubGlobal('fetch', async () => answer());
  const { fetchConfig, loadRuntimeConfig } = await modules();
  await expect(loadRuntimeConfig(schema.parse, fetchConfig())).rejects.toThrow();
});
