import type { RuntimeConfig } from '@psifida/contract/runtime-config';
import { demoUsernames } from '@psifida/identity/accounts';
import type { Config } from './config.ts';
import type { OperatorFiles } from './operator-files.ts';

/** What the browser is told at run time; nothing of it is built in (R-AUTH-01). */
export const toRuntimeConfig = (config: Config, { routeRules, branding }: OperatorFiles): RuntimeConfig => {
  const { identity } = config;
  const embedded = identity.kind === 'embedded';
  return {
    keycloakUrl: embedded ? config.publicUrl : identity.url,
    keycloakRealm: identity.realm,
    keycloakClientId: identity.clientId,
    apiBaseUrl: config.apiBaseUrl,
    publicUrl: config.publicUrl,
    signIn: embedded ? 'embedded' : 'external',
    demoAccounts: embedded && identity.demoAccounts ? [...demoUsernames] : [],
    iconServiceUrl: config.iconServiceUrl,
    routeRules,
    roles: config.roles,
    branding,
  };
};
