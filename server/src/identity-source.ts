import type { AccountKeeper } from '@psifida/api/features/accounts/accounts.routes';
import type { SignInOptions } from '@psifida/api/http/sign-in';
import type { RecordAction } from '@psifida/identity/accounts';
import type { IdentityDatabase } from '@psifida/identity/db/tables';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import type { Config } from './config/config.ts';

/** Where people sign in: the embedded provider or the municipality's own Keycloak. The rest of the product sees only this. */
export type IdentitySource = {
  url: string;
  issuer: string;
  keys: JWTVerifyGetKey;
  /** Whom its tokens are for. A Keycloak's differs from setup to setup, so there it is checked when configured. */
  audience: string | null;
  /** Whether a token still holds; a Keycloak's holds until it ends. */
  stands?: SignInOptions['stands'];
  /** Null where people are kept in a Keycloak. */
  keeper: AccountKeeper | null;
  mount(app: FastifyInstance): Promise<void>;
  probe(): Promise<unknown>;
  close(): Promise<void>;
};

type Deps = {
  config: Config;
  db: IdentityDatabase;
  record: RecordAction;
  isClockTrusted: () => Promise<boolean>;
  town: readonly string[];
  log: FastifyBaseLogger;
};

/** Only where it is needed: with a Keycloak of their own nobody runs the provider. */
export const loadProvider = () => import('@psifida/identity/identity');

export async function openIdentitySource({ config, ...deps }: Deps): Promise<IdentitySource> {
  const { identity, publicUrl } = config;
  if (identity.kind === 'keycloak') return keycloak(identity);
  const { realm, clientId, demoAccounts } = identity;
  const { openIdentity } = await loadProvider();
  const provider = await openIdentity({
    ...deps,
    publicUrl,
    realm,
    clientId,
    demoAccounts,
    roles: config.roles,
  });
  return {
    url: publicUrl,
    issuer: provider.issuer,
    keys: provider.keys,
    audience: clientId,
    stands: provider.stands,
    keeper: provider,
    mount: async (app) => {
      await app.register(provider.routes);
    },
    probe: async () => {},
    close: () => provider.close(),
  };
}

type Keycloak = Extract<Config['identity'], { kind: 'keycloak' }>;

function keycloak({ url, realm, audience }: Keycloak): IdentitySource {
  const issuer = `${url}/realms/${encodeURIComponent(realm)}`;
  return {
    url,
    issuer,
    audience,
    keeper: null,
    keys: createRemoteJWKSet(new URL(`${issuer}/protocol/openid-connect/certs`), { timeoutDuration: 5_000 }),
    mount: async () => {},
    probe: async () => {
      const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
        signal: AbortSignal.timeout(2_500),
      });
      if (!answer.ok) throw new Error(`the identity provider answered ${answer.status}`);
    },
    close: async () => {},
  };
}
