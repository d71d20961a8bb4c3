import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

const noticeLanguages = ['el', 'en', 'both'] as const;
export type NoticeLanguage = (typeof noticeLanguages)[number];

const port = z.coerce.number().int().min(1).max(65_535);
const webAddress = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const text = z.string().trim().min(1);
const hostNames = z
  .string()
  .transform((value) => value.split(',').map((name) => name.trim().toLowerCase()))
  .pipe(z.array(z.string().regex(/^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/)));
const proxies = z.union([
  z.literal('false').transform(() => false as const),
  z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim().toLowerCase()))
    .pipe(z.array(z.string().refine(isProxy))),
]);
const amount = (max: number) => z.coerce.number().int().min(1).max(max);
const time = /^([01]\d|2[0-3]):[0-5]\d$/;
const quietHours = z
  .string()
  .transform((value) => value.split('-').map((one) => one.trim()))
  .pipe(z.tuple([z.string().regex(time), z.string().regex(time)]))
  .refine(([from, to]) => from !== to)
  .transform(([from, to]) => ({ from, to }));
const mailAddresses = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .pipe(z.array(z.email()).max(50));
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** `because` says, behind the value that was given, why a value that seems sensible is none. */
export type Setting = { accepts: z.ZodType; as: string; secret?: true; because?: (given: string) => string };

