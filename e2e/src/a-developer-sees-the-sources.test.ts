import { afterAll, beforeAll, expect, test } from 'vitest';
import { visit } from './support/browser.ts';
import { ownWindow } from './support/own-window.ts';
import { type Product, startProduct } from './support/product.ts';
import { openAs } from './support/staff.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ developed: true });
});
afterAll(() => product?.stop());
const staff = ownWindow(() => {});

const html = { headers: { accept: 'text/html' } };
const text = async (path: string) => (await fetch(product.url + path, html)).text();

test('npm run dev serves server, staff’s app and player from their sources, on one address', async () => {
  for (const app of ['', '/display']) {
    const page = await text(`${app}/`);
    expect(page).toContain(`"${app}/@vite/client"`);
    expect(page).toContain(`"${app}/src/main.tsx`);
  }
  const { page } = staff;
  await openAs(page, 'editor', `${product.url}/?lang=en`);
  await page.getByRole('heading', { level: 1, name: 'What the town sees today' }).waitFor();
  const glass = await visit(staff.browser);
  await glass.page.goto(`${product.url}/display`);
  await glass.page.locator('[data-code]').waitFor();
  await glass.context.close();
});

test('npm run dev answers as production does where nothing is written anew', async () => {
  const nothing = await fetch(`${product.url}/nothing`, html);
  expect(nothing.status).toBe(404);
  expect(nothing.headers.get('content-security-policy')).toContain(`default-src 'self'`);
  expect(await text('/healthz')).toContain('alive');
});
