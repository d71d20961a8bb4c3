import path from 'node:path';
import type { RoleNames } from '@psifida/contract/access';
import { type SettingName, type SettingValue, settings } from './settings.ts';
import { StartError } from './start-error.ts';

export type Config = {
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  identity:
    | { kind: 'embedded'; realm: string; clientId: string; demoAccounts: boolean }
    | { kind: 'keycloak'; url: string; realm: string; clientId: string; audience: string | null };
  apiBaseUrl: string;
  iconServiceUrl: string | null;
  roles: RoleNames;
  systemsFile: string | null;
  brandingDir: string | null;
  routeRulesFile: string | null;
  trustProxy: boolean;
  metricsToken: string | null;
  logLevel: SettingValue<'LOG_LEVEL'>;
};

export type Environment = Record<string, string | undefined>;

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);

const read = <Name extends SettingName>(
  environment: Environment,
  name: Name,
): SettingValue<Name> | undefined => {
  const given = environment[name];
  // An empty role name is a statement ("no role needed"); an empty anything else is a line left blank.
  if (given === undefined || (given.trim() === '' && !name.startsWith('ROLE_'))) return undefined;
  const parsed = settings[name].accepts.safeParse(given);
  if (!parsed.success) throw new StartError(`${name} must be ${settings[name].as}; it is '${given}'.`);
  return parsed.data as SettingValue<Name>;
};

/** The environment, checked: a wrong value is one sentence that names the setting. */
export function readConfig(environment: Environment): Config {
  const get = <Name extends SettingName>(name: Name) => read(environment, name);
  const host = get('HOST') ?? '127.0.0.1';
  const port = get('PORT') ?? 8080;
  const givenUrl = get('PUBLIC_URL');
  if (!givenUrl && !isLoopback(host))
    throw new StartError(
      `HOST is '${host}', so PUBLIC_URL has to say under which address people reach Psifida (https, as browsers sign in only there).`,
    );
  const publicUrl = givenUrl ?? `http://localhost:${port}`;
  if (new URL(publicUrl).pathname !== '/')
    throw new StartError(`PUBLIC_URL must be an address without a path; it is '${publicUrl}'.`);
  const realm = get('KEYCLOAK_REALM') ?? 'psifida';
  const clientId = get('KEYCLOAK_CLIENT_ID') ?? 'psifida';
  const keycloakUrl = get('KEYCLOAK_URL');
  return {
    host,
    port,
    publicUrl,
    dataDir: path.resolve(get('DATA_DIR') ?? 'data'),
    databaseUrl: get('DATABASE_URL') ?? null,
    identity: keycloakUrl
      ? { kind: 'keycloak', url: keycloakUrl, realm, clientId, audience: get('KEYCLOAK_AUDIENCE') ?? null }
      : {
          kind: 'embedded',
          realm,
          clientId,
          // Their password is public: nobody beyond this machine may meet them, through a proxy neither.
          demoAccounts: isLoopback(host) && isLoopback(new URL(publicUrl).hostname),
        },
    apiBaseUrl: get('API_BASE_URL') ?? publicUrl,
    iconServiceUrl: get('ICON_SERVICE_URL') ?? null,
    roles: {
      view: get('ROLE_VIEWER') ?? 'viewer',
      edit: get('ROLE_EDITOR') ?? 'editor',
      administer: get('ROLE_ADMIN') ?? 'admin',
    },
    systemsFile: get('SYSTEMS_FILE') ?? null,
    brandingDir: get('BRANDING_DIR') ?? null,
    routeRulesFile: get('ROUTE_RULES_FILE') ?? null,
    trustProxy: get('TRUST_PROXY') ?? false,
    metricsToken: get('METRICS_TOKEN') ?? null,
    logLevel: get('LOG_LEVEL') ?? 'info',
  };
}
