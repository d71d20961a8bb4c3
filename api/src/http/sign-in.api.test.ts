import { describe, expect, test } from 'vitest';
import { apiOfTest, ownApi } from '../testing/open-test-api.ts';
import { clientId, issuer } from '../testing/test-issuer.ts';

const api = ownApi();

const ask = (token: string | null) => api.call('GET', '/systems', { token });

/** Forged, expired and foreign tokens are tried at every address by authorisation/matrix. */
describe('R-AUTH-09', () => {
  test('no token at all is asked to sign in', async () => {
    const answer = await ask(null);
    expect(answer.json()).toMatchObject({ status: 401, code: 'sign-in.required' });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.headers['content-type']).toContain('application/problem+json');
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

  test.each([
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
    const withAudience = await apiOfTest({ signIn: { audience: 'psifida-api' } });
    const asked = (aud: string) =>
      withAudience.token({ aud }).then((token) => withAudience.call('GET', '/systems', { token }));
    expect((await asked('account')).json().code).toBe('sign-in.not-trusted');
    expect((await asked('psifida-api')).statusCode).toBe(200);
  });

  test('when the provider’s keys cannot be fetched it is our trouble, not the caller’s', async () => {
    const cut = await apiOfTest({ signIn: { keys: () => Promise.reject(new TypeError('fetch failed')) } });
    const answer = await cut.call('GET', '/systems', { token: await api.token() });
    expect(answer.json()).toMatchObject({ status: 503, code: 'not-ready', params: { part: 'identity' } });
  });
});
