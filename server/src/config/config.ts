import { readFileSync } from 'node:fs';
import path from 'node:path';
import { usualStreams } from '@psifida/api/http/guard-connections';
import type { S3Options } from '@psifida/api/media/storage/s3-storage';
import type { RoleNames } from '@psifida/contract/access';
import type { UploadLimits } from '@psifida/contract/content/upload';
import { dataPlace } from './data-place.ts';
import { isLoopback } from './loopback.ts';
import { type Notices, readNotices } from './notice-settings.ts';
import { type Setting, type SettingName, type SettingValue, settings } from './settings.ts';
import { StartError } from './start-error.ts';

/** Copies that Psifida makes by itself, every day at a time of the town's clock. */
export type Backups = {
  to: { kind: 'folder'; folder: string } | { kind: 'bucket'; s3: S3Options };
  at: string;
  keep: number;
  publicKey: string | null;
};

export type Config = {
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  /** How many connections this process keeps for requests; three more stand beside them. */
  databasePoolSize: number;
  /** How many event streams of displays this process holds at most. */
  displayStreams: number;
  displayContact: string | null;
  /** The program that reads texts aloud, with its arguments; null: nothing is read aloud. */
  speechCommand: string[] | null;
  /** Where uploads grow; processes that share it continue each other's. */
  uploadsDir: string;
  /** Null: media lie in the data folder. */
  s3: S3Options | null;
  media: { limits: UploadLimits; abandonedHours: number; unusedHours: number };
  /** Null: nobody but the operator makes copies. */
  backups: Backups | null;
  /** Null: nobody is told when something fails. */
  notices: Notices | null;
  /** For how many days one can look back at what was on the glass. */
  keepShownDays: number;
  /** For how many days it is kept who did what. */
  keepActivityDays: number;
  keepBinDays: number;
  identity:
    | { kind: 'embedded'; realm: string; clientId: string; demoAccounts: boolean }
    | { kind: 'keycloak'; url: string; realm: string; clientId: string; audience: string | null };
  apiBaseUrl: string;
  iconServiceUrl: string | null;
  roles: RoleNames;
  requiresRights: boolean;
  systemsFile: string | null;
  brandingDir: string | null;
  routeRulesFile: string | null;
  newsAllowedHosts: string[];
  warningsDir: string | null;
  /** Addresses and networks of the proxies in front; false: there is none to believe. */
  trustProxy: string[] | false;
  metricsToken: string | null;
  /** Whether an installation that is still empty is filled with the demonstration. */
  demo: boolean;
  logLevel: SettingValue<'LOG_LEVEL'>;
};

export type Environment = Record<string, string | undefined>;

export const readSetting = <Name extends SettingName>(
  environment: Environment,
  name: Name,
): SettingValue<Name> | undefined => {
  const given = 'secret' in settings[name] ? secretOf(environment, name) : environment[name];
  // An empty role name is a statement ("no role needed"); an empty anything else is a line left blank.
  if (given === undefined || (given.trim() === '' && !name.startsWith('ROLE_'))) return undefined;
  const parsed = settings[name].accepts.safeParse(given);
  if (!parsed.success) {
    const shown = 'secret' in settings[name] ? '' : `; it is '${given}'`;
    const { as, because } = settings[name] as Setting;
    throw new StartError(`${name} must be ${as}${shown}${because?.(given) ?? ''}.`);
  }
  return parsed.data as SettingValue<Name>;
};

/** As it is, or in a file of its own, as containers and service managers hand out secrets. */
function secretOf(environment: Environment, name: string): string | undefined {
  const file = environment[`${name}_FILE`]?.trim();
  if (!file) return environment[name];
  if (environment[name]?.trim())
    throw new StartError(`${name} and ${name}_FILE are both set; one of them has to go.`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`${name}_FILE: ${file} cannot be read (${code}).`);
  }
}

/** Only an origin: everything is served from its root, and browsers sign in over https or on their own machine alone. */
function toPublicUrl(given: string): string {
  const { origin, href, protocol, hostname } = new URL(given);
  if (href !== `${origin}/`)
    throw new StartError(
      `PUBLIC_URL must be an address without a path, a name or a query; it is '${given}'.`,
    );
  if (protocol === 'http:' && !isLoopback(hostname))
    throw new StartError(
      `PUBLIC_URL must be an https address: browsers do not sign in over http; it is '${given}'.`,
    );
  return origin;
}

