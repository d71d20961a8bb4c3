// @ts-check
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** In a browser that has been to `npm start` the player's worker would answer with that build for ever. */
const noWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', async () => {
  await self.registration.unregister();
  // Only pages that the other worker held; a page that has none is left alone.
  for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url);
});
`;

/**
 * The apps' pages as the server serves them, except that they load the sources: the same addresses, statuses and rules.
 * @param {Record<'web' | 'display', import('vite').ViteDevServer>} apps
 * @param {string} folder
 */
export async function writePages(apps, folder) {
  for (const [name, app] of Object.entries(apps)) {
    const { root, publicDir } = app.config;
    const target = path.join(folder, name);
    await rm(target, { recursive: true, force: true });
    await mkdir(target, { recursive: true });
    if (publicDir) await cp(publicDir, target, { recursive: true }).catch(() => {});
    for (const file of (await readdir(root)).filter((entry) => entry.endsWith('.html'))) {
      const page = await app.transformIndexHtml(`/${file}`, await readFile(path.join(root, file), 'utf8'));
      // The brand is the server's, whatever app it is shown in.
      await writeFile(path.join(target, file), page.replaceAll('"/display/branding/', '"/branding/'));
    }
  }
  await writeFile(path.join(folder, 'display', 'worker.js'), noWorker);
}
