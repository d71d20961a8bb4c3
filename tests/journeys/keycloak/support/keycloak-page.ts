import type { Language } from '@psifida/contract/bilingual';
import type { Page } from 'playwright-core';

/** As realm.json has them. */
export type Username = 'viewer' | 'editor' | 'table-editor' | 'admin' | 'newcomer';

export const passwordOf = (username: Username): string => `${username}-password`;

const labels = {
  el: { username: 'Όνομα χρήστη ή email', password: 'Κωδικός πρόσβασης', submit: 'Είσοδος' },
  en: { username: 'Username or email', password: 'Password', submit: 'Sign In' },
};

/** Keycloak's own sign-in page, in the language of the person who was sent there. */
export const signInPage = (page: Page, language: Language = 'en') => ({
  username: page.getByLabel(labels[language].username),
  password: page.getByLabel(labels[language].password, { exact: true }),
  submit: page.getByRole('button', { name: labels[language].submit }),
});

/** Fills in Keycloak's page; the browser is on its way back to the tool then. */
export async function fillSignIn(page: Page, username: Username, language: Language = 'en'): Promise<void> {
  const form = signInPage(page, language);
  await form.username.fill(username);
  await form.password.fill(passwordOf(username));
  await form.submit.click();
}

export type Tokens = { access_token: string; refresh_token: string; id_token: string };

/** Opens an address of the tool as someone who is not signed in yet, signs in, and answers with the tokens it was given. */
export async function openAs(page: Page, username: Username, address: string): Promise<Tokens> {
  await page.goto(address);
  const answered = page.waitForResponse('**/protocol/openid-connect/token');
  await fillSignIn(page, username);
  const tokens = await (await answered).json();
  await page.getByRole('heading', { level: 1 }).waitFor();
  return tokens;
}
