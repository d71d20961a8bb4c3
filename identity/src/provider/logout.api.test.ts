import { expect, test } from 'vitest';
import { demoPassword } from '../accounts.ts';
import { clientId, publicUrl } from '../testing/identity-server.ts';
import { ownIdentity } from '../testing/own-identity.ts';
import {
  authorizationRequest,
  callbackOf,
  location,
  postForm,
  protocol,
  refresh,
  signIn,
} from '../testing/sign-in-steps.ts';

const server = ownIdentity();

const logout = `${protocol}/logout`;
const back = `${publicUrl}/?lang=en`;
const form = (id_token_hint: string) => ({
  id_token_hint,
  client_id: clientId,
  post_logout_redirect_uri: back,
});

test('R-AUTH-06 the POST form ends the session at once and leads back to the product', async () => {
  const browser = server.openBrowser();
  const tokens = await signIn(browser, 'editor', demoPassword);
  const answer = await postForm(browser, logout, form(tokens.id_token), { origin: publicUrl });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(back);

  expect((await refresh(browser, tokens.refresh_token)).status).toBe(400);
  const silent = await browser.fetch(authorizationRequest(browser, { prompt: 'none' }).url);
  expect(callbackOf(silent)).toMatchObject({ error: 'login_required' });
  expect(browser.jar.all().map(({ name }) => name)).not.toContain('psifida_session');
});

test('R-AUTH-06 the same by GET', async () => {
  const browser = server.openBrowser();
  const tokens = await signIn(browser, 'editor', demoPassword);
  const answer = await browser.fetch(`${logout}?${new URLSearchParams(form(tokens.id_token))}`);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(back);
  expect((await refresh(browser, tokens.refresh_token)).status).toBe(400);
});

test('R-AUTH-06 logging out a second time, as from another tab, leads back as well', async () => {
  const browser = server.openBrowser();
  const tokens = await signIn(browser, 'editor', demoPassword);
  await postForm(browser, logout, form(tokens.id_token));
  const again = await postForm(browser, logout, form(tokens.id_token));
  expect([again.status, again.headers.get('location')]).toEqual([303, back]);
});

test('one person’s logout leaves another session of the same account alone', async () => {
  const [office, home] = [server.openBrowser(), server.openBrowser()];
  const atOffice = await signIn(office, 'editor', demoPassword);
  const atHome = await signIn(home, 'editor', demoPassword);
  await postForm(office, logout, form(atOffice.id_token));
  expect((await refresh(home, atHome.refresh_token)).status).toBe(200);
});

test('without an ID token the person is asked first, and the answer logs out', async () => {
  const browser = server.openBrowser();
  const tokens = await signIn(browser, 'viewer', demoPassword);
  const asked = await browser.fetch(`${logout}?client_id=${clientId}`);
  expect(asked.status).toBe(200);
  const page = await asked.text();
  expect(page).toContain('Θέλετε να αποσυνδεθείτε;');
  expect((await refresh(browser, tokens.refresh_token)).status).toBe(200);

  const xsrf = /name="xsrf" value="(\w+)"/.exec(page)?.[1] ?? '';
  expect((await postForm(browser, `${logout}/confirm`, { xsrf: 'guessed', logout: 'yes' })).status).toBe(400);
  const confirmed = await postForm(browser, `${logout}/confirm`, { xsrf, logout: 'yes' });
  const success = await browser.fetch(location(confirmed).href);
  expect(success.headers.get('location')).toBe('/');
  expect((await refresh(browser, tokens.refresh_token)).status).toBe(400);
});

test('another person’s ID token, a forged one or a foreign return address ends nothing', async () => {
  const browser = server.openBrowser();
  const tokens = await signIn(browser, 'viewer', demoPassword);
  const other = await signIn(server.openBrowser(), 'editor', demoPassword);
  const forged = `${tokens.id_token.split('.').slice(0, 2).join('.')}.AAAA`;
  const foreign = { ...form(tokens.id_token), post_logout_redirect_uri: 'https://evil.example/' };
  const answers = [form(other.id_token), form(forged), foreign].map((body) =>
    postForm(browser, logout, body),
  );
  for (const answer of await Promise.all(answers)) expect(answer.headers.get('location')).toBeNull();
  expect((await refresh(browser, tokens.refresh_token)).status).toBe(200);
});

test('an oversized or wrongly typed logout is refused without a stack', async () => {
  const browser = server.openBrowser();
  expect((await postForm(browser, logout, form('x'.repeat(40_000)))).status).toBe(413);
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  expect((await browser.fetch(logout, json)).status).toBe(415);
});
