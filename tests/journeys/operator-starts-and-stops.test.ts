import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isRunning } from '@psifida/postgres/embedded/orphan';
import { freePort } from '@psifida/postgres/testing/free-port';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { failingStart, launchProduct, startProduct } from './support/product.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-start-'));
  const first = await startProduct({ dataDir: path.join(folder, 'first') });
  await first.stop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A folder as a first start and its end have left it; who owns what is copied as well. */
async function usedBefore(name: string): Promise<string> {
  const dataDir = path.join(folder, name);
  await promisify(execFile)('cp', ['-a', path.join(folder, 'first'), dataDir]);
  return dataDir;
}

const databasePid = async (dataDir: string) =>
  Number((await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);

const status = async (address: string) => (await fetch(address, { redirect: 'manual' })).status;

test('one command serves the staff’s app, the display, the API and sign-in from one origin and says how to sign in; Ctrl-C, also twice, leaves no process behind', async () => {
  const product = await startProduct({ dataDir: await usedBefore('clean') });
  expect(product.output()).toContain(`Psifida is ready: ${product.url}`);
  expect(product.output()).toMatch(/Sign in as viewer, editor, admin with the password psifida-demo/);
  const html = { headers: { accept: 'text/html' } };
  for (const page of ['/', '/display']) expect((await fetch(product.url + page, html)).status).toBe(200);
  expect(await status(`${product.url}/api/v1/registry`)).toBe(200);
  expect(await status(`${product.url}/realms/psifida/.well-known/openid-configuration`)).toBe(200);
  const ready = await fetch(`${product.url}/readyz`).then((answer) => answer.json());
  expect(ready).toEqual({
    status: 'ready',
    checks: { database: true, storage: true, uploads: true, data: true, identity: true },
  });
  const database = await databasePid(product.dataDir);
  expect(isRunning(database)).toBe(true);
  product.process.kill('SIGINT');
  expect(await product.stop()).toBe(0);
  expect(isRunning(database)).toBe(false);
});

test('Ctrl-C during the start is obeyed too', async () => {
  const dataDir = path.join(folder, 'early');
  const product = await launchProduct({ dataDir });
  await new Promise((resolve) => product.process.stdout?.once('data', resolve));
  expect(await product.stop()).toBe(0);
  const pid = await databasePid(dataDir).catch(() => null);
  expect(pid !== null && isRunning(pid)).toBe(false);
});

test('after the process was killed the next start finds everything again, and loads no HTTP client', async () => {
  const dataDir = await usedBefore('killed');
  const first = await startProduct({ dataDir });
  const database = await databasePid(dataDir);
  first.process.kill('SIGKILL');
  await new Promise((resolve) => first.process.once('close', resolve));
  const tellWhatIsLoaded = `data:text/javascript,${encodeURIComponent(
    `process.on('exit', () => console.log('clients:' + process.moduleLoadList.filter((one) => /undici/.test(one)).length))`,
  )}`;
  const second = await startProduct({ dataDir, env: { NODE_OPTIONS: `--import=${tellWhatIsLoaded}` } });
  expect(await databasePid(dataDir)).not.toBe(database);
  expect(isRunning(database)).toBe(false);
  expect(await second.stop()).toBe(0);
  expect(second.output()).toContain('clients:0');
});

describe('what is wrong is one clear sentence, not a stack', () => {
  const oneSentence = (output: string) =>
    output
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('oidc-provider WARNING'));

  test('a port in use', async () => {
    const taken = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => taken.listen(port, '127.0.0.1', resolve));
    const { code, output } = await failingStart({ port, dataDir: path.join(folder, 'port') });
    taken.close();
    expect(code).toBe(1);
    expect(oneSentence(output)).toEqual([
      `Port ${port} is already in use; stop what uses it or set PORT to another number.`,
    ]);
  });

  test.each([
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
    [
      { HOST: '192.0.2.1', PUBLIC_URL: 'https://psifida.example' },
      /^HOST '192\.0\.2\.1' is not an address of this machine/,
    ],
    [{ DATA_DIR: '/proc/nowhere' }, /^DATA_DIR: \/proc\/nowhere cannot be used/],
    [
      { DATABASE_URL: 'postgres://psifida@127.0.0.1:9/psifida' },
      /^DATABASE_URL: the database cannot be reached/,
    ],
  ])('%j', async (env, expected) => {
    const { code, output } = await failingStart({ env, dataDir: path.join(folder, 'wrong') });
    expect(code).toBe(1);
    expect(oneSentence(output)).toEqual([expect.stringMatching(expected)]);
  });

  test('a second Psifida on the same data; and a request that never ends keeps no database from stopping', async () => {
    const dataDir = await usedBefore('shared');
    const first = await startProduct({ dataDir });
    const { code, output } = await failingStart({ dataDir });
    expect(code).toBe(1);
    expect(oneSentence(output)).toEqual([
      expect.stringMatching(/^Another Psifida \(process \d+ on .+\) is already running/),
    ]);
    const database = await databasePid(dataDir);
    const stalled = connect(Number(new URL(first.url).port), '127.0.0.1');
    stalled.on('error', () => {});
    stalled.write(
      'POST /login/authenticate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 100\r\n\r\n',
    );
    // The server asks for the rest: the request has begun.
    await once(stalled, 'data');
    stalled.write('{');
    expect(await first.stop()).toBe(0);
    expect(isRunning(database)).toBe(false);
  });
});

