import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Config, readConfig } from './config.ts';
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

test.each([
  ['127.0.0.1', 'http://127.0.0.1:8080', true],
  ['0.0.0.0', 'https://psifida.example', false],
  ['127.0.0.1', 'https://psifida.example', false],
  ['::', 'http://localhost:8080', false],
])('demo accounts exist only where nobody else can come: %s, %s: %s', (HOST, PUBLIC_URL, demoAccounts) => {
  expect(readConfig({ HOST, PUBLIC_URL }).identity).toMatchObject({ demoAccounts });
});

test('R-AUTH-11 a Keycloak address alone switches to that Keycloak', () => {
  const { identity } = readConfig({ KEYCLOAK_URL: 'https://login.example/auth/', KEYCLOAK_REALM: 'town' });
  const rest = { realm: 'town', clientId: 'psifida', audience: null };
  expect(identity).toEqual({ kind: 'keycloak', url: 'https://login.example/auth', ...rest });
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

test.each<[string, Record<string, string>, Partial<Config>]>([
  ['the port is part of the public address', { PORT: '9000' }, { publicUrl: 'http://localhost:9000' }],
  ['a blank line is no line', { PORT: '', DATABASE_URL: ' ' }, { port: 8080, databaseUrl: null }],
  [
    'R-AUTH-08 which role grants what, and an empty name asks for none',
    { ROLE_VIEWER: '', ROLE_EDITOR: 'psifida:writer' },
    { roles: { view: '', edit: 'psifida:writer', administer: 'admin', alert: 'duty' } },
  ],
  [
    'private hosts that news may come from',
    { NEWS_ALLOWED_HOSTS: 'Feeds.local, [::1]:8080' },
    { newsAllowedHosts: ['feeds.local', '[::1]:8080'] },
  ],
  ['without them there are none', {}, { newsAllowedHosts: [], warningsDir: null }],
  ['a folder of warnings', { WARNINGS_DIR: '/srv/warnings' }, { warningsDir: '/srv/warnings' }],
  [
    'R-OPS-02 uploads grow in the data folder; the pool and the lines to displays have a size',
    { DATA_DIR: '/srv/psifida' },
    { uploadsDir: '/srv/psifida/uploads', databasePoolSize: 10, displayStreams: 5_000 },
  ],
  [
    'R-OPS-02 or uploads grow where all processes find them',
    { UPLOADS_DIR: '/mnt/uploads', DATABASE_POOL_SIZE: '25', DISPLAY_STREAMS: '20000' },
    { uploadsDir: '/mnt/uploads', databasePoolSize: 25, displayStreams: 20_000 },
  ],
  ['for how long one can look back', {}, { keepShownDays: 400 }],
  ['or for how many days else', { KEEP_SHOWN_DAYS: '30' }, { keepShownDays: 30 }],
  [
    'how large media may be, and how long the unused is kept',
    { MEDIA_MAX_IMAGE_MB: '20', MEDIA_UNUSED_HOURS: '1' },
    {
      media: {
        limits: { imageMegabytes: 20, imageMegapixels: 120, videoMegabytes: 4000, audioMegabytes: 100 },
        abandonedHours: 24,
        unusedHours: 1,
      },
    },
  ],
])('what is configured: %s', (_what, environment, expected) => {
  const config = readConfig(environment);
  expect(Object.fromEntries(Object.keys(expected).map((key) => [key, config[key as keyof Config]]))).toEqual(
    expected,
  );
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

describe('a wrong setting is one sentence that names it', () => {
  test.each(
    Object.entries({
      PORT: ['eighty', '0', '70000'],
      PUBLIC_URL: [
        ...['psifida.example', 'ftp://psifida.example', 'http://psifida.example'],
        ...['https://psifida.example/tool', 'https://psifida.example?x=1'],
        'https://maria:secret@psifida.example',
      ],
      DATABASE_URL: ['mysql://localhost/x'],
      S3_ENDPOINT: ['bucket.example.gr'],
      KEEP_SHOWN_DAYS: ['0'],
      MEDIA_MAX_IMAGE_MB: ['0'],
      MEDIA_MAX_VIDEO_MB: ['much'],
      MEDIA_MAX_AUDIO_MB: ['much'],
      KEYCLOAK_URL: ['login'],
      KEYCLOAK_REALM: ['a/b'],
      NEWS_ALLOWED_HOSTS: ['http://feeds.local/'],
      TRUST_PROXY: ['yes', '10.0.0', '10.0.0.0/33', '10.0.0.5,', 'proxy.example'],
      METRICS_TOKEN: ['short'],
      LOG_LEVEL: ['loud'],
    }),
  )('%s is none of %j', (name, values) => {
    for (const value of values) {
      const attempt = () => readConfig({ [name]: value });
      expect(attempt, value).toThrow(StartError);
      expect(attempt, value).toThrow(new RegExp(`^${name} must be .*\\.$`));
    }
  });

  test.each(['DATABASE_URL', 'METRICS_TOKEN'])('and %s is never printed', (name) => {
    expect(() => readConfig({ [name]: 's3cret' })).toThrow(new RegExp(`^${name} must be (?!.*s3cret)`));
  });

  test('a host that others can reach needs a public address', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow('PUBLIC_URL');
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
    ['everybody would be trusted', ['true', '0.0.0.0/0', '::/0']],
    ['could pretend to be anybody', ['0.0.0.0/1,128.0.0.0/1', '10.0.0.0/7', '2000::/3']],
    ['everybody who comes by IPv4', ['::ffff:0:0/96', '::ffff:10.0.0.0/104', '0:0:0:1::/32']],
    ['nobody is trusted', ['1']],
  ])('and is refused because %s: %j', (reason, values) => {
    for (const TRUST_PROXY of values) {
      expect(() => readConfig({ TRUST_PROXY }), TRUST_PROXY).toThrow(StartError);
      expect(() => readConfig({ TRUST_PROXY }), TRUST_PROXY).toThrow(reason);
    }
  });
});

test('docs/configuration.md lists every setting', () => {
  const page = readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
  for (const name of Object.keys(settings)) expect(page).toContain(`\`${name}\``);
});
