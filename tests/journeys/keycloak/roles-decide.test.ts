import { expect, test } from 'vitest';
import { ownWindow, page, url } from '../support/browser.ts';
import { openAs } from './support/keycloak-page.ts';

const form = `${url}/system1a/add-new-digital-presentation?lang=en`;
ownWindow();

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

const apiAs = (token: string) => ({
  read: () => fetch(`${url}/api/v1/systems`, { headers: { authorization: `Bearer ${token}` } }),
  create: (system = 'system1a') =>
    fetch(`${url}/api/v1/systems/${system}/presentations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title: { el: 'Λιμάνι', en: 'Harbour' } }),
    }),
});

test('R-AUTH-08 a viewer looks at everything, is told why the add page is closed, and the API refuses them too', async () => {
  const { access_token: token } = await openAs(page, 'viewer', form);
  await heading('You can view this page but not change it').waitFor();
  expect(await page.getByRole('textbox').count()).toBe(0);
  await page.getByRole('link', { name: 'Systems', exact: true }).first().click();
  await heading('What the town sees today').waitFor();

  expect((await apiAs(token).read()).status).toBe(200);
  const refused = await apiAs(token).create();
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'not-allowed' });
});

test('R-AUTH-08 an editor, by a role of the realm, adds a presentation', async () => {
  const { access_token: token } = await openAs(page, 'editor', form);
  await heading('New presentation').waitFor();
  expect((await apiAs(token).create()).status).toBe(201);
});

test('R-AUTH-08 an administrator, by a role of the client, adds a presentation as well', async () => {
  const { access_token: token } = await openAs(page, 'admin', form);
  await heading('New presentation').waitFor();
  expect((await apiAs(token).create()).status).toBe(201);
});

test('R-PEOPLE-07 an editor with the role of a system, of the client, edits that system alone', async () => {
  const { access_token: token } = await openAs(page, 'table-editor', form);
  await heading('You can view this page but not change it').waitFor();
  expect((await apiAs(token).create()).status).toBe(403);
  expect((await apiAs(token).create('system7a')).status).toBe(201);
});

test('R-PEOPLE-05 one’s own account, and for administrators everybody’s, is in Keycloak’s consoles', async () => {
  await openAs(page, 'admin', `${url}/people?lang=en`);
  const users = page.getByRole('link', { name: 'Open the Keycloak console' });
  expect(await users.getAttribute('href')).toContain('/admin/psifida/console/');
  expect(await page.getByRole('button', { name: 'New account' }).count()).toBe(0);
  await page.getByRole('link', { name: 'My account' }).first().click();
  const own = page.getByRole('link', { name: 'Open your account in Keycloak' });
  expect(await own.getAttribute('href')).toContain('/realms/psifida/account');
});

test('R-AUTH-08 someone without a role gets a page that says so, can log out there, and no data', async () => {
  const { access_token: token } = await openAs(page, 'newcomer', `${url}/?lang=en`);
  await heading('Your account has no access yet').waitFor();
  await page.getByRole('button', { name: 'Log out' }).waitFor();
  const refused = await apiAs(token).read();
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'not-allowed' });
});