describe('accounts', () => {
  const command = fileURLToPath(new URL('../../scripts/run-command.mjs', import.meta.url));

  const accounts = (args: string[], { dataDir, input = '' }: { dataDir: string; input?: string }) =>
    new Promise<{ code: number | null; output: string }>((resolve) => {
      const child = spawn(process.execPath, [command, 'accounts', ...args], {
        env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      });
      let output = '';
      child.stdout.on('data', (chunk) => {
        output += chunk;
      });
      child.stderr.on('data', (chunk) => {
        output += chunk;
      });
      child.stdin.end(input);
      child.once('close', (code) => resolve({ code, output }));
    });

  test('are added, listed, reset and removed, with the product running or not', async () => {
    const dataDir = await usedBefore('accounts');
    const product = await startProduct({ dataDir });
    const added = await accounts(['add', 'maria', '--role', 'editor', '--full-name', 'Μαρία Ψηφιδοπούλου'], {
      dataDir,
      input: 'a good password\n',
    });
    expect(added).toMatchObject({ code: 0, output: expect.stringContaining('Added maria (editor).') });
    await product.stop();
    const listed = await accounts(['list'], { dataDir });
    expect(listed.output).toContain('maria\tΜαρία Ψηφιδοπούλου\teditor');
    expect((await accounts(['reset', 'maria'], { dataDir, input: 'another password\n' })).code).toBe(0);
    expect((await accounts(['remove', 'maria'], { dataDir })).code).toBe(0);
    expect((await accounts(['list'], { dataDir })).output).not.toContain('maria');
  });

  test.each([
    [['add', 'nikos'], 'a good password', /--role/],
    [['paint'], '', /npm run accounts -- add/],
  ])('%j is refused in words', async (args, input, expected) => {
    const refused = await accounts(args, { dataDir: path.join(folder, 'first'), input });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(expected);
    expect(refused.output).not.toContain('    at ');
  });
});

test('R-SHELL-12 beyond this machine there are no demo accounts, and how to make one is said; a route rule leads to an external address', async () => {
  const rules = path.join(folder, 'rules.json');
  await writeFile(rules, '{ "/help": { "redirect": "https://help.example/psifida" } }');
  const product = await startProduct({
    env: { HOST: '0.0.0.0', PUBLIC_URL: 'https://psifida.example', ROUTE_RULES_FILE: rules },
    dataDir: await usedBefore('reached'),
  });
  expect(product.output()).toContain('npm run accounts -- add');
  expect(product.output()).not.toContain('psifida-demo');
  const config = await fetch(`${product.url}/config.json`).then((answer) => answer.json());
  expect(config.demoAccounts).toEqual([]);
  const answer = await fetch(`${product.url}/help`, { redirect: 'manual', headers: { accept: 'text/html' } });
  expect(answer.status).toBe(307);
  expect(answer.headers.get('location')).toBe('https://help.example/psifida');
  await product.stop();
});

test('an address that is hardly one is answered, not failed at', async () => {
  const { port } = new URL(inject('productUrl'));
  for (const target of ['//', '///', '//[', '//:99999/', '//evil.example/login']) {
    const answer = await new Promise<string>((resolve) => {
      const line = connect(Number(port), '127.0.0.1', () =>
        line.write(
          `GET ${target} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
        ),
      );
      line.once('data', (chunk) => resolve(String(chunk).split('\r\n')[0] ?? ''));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 (302|404|400)/);
  }
});
