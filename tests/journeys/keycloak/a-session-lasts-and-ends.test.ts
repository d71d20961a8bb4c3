import { beforeEach, describe, expect, inject, test } from 'vitest';
import { messages, ownWindow, page, url } from '../support/browser.ts';
import { keycloakAdmin } from './support/keycloak-admin.ts';
import { fillSignIn, openAs, signInPage } from './support/keycloak-page.ts';

const keycloak = inject('keycloak');
const form = `${url}/system6/add-new-digital-presentation?lang=en`;

ownWindow();

const inGreek = () => page.getByLabel('Title in Greek');
const inEnglish = () => page.getByLabel('Title in English');
const ended = () => page.getByRole('dialog', { name: 'Your session has ended' });

async function createDraft() {
  await inGreek().fill('Ολόκληρος τίτλος');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.waitForURL(/\/edit-digital-presentation\//);
}

test('R-AUTH-04 R-AUTH-09 a token is refreshed when it expires: work goes on, and the next call carries the new one', async () => {
  const { access_token: first } = await openAs(page, 'editor', form);
  await inEnglish().fill('Half a title');
  await expect.poll(() => messages).toContain('log: Token refreshed');
  await expect.poll(() => inEnglish().inputValue()).toBe('Half a title');

  const saving = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/api/'),
  );
  await createDraft();
  const token = (await (await saving).allHeaders()).authorization;
  expect(token).toMatch(/^Bearer /);
  expect(token).not.toBe(`Bearer ${first}`);
  expect(messages.join('\n')).not.toContain('Failed to refresh token');
});

describe('R-AUTH-05 a session that was ended in Keycloak', () => {
  let token: string;
  const endSession = async () => {
    await keycloakAdmin(keycloak).endSessionOf(token);
    await ended().waitFor();
  };

  beforeEach(async () => {
    token = (await openAs(page, 'editor', form)).access_token;
    await inEnglish().fill('Half a title');
  });

  test('clears the tokens; signing in again beside the page goes on where it stopped, in a session that lasts', async () => {
    await endSession();
    expect(messages.join('\n')).toContain('error: Failed to refresh token');
    await expect.poll(() => inEnglish().inputValue()).toBe('Half a title');

    const opening = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Sign in again' }).click();
    const beside = await opening;
    const closing = beside.waitForEvent('close');
    await fillSignIn(beside, 'editor');
    await closing;
    await ended().waitFor({ state: 'hidden' });
    expect(page.url()).toBe(form);
    await expect.poll(() => inEnglish().inputValue()).toBe('Half a title');

    const before = messages.length;
    await expect.poll(() => messages.slice(before)).toContain('log: Token refreshed');
    await createDraft();
  });

  test('leaves the text for after signing in on a page of its own, where windows are blocked', async () => {
    await page.evaluate(() => {
      window.open = () => null;
    });
    await endSession();
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await page.getByRole('button', { name: 'Go to the sign-in page' }).click();
    await fillSignIn(page, 'editor');
    await expect.poll(() => inEnglish().inputValue()).toBe('Half a title');
    expect(page.url()).toBe(form);
    await createDraft();
  });
});

test('R-AUTH-06 R-AUTH-07 logging out ends the session at Keycloak, in this tab, in others and for the old tokens', async () => {
  const tokens = await openAs(page, 'editor', `${url}/?lang=en`);
  const other = await page.context().newPage();
  await other.goto(form);
  await other.getByLabel('Title in English').fill('Typed in another tab');

  const leaving = page.waitForRequest((request) => request.url().includes('/logout'));
  await page.getByRole('button', { name: 'Log out' }).click();
  const request = await leaving;
  expect(request.method()).toBe('POST');
  const fields = new URLSearchParams(request.postData() ?? '');
  expect(Object.fromEntries(fields)).toEqual({
    id_token_hint: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    client_id: 'psifida',
    post_logout_redirect_uri: `${url}/?lang=en`,
  });
  await signInPage(page).username.waitFor();
  await page.goto(`${url}/?lang=en`);
  await signInPage(page).username.waitFor();

  const refresh = await fetch(`${keycloak.url}/realms/psifida/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'psifida',
      refresh_token: tokens.refresh_token,
    }),
  });
  expect(refresh.status).toBe(400);
  const answer = () =>
    fetch(`${url}/api/v1/systems`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
  await expect.poll(async () => (await answer()).status).toBe(401);
  expect(await (await answer()).json()).toMatchObject({ code: 'sign-in.expired' });

  await other.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
  await expect.poll(() => other.getByLabel('Title in English').inputValue()).toBe('Typed in another tab');
});
