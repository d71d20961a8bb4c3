// @ts-check
// npm run dev: the whole product on one address, each part taking up a change as soon as its file is written.
import http from 'node:http';
import path from 'node:path';
import { createServer } from 'vite';
import { writePages } from './dev/pages.mjs';
import { toServer } from './dev/proxy.mjs';
import { freePort, keepServerRunning } from './dev/server-process.mjs';
import { ensureInstalled, stopWith } from './lib/prepare.mjs';
import { root } from './lib/run.mjs';

const port = Number(process.env.PORT ?? 8080);
const pagesFolder = path.join(root, '.cache', 'dev');
const ofTheServer = ['contract', 'postgres', 'api', 'demo', 'identity', 'server'];

await ensureInstalled();

const front = http.createServer();
/** @param {'web' | 'display'} name */
const openApp = (name) =>
  createServer({
    configFile: path.join(root, name, 'vite.config.ts'),
    root: path.join(root, name),
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server: front } },
  });
const apps = { web: await openApp('web'), display: await openApp('display') };
await writePages(apps, pagesFolder);

const innerPort = await freePort();
const server = keepServerRunning({
  args: process.argv.slice(2),
  env: {
    HOST: '127.0.0.1',
    PORT: String(innerPort),
    PUBLIC_URL: `http://localhost:${port}`,
    PSIFIDA_PAGES_DIR: pagesFolder,
  },
});

// Whatever is not one of the apps' sources is answered as in production: by the server.
const ofAnApp = /^(\/display)?\/(@|src\/|node_modules\/)/;
const answer = toServer({ port: innerPort, whenReady: server.whenReady });
front.on('request', (request, response) => {
  const { url = '/' } = request;
  const [, display] = ofAnApp.exec(url) ?? [];
  if (!ofAnApp.test(url)) return void answer(request, response);
  apps[display ? 'display' : 'web'].middlewares(request, response, () => void answer(request, response));
});
front.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
  stopWith(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is already in use; stop what uses it or set PORT to another number.`
      : error.message,
  ),
);

const { watcher } = apps.web;
watcher.add(ofTheServer.map((part) => path.join(root, part, 'src')));
watcher.on('all', (_event, file) => {
  const [part = '', folder] = path.relative(root, file).split(path.sep);
  if (!ofTheServer.includes(part) || folder !== 'src' || /\.test\.tsx?$/.test(file)) return;
  // What the contract says reaches a page through the server as well: it asks again once that one is new.
  const reload = () => {
    for (const { ws } of Object.values(apps)) ws.send({ type: 'full-reload' });
  };
  server.takeUp().then(part === 'contract' ? reload : undefined);
});
for (const app of Object.values(apps))
  app.watcher.on('change', (file) => {
    if (file.endsWith('.html')) void writePages(apps, pagesFolder);
  });

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  front.close();
  front.closeAllConnections();
  await server.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

front.listen(port, '127.0.0.1', () => server.takeUp());
