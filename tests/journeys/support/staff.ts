import type { Language } from '@psifida/contract/bilingual';
import type { BrowserContext, Page } from 'playwright-core';
import { demoPassword, signIn } from './sign-in.ts';

const labels = {
  el: { username: 'Όνομα χρήστη', password: 'Κωδικός πρόσβασης', submit: 'Σύνδεση' },
  en: { username: 'Username', password: 'Password', submit: 'Sign in' },
};

/** Fills in the sign-in page that is in front of the person and waits until they are back in the tool. */
export async function fillSignIn(
  page: Page,
  username: string,
  language: Language = 'el',
  secret = demoPassword,
): Promise<void> {
  const { username: name, password, submit } = labels[language];
  await page.getByLabel(name, { exact: true }).fill(username);
  await page.getByLabel(password, { exact: true }).fill(secret);
  await page.getByRole('button', { name: submit, exact: true }).click();
}

/** Opens an address of the tool as someone who is not signed in yet, and signs in on the page that asks for it. */
export async function signInAndOpen(page: Page, username: string, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForURL(/\/login/);
  await fillSignIn(page, username, new URL(address).searchParams.get('lang') === 'en' ? 'en' : 'el');
  await page.waitForURL((url) => url.pathname === new URL(address).pathname);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Whoever signs in with a one-time password is asked for one of their own. */
export async function choosePassword(page: Page, chosen: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(chosen);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** Who is signed in in a window, and where. */
const signedIn = new WeakMap<BrowserContext, string>();

/** Opens an address of the tool as someone who has signed in before. */
export async function openAs(page: Page, username: string, address: string): Promise<void> {
  const context = page.context();
  const { origin } = new URL(address);
  if (signedIn.get(context) !== `${username} ${origin}`) {
    await forgetSignIn(context);
    await signIn(context.request, origin, username);
    signedIn.set(context, `${username} ${origin}`);
  }
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** From here on nobody is signed in in this window. */
export async function forgetSignIn(context: BrowserContext): Promise<void> {
  await context.clearCookies();
  signedIn.delete(context);
}

/** Goes to another address inside the running app, as a link would. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

/** Both questions of the specification before something is deleted for good (R-RULE-08). */
export async function confirmDeletion(page: Page, title: string): Promise<void> {
  await page.getByRole('dialog', { name: `“${title}” will be deleted. Do you want to continue?` }).waitFor();
  await page.getByRole('button', { name: 'I will continue' }).click();
  await page.getByRole('dialog', { name: 'Are you sure about the deletion?' }).waitFor();
  await page.getByText('This action is permanent').waitFor();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
}