/** Secrets are never printed, and may lie in a file that NAME_FILE names. docs/configuration.md lists the same names. */
export const settings = {
  PORT: { accepts: port, as: 'a port number from 1 to 65535' },
  HOST: { accepts: text, as: 'a host name or an IP address' },
  PUBLIC_URL: { accepts: webAddress, as: 'an http or https address' },
  DATA_DIR: { accepts: text, as: 'a folder' },
  DATABASE_URL: {
    accepts: z.url({ protocol: /^postgres(ql)?$/ }),
    as: 'a PostgreSQL address such as postgres://user:password@host/database',
    secret: true,
  },
  DATABASE_POOL_SIZE: { accepts: amount(500), as: 'a number of connections from 1 to 500' },
  DISPLAY_STREAMS: { accepts: amount(50_000), as: 'a number of event streams from 1 to 50000' },
  DISPLAY_CONTACT: { accepts: text.max(200), as: 'a name and a telephone number in at most 200 characters' },
  UPLOADS_DIR: { accepts: text, as: 'a folder' },
  S3_ENDPOINT: { accepts: webAddress, as: 'an http or https address' },
  S3_BUCKET: { accepts: text.regex(/^[\w.-]+$/), as: 'the name of a bucket' },
  S3_REGION: { accepts: text, as: 'the name of a region' },
  S3_ACCESS_KEY_ID: { accepts: text, as: 'an access key', secret: true },
  S3_SECRET_ACCESS_KEY: { accepts: text, as: 'a secret key', secret: true },
  MEDIA_MAX_IMAGE_MB: { accepts: amount(1000), as: 'a number of megabytes from 1 to 1000' },
  MEDIA_MAX_IMAGE_MEGAPIXELS: { accepts: amount(1000), as: 'a number of megapixels from 1 to 1000' },
  MEDIA_MAX_AUDIO_MB: { accepts: amount(100_000), as: 'a number of megabytes from 1 to 100000' },
  MEDIA_MAX_VIDEO_MB: { accepts: amount(100_000), as: 'a number of megabytes from 1 to 100000' },
  SPEECH_COMMAND: {
    accepts: text.transform((value) => value.split(/\s+/)),
    as: 'a program with its arguments, such as espeak-ng -v {language} --stdin --stdout',
  },
  MEDIA_ABANDONED_HOURS: { accepts: amount(8760), as: 'a number of hours from 1 to 8760' },
  MEDIA_UNUSED_HOURS: { accepts: amount(8760), as: 'a number of hours from 1 to 8760' },
  KEEP_SHOWN_DAYS: { accepts: amount(3650), as: 'a number of days from 1 to 3650' },
  KEEP_ACTIVITY_DAYS: { accepts: amount(3650), as: 'a number of days from 1 to 3650' },
  KEEP_BIN_DAYS: { accepts: amount(3650), as: 'a number of days from 1 to 3650' },
  BACKUP_DIR: { accepts: text, as: 'a folder' },
  BACKUP_BUCKET: { accepts: text.regex(/^[\w.-]+$/), as: 'the name of a bucket' },
  BACKUP_AT: { accepts: text.regex(time), as: 'a time of day such as 03:30' },
  BACKUP_KEEP: { accepts: amount(1000), as: 'a number of copies from 1 to 1000' },
  BACKUP_PUBLIC_KEY: { accepts: text.regex(/^age1/), as: 'a public key that begins with age1' },
  NOTICE_WEBHOOK_URL: {
    accepts: z.url({ protocol: /^https?$/ }),
    as: 'an http or https address',
    secret: true,
  },
  SMTP_URL: {
    accepts: z.url({ protocol: /^smtps?$/ }),
    as: 'the address of a mail server such as smtp://user:password@mail.example.gr:587',
    secret: true,
  },
  NOTICE_EMAIL_FROM: { accepts: z.email(), as: 'an e-mail address' },
  NOTICE_EMAIL_TO: { accepts: mailAddresses, as: 'e-mail addresses, separated by commas' },
  NOTICE_LANGUAGE: { accepts: z.enum(noticeLanguages), as: `one of ${noticeLanguages.join(', ')}` },
  NOTICE_QUIET_HOURS: { accepts: quietHours, as: 'two times of the day such as 22:00-07:00' },
  KEYCLOAK_URL: { accepts: webAddress, as: 'an http or https address' },
  KEYCLOAK_REALM: { accepts: text.regex(/^[\w.-]+$/), as: 'a realm name' },
  KEYCLOAK_CLIENT_ID: { accepts: text, as: 'a client id' },
  KEYCLOAK_AUDIENCE: { accepts: text, as: 'an audience' },
  API_BASE_URL: { accepts: webAddress, as: 'an http or https address' },
  ICON_SERVICE_URL: { accepts: webAddress, as: 'an http or https address' },
  ROLE_VIEWER: { accepts: z.string().trim(), as: 'a role name' },
  ROLE_EDITOR: { accepts: z.string().trim(), as: 'a role name' },
  ROLE_ADMIN: { accepts: z.string().trim(), as: 'a role name' },
  ROLE_DUTY: { accepts: z.string().trim(), as: 'a role name' },
  ROLE_APPROVER: { accepts: text, as: 'a role name, and not an empty one: who approves has to be said' },
  APPROVAL: { accepts: z.enum(['required', 'none']), as: "'required' or 'none'" },
  RIGHTS: { accepts: z.enum(['required', 'none']), as: "'required' or 'none'" },
  SYSTEMS_FILE: { accepts: text, as: 'a JSON file' },
  BRANDING_DIR: { accepts: text, as: 'a folder' },
  ROUTE_RULES_FILE: { accepts: text, as: 'a JSON file' },
  WARNINGS_DIR: { accepts: text, as: 'a folder' },
  NEWS_ALLOWED_HOSTS: { accepts: hostNames, as: 'host names or host:port, separated by commas' },
  TRUST_PROXY: {
    accepts: proxies,
    as: 'the addresses or networks of your proxies, separated by commas, such as loopback or 10.0.0.5,10.1.0.0/24',
    because: whyNotProxies,
  },
  METRICS_TOKEN: { accepts: text.min(16), as: 'a secret of at least 16 characters', secret: true },
  LOG_LEVEL: { accepts: z.enum(logLevels), as: `one of ${logLevels.join(', ')}` },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
export type SettingValue<Name extends SettingName> = z.output<(typeof settings)[Name]['accepts']>;

/** Groups of addresses that the web framework knows by name. */
const names = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a network that is not too wide, or one of the names. */
function isProxy(given: string): boolean {
  if (names.includes(given)) return true;
  const network = networkOf(given);
  return network ? !isWide(network) && !holdsMapped(network) : isIP(given) !== 0;
}

/** What seems to work and protects nobody, with the reason. */
function whyNotProxies(given: string): string {
  const parts = given.split(',').map((one) => one.trim().toLowerCase());
  const networks = parts.flatMap((one) => networkOf(one) ?? []);
  if (parts.includes('true') || networks.some(({ bits }) => bits === 0))
    return ', with which everybody would be trusted and a caller’s address be whatever the caller writes first into X-Forwarded-For';
  if (networks.some(holdsMapped))
    return ', with IPv4 networks written as IPv4 (10.1.0.0/24): within ::ffff:0:0/96 is everybody who comes by IPv4';
  if (networks.some(isWide))
    return ', with networks of /8 or narrower for IPv4 and /16 for IPv6: whoever is in a wider one, and of such few hold everybody, could pretend to be anybody';
  if (parts.some((one) => /^\d+$/.test(one)))
    return ', a number of hops, with which nobody is trusted: how many proxies there were cannot be told from who connects';
  return '';
}

type Network = { address: string; family: 'ipv4' | 'ipv6'; bits: number };

function networkOf(given: string): Network | null {
  const [, address = '', bits] = /^([^/]+)\/(0|[1-9]\d{0,2})$/.exec(given) ?? [];
  const family = isIP(address);
  if (!family || address.includes('%') || Number(bits) > (family === 4 ? 32 : 128)) return null;
  return { address, family: family === 4 ? 'ipv4' : 'ipv6', bits: Number(bits) };
}

function isWide({ address, family, bits }: Network): boolean {
  if (family === 'ipv4') return bits < 8;
  // Private networks, from which nobody outside comes, may be named whole, as `uniquelocal` does.
  return bits < (/^f[cd]../i.test(address) ? 7 : 16);
}

const mapped = new BlockList();
mapped.addSubnet('::ffff:0:0', 96, 'ipv6');

/** Whether IPv4 in the clothes of IPv6 is in it, a part or the whole. */
function holdsMapped({ address, family, bits }: Network): boolean {
  if (family === 'ipv4') return false;
  const own = new BlockList();
  own.addSubnet(address, bits, family);
  return mapped.check(address, family) || own.check('::ffff:0:0', family);
}
