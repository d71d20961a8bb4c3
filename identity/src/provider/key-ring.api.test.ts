import { decodeJwt, decodeProtectedHeader } from 'jose';
import { expect, test } from 'vitest';
import { demoPassword } from '../accounts.ts';
import type { Browser } from '../testing/identity-server.ts';
import { identityOfTest, ownDatabase } from '../testing/own-identity.ts';
import {
  authorizationRequest,
  callbackOf,
  exchange,
  protocol,
  refresh,
  signIn,
  type Tokens,
} from '../testing/sign-in-steps.ts';
import { loadSecrets, renewKeys } from './secrets.ts';

const database = ownDatabase();
const minute = 60_000;
const day = 24 * 60 * minute;

const signedBy = ({ access_token }: Tokens) => decodeProtectedHeader(access_token).kid;
const asks = async (browser: Browser, { access_token }: Tokens) =>
  (await browser.fetch(`${protocol}/userinfo`, { headers: { authorization: `Bearer ${access_token}` } }))
    .status;
/** Without a question: by the cookie of the session alone. */
const again = async (browser: Browser): Promise<Tokens> => {
  const request = authorizationRequest(browser, { prompt: 'none' });
  const { code = '' } = callbackOf(await browser.fetch(request.url));
  return (await (await exchange(browser, code, request)).json()) as Tokens;
};

test('R-OPS-06 new keys sign in every process, and whoever was signed in before stays so', async () => {
  let passed = 0;
  const now = () => Date.now() + passed;
  const one = await identityOfTest(database.db, { now });
  const other = await identityOfTest(database.db, { now });
  const everyone = () => Promise.all([one, other].map(({ identity }) => identity.readKeys()));
  const browser = one.openBrowser();
  const before = await signIn(browser, 'editor', demoPassword);

  await renewKeys(database.db, { now: now() });
  await everyone();
  expect(signedBy(await again(browser))).toBe(signedBy(before));
  passed = 3 * minute;
  await one.identity.readKeys();
  const after = await again(browser);
  expect(signedBy(after)).not.toBe(signedBy(before));
  expect(decodeJwt(after.access_token).sid).toBe(decodeJwt(before.access_token).sid);
  // The other process has not yet changed over, and takes what the first has signed.
  expect(await asks(other.openBrowser(), after)).toBe(200);
  await everyone();
  expect(await asks(other.openBrowser(), before)).toBe(200);
  expect((await refresh(other.openBrowser(undefined, browser.jar), before.refresh_token)).status).toBe(200);

  passed = 2 * day;
  await everyone();
  expect(await asks(other.openBrowser(), before)).toBe(401);
  expect(await asks(other.openBrowser(), after)).toBe(200);
});

test('R-OPS-06 keys are renewed by their age, once for all processes', async () => {
  const keysOf = async () => {
    const answer = await server.openBrowser().fetch(`${protocol}/certs`);
    return ((await answer.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
  };
  let passed = 3 * day;
  const now = () => Date.now() + passed;
  const server = await identityOfTest(database.db, { now });
  await server.identity.readKeys();
  const before = await keysOf();
  passed = 100 * day;
  await Promise.all([server.identity.readKeys(), renewKeys(database.db, { ifDue: true, now: now() })]);
  await server.identity.readKeys();
  expect((await keysOf()).filter((kid) => !before.includes(kid))).toHaveLength(1);
});

test('what accounts were sealed with stays the same after any number of renewals', async () => {
  const { root } = await loadSecrets(database.db);
  for (const days of [200, 400, 600]) await renewKeys(database.db, { now: Date.now() + days * day });
  const later = await loadSecrets(database.db, Date.now() + 601 * day);
  expect(later.root).toBe(root);
  expect(later.cookieKeys).not.toContain(root);
});
