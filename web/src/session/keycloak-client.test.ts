import type Keycloak from 'keycloak-js';
import { expect, test, vi } from 'vitest';
import { config, openPage } from '../lib/testing/stand-in-provider.ts';
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
