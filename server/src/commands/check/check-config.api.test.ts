import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSwift } from '@psifida/api/testing/swift/start-swift';
import { freePort } from '@psifida/postgres/testing/free-port';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { checkBucket } from './check-bucket.ts';
import { checkConfig } from './check-config.ts';
import { checkKeycloak } from './check-keycloak.ts';

const wrongOf = (findings: { wrong: string | null; weak?: true }[]) =>
  findings.flatMap(({ wrong, weak }) => (wrong && !weak ? [wrong] : []));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-check-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('R-OPS-02 a bucket of a real S3 server', () => {
  let swift: Awaited<ReturnType<typeof startSwift>>;
  beforeAll(async () => {
    swift = await startSwift();
  });
  afterAll(() => swift?.stop());

  test('with all rights has nothing wrong, and nothing is left in it', async () => {
    const findings = await checkBucket(swift.options);
    expect(wrongOf(findings)).toEqual([]);
    expect(findings).toHaveLength(5);
  });

  test.each([
    ['another secret', { secretAccessKey: 'wrong' }, /the secret key/],
    ['another bucket', { bucket: 'none' }, /there is no such bucket/],
    ['nobody there', { endpoint: 'http://127.0.0.1:9' }, /nobody listens there; correct S3_ENDPOINT/],
  ])('%s is named', async (_what, change, reason) => {
    expect(wrongOf(await checkBucket({ ...swift.options, ...change }))).toEqual([
      expect.stringMatching(reason),
    ]);
  });

  test('for copies that is not there is named by its own setting, and no place for them is only a warning', async () => {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = swift.options;
    const s3 = {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    const check = async (env: Record<string, string>) =>
      (await checkConfig(readConfig({ DATA_DIR: folder, ...env })))
        .filter(({ title }) => title.startsWith('Copies'))
        .flatMap(({ findings }) => findings);
    expect(wrongOf(await check({ ...s3, BACKUP_BUCKET: 'none' }))).toEqual([
      expect.stringMatching(/there is no such bucket; make it, or correct BACKUP_BUCKET/),
    ]);
    expect(await check({})).toMatchObject([{ weak: true, wrong: expect.stringContaining('no copies') }]);
  });
});

describe('R-OPS-02 a Keycloak, by the answers that a real one gives', () => {
  let app: FastifyInstance;
  let url: string;
  let answers = { token: 'invalid_grant', page: 200, origin: '', issuer: '' };
  const publicUrl = 'https://psifida.example';
  beforeAll(async () => {
    app = fastify();
    app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    const realm = '/realms/psifida';
    app.get(`${realm}/.well-known/openid-configuration`, async () => ({
      issuer: answers.issuer || url + realm,
      token_endpoint: `${url}${realm}/token`,
      authorization_endpoint: `${url}${realm}/auth`,
    }));
    app.post(`${realm}/token`, async (_request, reply) =>
      reply
        .status(answers.token === 'invalid_grant' ? 400 : 401)
        .header('access-control-allow-origin', answers.origin)
        .send({ error: answers.token }),
    );
    app.get(`${realm}/auth`, async (_request, reply) => reply.status(answers.page).send(''));
    url = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());

  const good = { token: 'invalid_grant', page: 200, origin: publicUrl, issuer: '' };
  const roles = { view: 'viewer', edit: 'editor', administer: 'admin' };
  const check = (change: Partial<Parameters<typeof checkKeycloak>[0]> = {}) =>
    checkKeycloak({ url, realm: 'psifida', clientId: 'psifida', publicUrl, roles, ...change }).then(wrongOf);

  test('one that is set up has nothing wrong', async () => {
    answers = good;
    expect(await check()).toEqual([]);
  });

  test.each([
    [{ token: 'invalid_client' }, /there is no client 'psifida'/],
    [{ token: 'unauthorized_client' }, /not a public one/],
    [{ page: 400 }, /add https:\/\/psifida\.example\/\* to its valid redirect addresses/],
    [{ origin: '' }, /web origins/],
    [{ issuer: 'https://inside:8443/realms/psifida' }, /its tokens are signed as https:\/\/inside:8443/],
  ])('%j', async (change, reason) => {
    answers = { ...good, ...change };
    expect(await check()).toEqual([expect.stringMatching(reason)]);
  });

  test('no such realm, and nobody there', async () => {
    expect(await check({ realm: 'other' })).toEqual([expect.stringMatching(/there is no realm 'other'/)]);
    expect(await check({ url: `http://127.0.0.1:${await freePort()}` })).toEqual([
      expect.stringMatching(/nobody listens there/),
    ]);
  });
});

test('R-OPS-02 whatever else is wrong is told at once, and the invented town is only a warning', async () => {
  const config = readConfig({
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://psifida.invalid',
    DATA_DIR: path.join(folder, 'not', 'yet'),
    UPLOADS_DIR: '/proc/uploads',
    BACKUP_DIR: '/proc/copies',
    DATABASE_URL: 'postgres://psifida@127.0.0.1:9/psifida',
  });
  const findings = (await checkConfig(config)).flatMap((chapter) => chapter.findings);
  expect(wrongOf(findings)).toEqual([
    expect.stringMatching(/^the database cannot be reached/),
    expect.stringMatching(/^UPLOADS_DIR: \/proc cannot be written to/),
    expect.stringMatching(/^BACKUP_DIR: \/proc cannot be written to/),
  ]);
  const weak = findings.flatMap((one) => (one.weak ? [one.wrong] : []));
  expect(weak).toEqual([
    expect.stringContaining('https://psifida.invalid does not answer from here'),
    expect.stringContaining('TRUST_PROXY names no proxy'),
    expect.stringContaining('nobody is told when a display is dark'),
    expect.stringContaining('invented town'),
  ]);
});

test('R-ANY-18 a brand that names no contacts is a warning', async () => {
  const own = path.join(folder, 'own-brand');
  await cp(fileURLToPath(new URL('../../../../branding', import.meta.url)), own, { recursive: true });
  const file = path.join(own, 'brand.json');
  const { contacts, ...brand } = JSON.parse(await readFile(file, 'utf8'));
  const said = async () => {
    const chapters = await checkConfig(readConfig({ BRANDING_DIR: own, DATA_DIR: folder }));
    return chapters.at(-1)?.findings.flatMap((one) => (one.weak ? [one.wrong] : []));
  };
  expect(contacts.email).toContain('@');
  expect(await said()).toEqual([expect.stringContaining('invented town')]);
  await writeFile(file, JSON.stringify(brand));
  expect(await said()).toEqual([
    expect.stringContaining('invented town'),
    expect.stringContaining('brand.json names no contacts'),
  ]);
});

describe('R-OPS-11 what is set', () => {
  const look = async (env: Record<string, string>) => {
    const [chapter] = await checkConfig(readConfig({ DATA_DIR: folder, ...env }), env);
    return chapter?.findings.map(({ about, wrong }) => wrong ?? about);
  };

  test.each<[Record<string, string>, RegExp]>([
    [{ DATABSE_URL: 'postgres://x/y' }, /^DATABSE_URL is no setting; DATABASE_URL is, and is not set/],
    [{ SMPT_URL_FILE: '/x' }, /SMTP_URL_FILE is/],
    [{ BACKUP_AT: '25:00' }, /^BACKUP_AT must be a time of day/],
    [{ BACKUP_PUBLIC_KEY: `age1${'q'.repeat(58)}` }, /^BACKUP_PUBLIC_KEY is no public key of age/],
    [{ ROLE_ADMIN: '' }, /^ROLE_ADMIN is empty: whoever signs in administrates everything/],
  ])('%j', async (env, sentence) => {
    expect(await look(env)).toEqual([expect.stringMatching(sentence)]);
  });

  test('names of others are left alone, and what was only read is not called good', async () => {
    const others = {
      HOME: '/root',
      HOSTNAME: 'a',
      LANG: 'el',
      PATH: '/bin',
      DATABASE_HOST: 'x',
      PGHOST: 'y',
    };
    expect(await look(others)).toEqual(['every name and every value given is one that Psifida knows']);
    const chapters = await checkConfig(readConfig({ DATA_DIR: folder }), {});
    const database = chapters.find(({ title }) => title === 'The database');
    expect(database?.findings).toMatchObject([{ unseen: true }]);
  });
});
