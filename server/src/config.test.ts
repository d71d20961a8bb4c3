import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { settings } from './settings.ts';
import { StartError } from './start-error.ts';

test('without any setting everything is embedded and bound to loopback', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    publicUrl: 'http://localhost:8080',
    databaseUrl: null,
    identity: { kind: 'embedded', realm: 'psifida', clientId: 'psifida', demoAccounts: true },
    roles: { view: 'viewer', edit: 'editor', administer: 'admin' },
  });
});

test('the port is part of the default public address', () => {
  expect(readConfig({ PORT: '9000' }).publicUrl).toBe('http://localhost:9000');
});

describe('demo accounts exist only where nobody else can come', () => {
  test.each([
    [{}, true],
    [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://127.0.0.1:8080' }, true],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://psifida.example' }, false],
    [{ HOST: '127.0.0.1', PUBLIC_URL: 'https://psifida.example' }, false],
    [{ HOST: '::', PUBLIC_URL: 'http://localhost:8080' }, false],
  ])('%j: %s', (environment, expected) => {
    expect(readConfig(environment).identity).toMatchObject({ demoAccounts: expected });
  });
});

test('R-AUTH-11 a Keycloak address alone switches to that Keycloak', () => {
  const { identity } = readConfig({ KEYCLOAK_URL: 'https://login.example/auth/', KEYCLOAK_REALM: 'town' });
  expect(identity).toEqual({
    kind: 'keycloak',
    url: 'https://login.example/auth',
    realm: 'town',
    clientId: 'psifida',
    audience: null,
  });
});

test('R-AUTH-08 which role grants what is configuration, and an empty name asks for none', () => {
  expect(readConfig({ ROLE_VIEWER: '', ROLE_EDITOR: 'psifida:writer' }).roles).toEqual({
    view: '',
    edit: 'psifida:writer',
    administer: 'admin',
  });
});

test('R-APPR-01 approval is asked for only where it is set, and by a role that has a name', () => {
  expect(readConfig({ ROLE_APPROVER: 'chief' }).roles.approve).toBeUndefined();
  expect(readConfig({ APPROVAL: 'none' }).roles.approve).toBeUndefined();
  expect(readConfig({ APPROVAL: 'required' }).roles.approve).toBe('approver');
  expect(readConfig({ APPROVAL: 'required', ROLE_APPROVER: 'psifida:chief' }).roles.approve).toBe(
    'psifida:chief',
  );
  expect(() => readConfig({ APPROVAL: 'yes' })).toThrow("APPROVAL must be 'required' or 'none'");
  expect(() => readConfig({ APPROVAL: 'required', ROLE_APPROVER: '' })).toThrow('ROLE_APPROVER');
});

test('hosts that news may come from although they are private are a list', () => {
  expect(readConfig({ NEWS_ALLOWED_HOSTS: 'Feeds.local, [::1]:8080' }).newsAllowedHosts).toEqual([
    'feeds.local',
    '[::1]:8080',
  ]);
  expect(readConfig({}).newsAllowedHosts).toEqual([]);
});

test('a line left blank is as good as no line', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 8080, databaseUrl: null });
});

