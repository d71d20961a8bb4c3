import { decodeJwt, jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { demoPassword } from '../accounts.ts';
import { clientId, publicUrl } from '../testing/identity-server.ts';
import { ownIdentity } from '../testing/own-identity.ts';
import {
  authorizationRequest,
  callbackOf,
  exchange,
  location,
  postForm,
  postJson,
  protocol,
  refresh,
  signIn,
  type Tokens,
} from '../testing/sign-in-steps.ts';

const server = ownIdentity();
const { database } = server;

const setRecord = (id: string, change: { consumed_at?: Date; expires_at?: Date }) =>
  database.db.updateTable('identity_record').set(change).where('id', '=', id).execute();
const bearer = (token: string) => ({ headers: { authorization: `bearer ${token}` } });

test('R-AUTH-02 the authorization-code flow with PKCE leads through /login to tokens as Keycloak makes them', async () => {
  const browser = server.openBrowser();
  const request = authorizationRequest(browser, { ui_locales: 'en' });

  const toPage = await browser.fetch(request.url);
  expect(toPage.status).toBe(303);
  expect(toPage.headers.get('location')).toBe('/login?lang=en');

  const answer = await postJson(
    browser,
    { username: 'Editor', password: demoPassword },
    { origin: publicUrl },
  );
  expect(answer.status).toBe(200);
  const { redirectTo } = (await answer.json()) as { redirectTo: string };
  expect(redirectTo).toContain(`${publicUrl}${protocol}/auth/`);

  const back = await browser.fetch(redirectTo);
  expect(location(back).href).toContain(`${request.redirect_uri}#`);
  const { code = '', state } = callbackOf(back);
  expect(state).toBe(request.state);

  const exchanged = await exchange(browser, code, request);
  expect(exchanged.status).toBe(200);
  const tokens = (await exchanged.json()) as Tokens;
  expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 300 });

  const { payload } = await jwtVerify(tokens.access_token, server.identity.keys, {
    issuer: `${publicUrl}/realms/psifida`,
    audience: clientId,
    algorithms: ['RS256'],
  });
  expect(payload).toMatchObject({
    typ: 'Bearer',
    azp: clientId,
    preferred_username: 'editor',
    name: 'Επίδειξη: συντάκτης',
    realm_access: { roles: ['editor'] },
    resource_access: {},
    sid: expect.any(String),
  });
  expect(Number(payload.exp) - Number(payload.iat)).toBe(300);

  const idToken = await jwtVerify(tokens.id_token, server.identity.keys, { audience: clientId });
  expect(idToken.payload).toMatchObject({
    typ: 'ID',
    nonce: request.nonce,
    sub: payload.sub,
    sid: payload.sid,
    preferred_username: 'editor',
    name: 'Επίδειξη: συντάκτης',
  });

  const refreshToken = decodeJwt(tokens.refresh_token);
  expect(refreshToken).toMatchObject({ typ: 'Refresh', sub: payload.sub, sid: payload.sid });
  expect(Number(refreshToken.exp) - Number(refreshToken.iat)).toBe(30 * 60);
});

test('R-AUTH-02 someone with a session is signed in without being asked again, also silently', async () => {
  const browser = server.openBrowser();
  const first = await signIn(browser, 'viewer', demoPassword);
  for (const silently of ['', '&prompt=none']) {
    const request = authorizationRequest(browser);
    const { code = '' } = callbackOf(await browser.fetch(request.url + silently));
    const second = (await (await exchange(browser, code, request)).json()) as Tokens;
    expect(decodeJwt(second.access_token)).toMatchObject({ sid: decodeJwt(first.access_token).sid });
  }
  expect((await refresh(browser, first.refresh_token)).status).toBe(200);
});

test('R-AUTH-05 a silent check without a session comes back with login_required', async () => {
  const browser = server.openBrowser();
  const back = await browser.fetch(authorizationRequest(browser, { prompt: 'none' }).url);
  expect(callbackOf(back)).toMatchObject({ error: 'login_required' });
});

test('R-AUTH-04 a refresh gives new tokens for the same session and person, again if its answer was lost or the laptop slept', async () => {
  const browser = server.openBrowser();
  const tokens = await signIn(browser, 'admin', demoPassword);
  const { refresh_token } = tokens;
  const [one, other] = await Promise.all([refresh(browser, refresh_token), refresh(browser, refresh_token)]);
  expect([one.status, other.status]).toEqual([200, 200]);
  const renewed = (await one.json()) as Tokens;
  const [before, after] = [decodeJwt(tokens.access_token), decodeJwt(renewed.access_token)];
  expect(after).toMatchObject({ sub: before.sub, sid: before.sid, realm_access: { roles: ['admin'] } });
  expect(decodeJwt(renewed.id_token).nonce).toBe(tokens.nonce);
  expect(renewed.refresh_token).not.toBe(refresh_token);

  await setRecord(refresh_token, { consumed_at: new Date(Date.now() - 20 * 60_000) });
  expect((await refresh(browser, refresh_token)).status).toBe(200);
  expect((await refresh(browser, renewed.refresh_token)).status).toBe(200);
});

