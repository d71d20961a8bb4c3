import { expect, test } from 'vitest';
import { browser, ownWindow, page, visit } from './support/browser.ts';
import { ownProduct } from './support/own-product.ts';
import { openAs } from './support/staff.ts';

const product = ownProduct({ developed: true });
ownWindow();

const html = { headers: { accept: 'text/html' } };
const text = async (path: string) => (await fetch(product.url + path, html)).text();

test('npm run dev serves server, staff’s app and player from their sources, on one address', async () => {
  for (const [app, entry] of [
    ['', 'src/main.tsx'],
    ['/display', 'src/pages/main.tsx'],
  ]) {
    const start = await text(`${app}/`);
    expect(start).toContain(`"${app}/@vite/client"`);
    expect(start).toContain(`"${app}/${entry}`);
  }
  await openAs(page, 'editor', `${product.url}/?lang=en`);
  await page.getByRole('heading', { level: 1, name: 'What the town sees today' }).waitFor();
  const glass = await visit(browser);
  await glass.page.goto(`${product.url}/display`);
  await glass.page.locator('[data-code]').waitFor();
  await glass.context.close();
});

test('npm run dev answers as production does where nothing is written anew', async () => {
  const nothing = await fetch(`${product.url}/nothing`, html);
  expect(nothing.status).toBe(404);
  expect(nothing.headers.get('content-security-policy')).toContain(`default-src 'self'`);
  expect(await text('/healthz')).toContain('alive');
  expect(product.product.output()).not.toContain('Unsupported runtime');
});
