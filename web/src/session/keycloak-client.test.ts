import type Keycloak from 'keycloak-js';
import { expect, test, vi } from 'vitest';
import { config, openPage } from '../lib/testing/stand-in-provider.ts';
import { askedOf } from './ask-provider.ts';
import { createKeycloak, follow, initOptions } from './keycloak-client.ts';

test('R-AUTH-12 waits 10000 ms for messages, looks at the login frame every 5 s, and R-AUTH-02 has that frame off', async () => {
  openPage('http://psifida/');
  const keycloak = createKeycloak(config);
  await keycloak.init(initOptions);
  expect(keycloak).toMatchObject({ messageReceiveTimeout: 10_000, pkceMethod: 'S256', logoutMethod: 'POST' });
  expect(initOptions).toMatchObject({ checkLoginIframe: false, checkLoginIframeInterval: 5 });
});

test('R-AUTH-04 asks for 30 s of validity and warns when the token is still valid', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const updateToken = vi.fn(async () => false);
  const keycloak = { updateToken } as unknown as Keycloak;
  follow(keycloak);
  keycloak.onTokenExpired?.();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('Token not refreshed: it is still valid'));
  expect(updateToken).toHaveBeenCalledWith(30);
});

test('R-ANY-06 a machine so slow that it uses up the time itself asks the provider again', async () => {
  const late = new DOMException('signal timed out', 'TimeoutError');
  const fetched = vi.fn().mockRejectedValueOnce(late).mockResolvedValue(new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  expect((await askedOf('http://provider/', ({ ok }) => ok)).status).toBe(200);
  fetched.mockRejectedValue(late);
  await expect(askedOf('http://provider/', ({ ok }) => ok)).rejects.toBe(late);
  expect(fetched).toHaveBeenCalledTimes(2 + 3);
  vi.unstubAllGlobals();
});
