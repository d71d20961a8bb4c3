import { beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser, url, visit } from '../support/browser.ts';
import { keycloakAdmin, tokenByPassword } from './support/keycloak-admin.ts';
import { openAs, passwordOf, type Tokens } from './support/keycloak-page.ts';

const keycloak = inject('keycloak');
let editor: Tokens;
beforeAll(async () => {
  const browser = await launchBrowser();
  const { page } = await visit(browser);
  editor = await openAs(page, 'editor', `${url}/?lang=en`);
  await browser.close();
});

const read = (token: string) =>
  fetch(`${url}/api/v1/systems`, { headers: { authorization: `Bearer ${token}` } });

const forgeries: Record<string, () => string | Promise<string>> = {
  'of another client of the same realm': () =>
    tokenByPassword({
      url: keycloak.url,
      realm: 'psifida',
      clientId: 'another-tool',
      username: 'editor',
      password: passwordOf('editor'),
    }),
  'of another realm of the same Keycloak': () => keycloakAdmin(keycloak).ownToken(),
  'in which someone gave themselves another role': () => {
    const [head, payload = '', signature] = editor.access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    claims.realm_access.roles.push('admin');
    return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
  },
  'that says who someone is, not what they may do': () => editor.id_token,
  'meant for Keycloak alone': () => editor.refresh_token,
};

describe('R-AUTH-09 the API', () => {
  test('takes a token of its own client', async () => {
    expect((await read(editor.access_token)).status).toBe(200);
  });

  test('R-MACHINE-01 takes the own token of a machine’s client, for what its roles open', async () => {
    const answer = await fetch(`${keycloak.url}/realms/psifida/protocol/openid-connect/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from('psifida-machine:machine-secret').toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const { access_token: token } = (await answer.json()) as Tokens;
    expect((await read(token)).status).toBe(200);
    const others = await fetch(`${url}/api/v1/activity`, { headers: { authorization: `Bearer ${token}` } });
    expect(await others.json()).toMatchObject({ code: 'not-allowed' });
  });

  test.each(Object.entries(forgeries))('refuses a token %s', async (_, token) => {
    const answer = await read(await token());
    expect(answer.status).toBe(401);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({ code: 'sign-in.not-trusted' });
  });
});
