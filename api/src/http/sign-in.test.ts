import type { FastifyRequest } from 'fastify';
import { generateKeyPair, SignJWT } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { clientId, issuer } from '../testing/test-issuer.ts';
import { createSignIn, type SignInOptions } from './sign-in.ts';

afterEach(() => {
  vi.useRealTimers();
});

const { publicKey, privateKey } = await generateKeyPair('ES256');
const tokenOf = (sub: string): Promise<string> =>
  new SignJWT({ sub, azp: clientId, typ: 'Bearer', realm_access: { roles: ['editor'] } })
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuer(issuer)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(privateKey);

/** Each verification asks for the key. */
function aSignIn(change: Partial<SignInOptions> = {}) {
  const keys = vi.fn(async () => publicKey);
  const roles = { view: 'viewer', edit: 'editor', administer: 'admin' };
  const signIn = createSignIn({ issuer, clientId, audience: null, keys, roles, ...change });
  const ask = (token: string) => signIn({ headers: { authorization: `Bearer ${token}` } } as FastifyRequest);
  return { ask, verified: () => keys.mock.calls.length };
}

test('a token is verified once, each token by itself', async () => {
  const { ask, verified } = aSignIn();
  const [one, other] = [await tokenOf('one'), await tokenOf('other')];
  expect((await ask(one)).id).toBe('one');
  expect((await ask(one)).id).toBe('one');
  expect((await ask(other)).id).toBe('other');
  expect(verified()).toBe(2);
});

test('R-PEOPLE-02 whoever is switched off or given other rights opens nothing with a token that was believed before', async () => {
  let holds = true;
  const { ask } = aSignIn({ stands: async () => holds });
  const token = await tokenOf('one');
  expect((await ask(token)).may('edit')).toBe(true);
  holds = false;
  await expect(ask(token)).rejects.toMatchObject({ code: 'sign-in.expired' });
});

test('a token that was believed before expires all the same', async () => {
  const { ask } = aSignIn();
  const token = await tokenOf('one');
  await ask(token);
  vi.useFakeTimers({ now: Date.now() + 6 * 60_000, toFake: ['Date'] });
  await expect(ask(token)).rejects.toMatchObject({ code: 'sign-in.expired' });
});

test('what is remembered has a bound: after a thousand others a token is verified again', async () => {
  const { ask, verified } = aSignIn();
  const first = await tokenOf('first');
  await ask(first);
  await Promise.all(Array.from({ length: 1_000 }, async (_, other) => ask(await tokenOf(`other ${other}`))));
  expect(verified()).toBe(1_001);
  await ask(first);
  expect(verified()).toBe(1_002);
});
