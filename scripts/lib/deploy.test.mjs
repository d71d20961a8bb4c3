// @ts-check
// No engine and no service manager runs what lies in deploy/ here: what it names is held against what there is.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { settings } from '../../server/src/config/settings.ts';
import { installCommands } from './install-commands.mjs';
import { root } from './run.mjs';

const read = (/** @type {string} */ file) => readFile(path.join(root, file), 'utf8');
const secret = new Set(
  Object.entries(settings).flatMap(([name, setting]) => ('secret' in setting ? [`${name}_FILE`] : [])),
);
const isSetting = (/** @type {string} */ name) => name in settings || secret.has(name);

/** Of one service of the compose file the names below `environment`. @param {string} text @param {string} service */
const environmentOf = (text, service) => {
  const [, body = ''] = new RegExp(`\n  ${service}:\n((?:    .*\n|\n)*)`).exec(text) ?? [];
  const [, lines = ''] = /\n {4}environment:\n((?: {6}.*\n)*)/.exec(body) ?? [];
  return [...lines.matchAll(/^ {6}(\w+):/gm)].map(([, name = '']) => name);
};

test('the compose file, the image and the unit set nothing but settings of Psifida, and how Node and glibc work for it', async () => {
  const compose = environmentOf(await read('deploy/container/compose.yaml'), 'psifida');
  expect(compose).toContain('DATABASE_URL');
  const image = (await read('deploy/container/Containerfile')).match(/^ENV .*$/gm) ?? [];
  const ofImage = [...image.join(' ').matchAll(/(\w+)=/g)].map(([, name = '']) => name);
  const unit = [...(await read('deploy/systemd/psifida.service')).matchAll(/^Environment=(\w+)=/gm)];
  const named = [...compose, ...ofImage, ...unit.map(([, name = '']) => name)];
  expect(named.filter((name) => !isSetting(name))).toEqual([
    'NODE_ENV',
    'MALLOC_TRIM_THRESHOLD_',
    'MALLOC_TRIM_THRESHOLD_',
  ]);
});

test('around Psifida nothing has more rights than it needs, and no address is handed out twice', async () => {
  const compose = await read('deploy/container/compose.yaml');
  const [, proxy = ''] = /ipv4_address: 10\.89\.77\.(\d+)/.exec(compose) ?? [];
  const [, from = ''] = /ip_range: 10\.89\.77\.(\d+)\/25/.exec(compose) ?? [];
  expect(Number(proxy)).toBeGreaterThan(1);
  expect(Number(proxy)).toBeLessThan(Number(from));
  expect(compose).toContain(`TRUST_PROXY: 10.89.77.${proxy}\n`);
  // Its own role, and not the one that the image makes a superuser.
  expect(compose).toMatch(/DATABASE_URL: postgres:\/\/psifida:\$\{PSIFIDA_DB_PASSWORD:\?\}@/);
  expect(compose).toContain('make psifida "$$PSIFIDA_DB_PASSWORD"');
  expect(compose).not.toContain('POSTGRES_USER');
  expect(compose).not.toContain('"Admin"');
  const [, login = ''] = /\$\{LOGIN:\?\} \{\n([\s\S]*)$/.exec(compose) ?? [];
  expect(login.match(/path (.*)/)?.[1]).toBe('/realms/psifida/* /resources/*');
});

test('each secret that the compose file takes is among those that it asks for', async () => {
  const compose = await read('deploy/container/compose.yaml');
  const [asked = ''] = /^(#.*\n)+/.exec(compose) ?? [];
  const taken = new Set([...compose.matchAll(/\$\{(\w+):\?\}/g)].map(([, name = '']) => name));
  expect([...taken].filter((name) => !asked.includes(name))).toEqual([]);
});

test('the health check of the image is answered by what displays need', async () => {
  const containerfile = await read('deploy/container/Containerfile');
  const [, command = '[]'] = /HEALTHCHECK[\s\S]*?CMD (\[.*\])/.exec(containerfile) ?? [];
  const [, ...args] = JSON.parse(command);
  const asked = /** @type {(string | undefined)[]} */ ([]);
  let status = 200;
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(status).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  /** Beside this process, which has to answer. */
  const check = async () => {
    const child = spawn(process.execPath, args, { env: { PORT: String(port) }, stdio: 'ignore' });
    return new Promise((resolve) => child.once('exit', resolve));
  };
  expect(await check()).toBe(0);
  status = 503;
  expect(await check()).toBe(1);
  expect(asked).toEqual(['/readyz/displays', '/readyz/displays']);
  await new Promise((resolve) => server.close(resolve));
  expect(await check()).toBe(1);
});

const caddy = [process.env.CADDY_PATH ?? '', '/usr/bin/caddy', '/usr/local/bin/caddy'].find(existsSync);

/** The file of a proxy in the compose file, with what compose fills in. */
const caddyfileOfCompose = async () => {
  const [, lines = ''] = /\n {2}caddyfile:\n {4}content: \|\n((?: {6}.*\n|\n)*)/.exec(
    await read('deploy/container/compose.yaml'),
  ) ?? ['', ''];
  return lines
    .replaceAll(/\$\{(\w+):\?\}/g, (_, name) => `${name.toLowerCase()}.example.gr`)
    .replaceAll('$$', '$');
};

test.skipIf(!caddy)(
  'R-OPS-13 the examples for Caddy are read by a real one, Debian 12’s as well',
  async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-caddy-'));
    const file = path.join(folder, 'Caddyfile');
    for (const text of [await read('deploy/caddy/Caddyfile'), await caddyfileOfCompose()]) {
      expect(text).toContain('reverse_proxy');
      await writeFile(file, text);
      const args = ['adapt', '--config', file, '--adapter', 'caddyfile'];
      const { status, stderr } = spawnSync(caddy ?? '', args, { encoding: 'utf8' });
      expect(stderr).not.toContain('Error');
      expect(status).toBe(0);
    }
    await rm(folder, { recursive: true });
  },
);

test('R-OPS-13 no example says what Psifida says itself: HSTS comes once', async () => {
  for (const file of ['caddy/Caddyfile', 'nginx/psifida.conf', 'container/compose.yaml'])
    expect(await read(`deploy/${file}`)).not.toContain('Strict-Transport-Security');
});

test('R-OPS-16 from a bare Debian to production it takes at most fifteen commands', async () => {
  const commands = await installCommands();
  expect(commands[0]).toMatch(/^apt-get install /);
  expect(commands.at(-1)).toMatch(/^curl .*\/readyz$/);
  expect(commands.length).toBeLessThanOrEqual(15);
});

const commandsOf = (/** @type {string} */ text) =>
  [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);

test('every command and every setting that the operator is told of is there', async () => {
  const text = await read('docs/operations.md');
  const { scripts } = JSON.parse(await read('package.json'));
  expect(commandsOf(text).filter((name) => !(name in scripts))).toEqual([]);
  // What is written in capitals with a line below is a setting, but for those of the parts around it.
  const others =
    /^(KC_|PSIFIDA_PUBLIC_URL$|POSTGRES_|NODE_|NOTICE_$|S3_$|LC_ALL$|LD_LIBRARY_PATH$|MODEL_CARD$)/;
  const named = [...text.matchAll(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]*\b/g)].map(([name]) => name);
  expect(named.filter((name) => !isSetting(name) && !others.test(name))).toEqual([]);
  const folders = await readdir(path.join(root, 'deploy'));
  for (const folder of folders) expect(text).toContain(`deploy/${folder}/`);
});