const s3 = {
  S3_ENDPOINT: 'https://s3.example.gr/',
  S3_BUCKET: 'psifida',
  S3_REGION: 'eu-south-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

describe('S3 is set up whole or not at all', () => {
  test('all five make a bucket, none makes a folder', () => {
    expect(readConfig({}).s3).toBeNull();
    expect(readConfig(s3).s3).toEqual({
      endpoint: 'https://s3.example.gr',
      bucket: 'psifida',
      region: 'eu-south-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
  });

  test.each(Object.keys(s3))('without %s the sentence names it', (name) => {
    expect(() => readConfig({ ...s3, [name]: '' })).toThrow(
      new RegExp(`^${name} must be set as well: .*\\.$`),
    );
  });
});

describe('R-OPS-02 a secret may lie in a file', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'psifida-secret-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'secret');
  const secrets = Object.entries(settings).filter(([, setting]) => 'secret' in setting);

  test.each(secrets.map(([name]) => name))('%s', (name) => {
    writeFileSync(file, 'wrong\n');
    const refusal = `${name}_FILE`;
    expect(() => readConfig({ [refusal]: file, [name]: 'x' })).toThrow(`${name} and ${refusal} are both set`);
    expect(() => readConfig({ [refusal]: '/nowhere' })).toThrow(
      `${refusal}: /nowhere cannot be read (ENOENT).`,
    );
  });

  test('and a line end behind it does not count', () => {
    writeFileSync(file, 'postgres://psifida:secret@db/psifida\n');
    expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://psifida:secret@db/psifida');
    writeFileSync(file, 'a token of some length\n');
    expect(readConfig({ METRICS_TOKEN_FILE: file }).metricsToken).toBe('a token of some length');
  });
});

test('R-OPS-02 uploads grow in the data folder, or where all processes find them; the pool and the lines to displays have a size', () => {
  expect(readConfig({ DATA_DIR: '/srv/psifida' })).toMatchObject({
    uploadsDir: '/srv/psifida/uploads',
    databasePoolSize: 10,
    displayStreams: 5_000,
  });
  const given = { UPLOADS_DIR: '/mnt/uploads', DATABASE_POOL_SIZE: '25', DISPLAY_STREAMS: '20000' };
  const set = { uploadsDir: '/mnt/uploads', databasePoolSize: 25, displayStreams: 20_000 };
  expect(readConfig(given)).toMatchObject(set);
});

describe('R-OPS-05 copies go to a folder or to a bucket', () => {
  test('once a day, and seven are kept, unless something else is said', () => {
    expect(readConfig({}).backups).toBeNull();
    const rest = { at: '03:30', keep: 7, publicKey: null };
    const folder = readConfig({ BACKUP_DIR: '/srv/copies' }).backups;
    expect(folder).toEqual({ to: { kind: 'folder', folder: '/srv/copies' }, ...rest });
    const bucket = readConfig({
      ...s3,
      BACKUP_BUCKET: 'copies',
      BACKUP_AT: '22:00',
      BACKUP_KEEP: '30',
    }).backups;
    expect(bucket).toMatchObject({ to: { kind: 'bucket', s3: { bucket: 'copies' } }, at: '22:00', keep: 30 });
  });

  test.each([
    [{ BACKUP_DIR: '/srv/copies', BACKUP_BUCKET: 'copies', ...s3 }, /are both set/],
    [{ BACKUP_BUCKET: 'copies' }, /the S3_ settings must be set/],
    [{ BACKUP_BUCKET: 'psifida', ...s3 }, /must be another bucket/],
    [{ BACKUP_DIR: '/srv/copies', BACKUP_AT: '25:00' }, /^BACKUP_AT must be/],
  ])('%#', (environment, reason) => {
    expect(() => readConfig(environment)).toThrow(reason);
  });
});

test('for how long one can look back is configuration', () => {
  expect(readConfig({}).keepShownDays).toBe(400);
  expect(readConfig({ KEEP_SHOWN_DAYS: '30' }).keepShownDays).toBe(30);
  expect(() => readConfig({ KEEP_SHOWN_DAYS: '0' })).toThrow('KEEP_SHOWN_DAYS');
});

test('how large media may be, and how long the unused is kept, is configuration', () => {
  expect(readConfig({ MEDIA_MAX_IMAGE_MB: '20', MEDIA_UNUSED_HOURS: '1' }).media).toEqual({
    limits: { imageMegabytes: 20, imageMegapixels: 120, filmMegabytes: 4000, soundMegabytes: 100 },
    abandonedHours: 24,
    unusedHours: 1,
  });
});

describe('a wrong setting is one sentence that names it', () => {
  test.each([
    ['PORT', 'eighty'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'psifida.example'],
    ['PUBLIC_URL', 'ftp://psifida.example'],
    ['PUBLIC_URL', 'https://psifida.example/tool'],
    ['PUBLIC_URL', 'https://maria:secret@psifida.example'],
    ['PUBLIC_URL', 'https://psifida.example?x=1'],
    ['PUBLIC_URL', 'http://psifida.example'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['S3_ENDPOINT', 'bucket.example.gr'],
    ['MEDIA_MAX_IMAGE_MB', '0'],
    ['MEDIA_MAX_VIDEO_MB', 'much'],
    ['MEDIA_MAX_SOUND_MB', 'much'],
    ['KEYCLOAK_URL', 'login'],
    ['KEYCLOAK_REALM', 'a/b'],
    ['NEWS_ALLOWED_HOSTS', 'http://feeds.local/'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.5,'],
    ['TRUST_PROXY', 'proxy.example'],
    ['METRICS_TOKEN', 'short'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s', (name, value) => {
    const attempt = () => readConfig({ [name]: value });
    expect(attempt).toThrow(StartError);
    expect(attempt).toThrow(new RegExp(`^${name} must be .*\\.$`));
  });

  test.each(['DATABASE_URL', 'METRICS_TOKEN'])('and %s is never printed', (name) => {
    expect(() => readConfig({ [name]: 's3cret' })).toThrow(new RegExp(`^${name} must be (?!.*s3cret)`));
  });

  test('a host that others can reach needs a public address', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow(/PUBLIC_URL/);
  });
});

describe('the proxies in front are named', () => {
  test.each([
    ['loopback', ['loopback']],
    ['10.0.0.5, 10.1.0.0/24', ['10.0.0.5', '10.1.0.0/24']],
    ['FD00::/8', ['fd00::/8']],
    ['10.0.0.0/8,2001:db8::/32,::1/128', ['10.0.0.0/8', '2001:db8::/32', '::1/128']],
    ['false', false],
    ['', false],
  ])('%s', (given, expected) => {
    expect(readConfig({ TRUST_PROXY: given }).trustProxy).toEqual(expected);
  });

  test.each([
    ['true', /everybody would be trusted/],
    ['0.0.0.0/0', /everybody would be trusted/],
    ['::/0', /everybody would be trusted/],
    ['0.0.0.0/1,128.0.0.0/1', /could pretend to be anybody/],
    ['10.0.0.0/7', /could pretend to be anybody/],
    ['2000::/3', /could pretend to be anybody/],
    ['::ffff:0:0/96', /everybody who comes by IPv4/],
    ['::ffff:10.0.0.0/104', /everybody who comes by IPv4/],
    ['0:0:0:1::/32', /everybody who comes by IPv4/],
    ['1', /nobody is trusted/],
  ])('and %s is refused with the reason', (given, reason) => {
    expect(() => readConfig({ TRUST_PROXY: given })).toThrow(StartError);
    expect(() => readConfig({ TRUST_PROXY: given })).toThrow(reason);
  });
});

test('the README lists every setting', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  for (const name of Object.keys(settings)) expect(readme).toContain(`\`${name}\``);
});