test.each(['without a cookie', 'with the cookie of a session of one’s own', 'with a forged cookie'])(
  'R-AUTH-13 a copied refresh token opens nothing %s, ends the tokens of its sign-in and is told; its owner is asked for no password',
  async (way) => {
    const owner = server.openBrowser();
    const { refresh_token, access_token } = await signIn(owner, 'editor', demoPassword);
    const renewed = (await (await refresh(owner, refresh_token)).json()) as Tokens;
    const thief = server.openBrowser();
    if (way.includes('own')) await signIn(thief, 'viewer', demoPassword);
    const forged = { cookie: `psifida_session=${decodeJwt(access_token).sid}; psifida_session.sig=x` };
    const steal = (token: string) =>
      postForm(
        thief,
        `${protocol}/token`,
        { grant_type: 'refresh_token', refresh_token: token, client_id: clientId },
        way.includes('forged') ? forged : {},
      );
    database.actions.length = 0;
    for (const token of [renewed.refresh_token, refresh_token, renewed.refresh_token])
      expect((await steal(token)).status).toBe(400);
    expect(database.actions).toEqual(['—: used-elsewhere Επίδειξη: συντάκτης']);

    expect((await refresh(owner, renewed.refresh_token)).status).toBe(400);
    const request = authorizationRequest(owner, { prompt: 'none' });
    const { code = '' } = callbackOf(await owner.fetch(request.url));
    const again = (await (await exchange(owner, code, request)).json()) as Tokens;
    expect(decodeJwt(again.access_token).preferred_username).toBe('editor');
    expect((await refresh(owner, again.refresh_token)).status).toBe(200);
  },
);

describe('R-AUTH-05 a refresh is answered 400', () => {
  const forged = `${btoa('{"typ":"opaque"}')}.${btoa('{"typ":"Refresh","exp":9999999999}')}.x`;
  test.each([
    ['an unknown token', 'unknown'],
    ['a token of the right shape', forged],
    ['an empty token', ''],
    ['a token with a null character', 'a\0b'],
    ['a very long token', 'x'.repeat(50_000)],
    ['more than the provider is willing to read', 'x'.repeat(100_000)],
  ])('with %s', async (_what, token) => {
    const answer = await refresh(server.openBrowser(), token);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty('error');
  });

  test('with an expired token', async () => {
    const browser = server.openBrowser();
    const { refresh_token } = await signIn(browser, 'viewer', demoPassword);
    await setRecord(refresh_token, { expires_at: new Date(Date.now() - 1000) });
    expect((await refresh(browser, refresh_token)).status).toBe(400);
  });
});

test('a code works once, only with its verifier, of which no request goes without, and two exchanges at once do not both succeed', async () => {
  const browser = server.openBrowser();
  const bare = authorizationRequest(browser).url.replace(
    /&code_challenge=[^&]*&code_challenge_method=S256/,
    '',
  );
  expect(callbackOf(await browser.fetch(bare))).toMatchObject({ error: 'invalid_request' });
  await signIn(browser, 'viewer', demoPassword);
  const stolen = authorizationRequest(browser);
  const { code: stolenCode = '' } = callbackOf(await browser.fetch(stolen.url));
  const wrong = { ...stolen, verifier: 'a'.repeat(96) };
  expect((await exchange(browser, stolenCode, wrong)).status).toBe(400);

  const request = authorizationRequest(browser);
  const { code = '' } = callbackOf(await browser.fetch(request.url));
  const answers = await Promise.all([1, 2, 3, 4].map(() => exchange(browser, code, request)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
});

test('R-AUTH-09 userinfo and account tell the bearer who they are, and refuse any other token', async () => {
  const browser = server.openBrowser();
  const tokens = await signIn(browser, 'editor', demoPassword);
  const userinfo = await browser.fetch(`${protocol}/userinfo`, bearer(tokens.access_token));
  expect(await userinfo.json()).toEqual({
    sub: decodeJwt(tokens.access_token).sub,
    preferred_username: 'editor',
    name: 'Επίδειξη: συντάκτης',
  });
  const account = await browser.fetch('/realms/psifida/account', bearer(tokens.access_token));
  expect(await account.json()).toMatchObject({
    username: 'editor',
    firstName: 'Επίδειξη:',
    lastName: 'συντάκτης',
  });

  const [header, payload] = tokens.access_token.split('.');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
  const others = ['', 'x', tokens.id_token, tokens.refresh_token, `${header}.${payload}.AAAA`, unsigned];
  for (const other of others)
    for (const path of [`${protocol}/userinfo`, '/realms/psifida/account'])
      expect((await browser.fetch(path, bearer(other))).status).toBe(401);
});

test('R-AUTH-01 discovery and keys stand at Keycloak’s addresses and speak of the public address only', async () => {
  const browser = server.openBrowser();
  const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  const discovery = await browser.fetch('/realms/psifida/.well-known/openid-configuration', { headers });
  const issuer = `${publicUrl}/realms/psifida`;
  expect(await discovery.json()).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/protocol/openid-connect/auth`,
    token_endpoint: `${issuer}/protocol/openid-connect/token`,
    jwks_uri: `${issuer}/protocol/openid-connect/certs`,
    userinfo_endpoint: `${issuer}/protocol/openid-connect/userinfo`,
    end_session_endpoint: `${issuer}/protocol/openid-connect/logout`,
  });
  const certs = (await (await browser.fetch(`${protocol}/certs`)).json()) as {
    keys: Record<string, string>[];
  };
  expect(certs.keys).toEqual([expect.objectContaining({ kty: 'RSA', alg: 'RS256', use: 'sig' })]);
  expect(certs.keys[0]).not.toHaveProperty('d');
});

test('the token endpoint answers pages of the product only', async () => {
  const form = { grant_type: 'refresh_token', refresh_token: 'x', client_id: clientId };
  const origin = 'https://evil.example';
  const foreign = await postForm(server.openBrowser(), `${protocol}/token`, form, { origin });
  expect(foreign.status).toBe(400);
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
});