/** The environment, checked: a wrong value is one sentence that names the setting. */
export function readConfig(environment: Environment, { empty = false } = {}): Config {
  const get = <Name extends SettingName>(name: Name) => readSetting(environment, name);
  const host = get('HOST') ?? '127.0.0.1';
  const port = get('PORT') ?? 8080;
  const givenUrl = get('PUBLIC_URL');
  if (!givenUrl && !isLoopback(host))
    throw new StartError(
      `HOST is '${host}', so PUBLIC_URL has to say under which address people reach Psifida (https, as browsers sign in only there).`,
    );
  const publicUrl = toPublicUrl(givenUrl ?? `http://localhost:${port}`);
  const realm = get('KEYCLOAK_REALM') ?? 'psifida';
  const clientId = get('KEYCLOAK_CLIENT_ID') ?? 'psifida';
  const keycloakUrl = get('KEYCLOAK_URL');
  const onThisMachine = isLoopback(host) && isLoopback(new URL(publicUrl).hostname);
  const databaseUrl = get('DATABASE_URL') ?? null;
  const s3 = readS3(get);
  const dataDir = dataPlace(get('DATA_DIR'));
  return {
    host,
    port,
    publicUrl,
    dataDir,
    databaseUrl,
    databasePoolSize: get('DATABASE_POOL_SIZE') ?? 10,
    displayStreams: get('DISPLAY_STREAMS') ?? usualStreams,
    displayContact: get('DISPLAY_CONTACT') ?? null,
    speechCommand: get('SPEECH_COMMAND') ?? null,
    uploadsDir: path.resolve(get('UPLOADS_DIR') ?? path.join(dataDir, 'uploads')),
    s3,
    media: {
      limits: {
        imageMegabytes: get('MEDIA_MAX_IMAGE_MB') ?? 60,
        imageMegapixels: get('MEDIA_MAX_IMAGE_MEGAPIXELS') ?? 120,
        videoMegabytes: get('MEDIA_MAX_VIDEO_MB') ?? 4000,
        audioMegabytes: get('MEDIA_MAX_AUDIO_MB') ?? 100,
      },
      abandonedHours: get('MEDIA_ABANDONED_HOURS') ?? 24,
      unusedHours: get('MEDIA_UNUSED_HOURS') ?? 72,
    },
    backups: readBackups(get, s3),
    notices: readNotices(get),
    keepShownDays: get('KEEP_SHOWN_DAYS') ?? 400,
    keepActivityDays: get('KEEP_ACTIVITY_DAYS') ?? 730,
    keepBinDays: get('KEEP_BIN_DAYS') ?? 30,
    identity: keycloakUrl
      ? { kind: 'keycloak', url: keycloakUrl, realm, clientId, audience: get('KEYCLOAK_AUDIENCE') ?? null }
      : {
          kind: 'embedded',
          realm,
          clientId,
          // Their password is public: nobody beyond this machine may meet them, through a proxy neither.
          demoAccounts: onThisMachine,
        },
    apiBaseUrl: get('API_BASE_URL') ?? publicUrl,
    iconServiceUrl: get('ICON_SERVICE_URL') ?? null,
    roles: {
      view: get('ROLE_VIEWER') ?? 'viewer',
      edit: get('ROLE_EDITOR') ?? 'editor',
      administer: get('ROLE_ADMIN') ?? 'admin',
      alert: get('ROLE_DUTY') ?? 'duty',
      ...(get('APPROVAL') === 'required' && { approve: get('ROLE_APPROVER') ?? 'approver' }),
    },
    requiresRights: get('RIGHTS') === 'required',
    systemsFile: get('SYSTEMS_FILE') ?? null,
    brandingDir: get('BRANDING_DIR') ?? null,
    routeRulesFile: get('ROUTE_RULES_FILE') ?? null,
    newsAllowedHosts: get('NEWS_ALLOWED_HOSTS') ?? [],
    warningsDir: get('WARNINGS_DIR') ?? null,
    trustProxy: get('TRUST_PROXY') ?? false,
    metricsToken: get('METRICS_TOKEN') ?? null,
    // For whoever tries it out; a municipality's own database or Keycloak begins empty.
    demo: !empty && onThisMachine && !databaseUrl && !keycloakUrl,
    logLevel: get('LOG_LEVEL') ?? 'info',
  };
}

type BackupSetting = 'BACKUP_DIR' | 'BACKUP_BUCKET' | 'BACKUP_AT' | 'BACKUP_PUBLIC_KEY';

function readBackups(
  get: ((name: BackupSetting) => string | undefined) & ((name: 'BACKUP_KEEP') => number | undefined),
  s3: S3Options | null,
): Backups | null {
  const [folder, bucket] = [get('BACKUP_DIR'), get('BACKUP_BUCKET')];
  if (!folder && !bucket) return null;
  if (folder && bucket)
    throw new StartError('BACKUP_DIR and BACKUP_BUCKET are both set; one of them has to go.');
  if (bucket && !s3)
    throw new StartError('BACKUP_BUCKET is a bucket beside S3_BUCKET: the S3_ settings must be set as well.');
  if (bucket && bucket === s3?.bucket)
    throw new StartError(
      'BACKUP_BUCKET must be another bucket than S3_BUCKET, which the copies are made of.',
    );
  return {
    to:
      bucket && s3
        ? { kind: 'bucket', s3: { ...s3, bucket } }
        : { kind: 'folder', folder: path.resolve(folder ?? '') },
    at: get('BACKUP_AT') ?? '03:30',
    keep: get('BACKUP_KEEP') ?? 7,
    publicKey: get('BACKUP_PUBLIC_KEY') ?? null,
  };
}

const s3Settings = {
  endpoint: 'S3_ENDPOINT',
  bucket: 'S3_BUCKET',
  region: 'S3_REGION',
  accessKeyId: 'S3_ACCESS_KEY_ID',
  secretAccessKey: 'S3_SECRET_ACCESS_KEY',
} as const satisfies Record<keyof S3Options, SettingName>;

/** All or none: media half in a bucket would be in two places. */
function readS3(get: (name: (typeof s3Settings)[keyof S3Options]) => string | undefined): S3Options | null {
  const given = Object.entries(s3Settings).map(([key, name]) => ({ key, name, value: get(name) }));
  const missing = given.filter(({ value }) => value === undefined).map(({ name }) => name);
  if (missing.length === given.length) return null;
  if (missing.length)
    throw new StartError(
      `${missing.join(', ')} must be set as well: media go to S3 when all of ${given.map(({ name }) => name).join(', ')} are set, and to DATA_DIR when none is.`,
    );
  return Object.fromEntries(given.map(({ key, value }) => [key, value])) as S3Options;
}
