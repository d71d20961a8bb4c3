import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { clientId, issuer } from '../testing/test-issuer.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const ask = (token: string | null) => api.call('GET', '/systems', { token });

describe('R-AUTH-09', () => {
  test('a good token is let in', async () => {
    expect((await ask(await api.token())).statusCode).toBe(200);
  });

  test('no token at all is asked to sign in', async () => {
    const answer = await ask(null);
    expect(answer.json()).toMatchObject({ status: 401, code: 'sign-in.required' });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  test('an expired token is told so', async () => {
    const token = await api.token({}, { expires: Math.floor(Date.now() / 1000) - 60 });
    expect((await ask(token)).json()).toMatchObject({ status: 401, code: 'sign-in.expired' });
  });

  test('a token signed with a key that is not the provider’s is refused', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const token = await api.token({}, { key: privateKey });
    expect((await ask(token)).json()).toMatchObject({ status: 401, code: 'sign-in.not-trusted' });
  });

  test('a token of which one letter was changed is refused', async () => {
    const [head, , signature] = (await api.token()).split('.');
    const other = Buffer.from(JSON.stringify({ sub: 'x', iss: issuer, azp: clientId, exp: 9e9 })).toString(
      'base64url',
    );
    expect((await ask(`${head}.${other}.${signature}`)).json()).toMatchObject({
      code: 'sign-in.not-trusted',
    });
  });

  test('a token without a signature is refused', async () => {
    const token = new UnsecuredJWT({ sub: 'x', azp: clientId, typ: 'Bearer' })
      .setIssuer(issuer)
      .setExpirationTime('5m')
      .encode();
    expect((await ask(token)).json()).toMatchObject({ code: 'sign-in.not-trusted' });
  });

  test('a token signed with the public key as a shared secret is refused', async () => {
    const secret = new TextEncoder().encode('x'.repeat(64));
    const token = await new SignJWT({ sub: 'x', azp: clientId, typ: 'Bearer' })
      .setProtectedHeader({ alg: 'HS256', kid: 'test' })
      .setIssuer(issuer)
      .setExpirationTime('5m')
      .sign(secret);
    expect((await ask(token)).json()).toMatchObject({ code: 'sign-in.not-trusted' });
  });

  test.each([
    ['another issuer', { iss: 'http://elsewhere/realms/psifida' }],
    ['another client', { azp: 'another-client' }],
    ['an ID token', { typ: 'ID' }],
    ['a refresh token', { typ: 'Refresh' }],
    ['nobody', { sub: '' }],
  ])('a token of %s is refused', async (_what, claims) => {
    expect((await ask(await api.token(claims))).json()).toMatchObject({
      status: 401,
      code: 'sign-in.not-trusted',
    });
  });

  test.each(['garbage', 'a.b.c', '....', 'x'.repeat(5000)])(
    'the malformed token %.20s is refused',
    async (token) => {
      expect((await ask(token)).json()).toMatchObject({ status: 401, code: 'sign-in.not-trusted' });
    },
  );

  test('where an audience is configured, a token for another one is refused', async () => {
    const withAudience = await openTestApi({ signIn: { audience: 'psifida-api' } });
    const asked = (aud: string) =>
      withAudience.token({ aud }).then((token) => withAudience.call('GET', '/systems', { token }));
    expect((await asked('account')).json().code).toBe('sign-in.not-trusted');
    expect((await asked('psifida-api')).statusCode).toBe(200);
    await withAudience.close();
  });

  test('R-AUTH-08 someone who has signed in without any of our roles may see nothing', async () => {
    const token = await api.token({ realm_access: { roles: ['offline_access'] } });
    expect((await ask(token)).json()).toMatchObject({
      status: 403,
      code: 'not-allowed',
      params: { needs: 'view' },
    });
  });

  test('when the provider’s keys cannot be fetched it is our trouble, not the caller’s', async () => {
    const cut = await openTestApi({ signIn: { keys: () => Promise.reject(new TypeError('fetch failed')) } });
    const answer = await cut.call('GET', '/systems', { token: await api.token() });
    expect(answer.json()).toMatchObject({ status: 503, code: 'not-ready', params: { part: 'identity' } });
    await cut.close();
  });
});
