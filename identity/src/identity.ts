import type { RoleNames } from '@psifida/contract/access';
import type { FastifyPluginAsync } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import { accountKeeping } from './account-keeping.ts';
import { ensureDemoAccounts, type RecordAction, removeDemoAccounts } from './accounts.ts';
import { startSweeping } from './db/sweep.ts';
import type { IdentityDatabase } from './db/tables.ts';
import type { GateSize } from './gate.ts';
import { defaultLifetimes, type Lifetimes } from './lifetimes.ts';
import type { Log } from './log.ts';
import { findMachine, machineKeeping } from './machines.ts';
import { ownAccounts, sessionStands } from './own-account.ts';
import { createProvider } from './provider/create-provider.ts';
import { frameRoutes } from './provider/frames.routes.ts';
import { openKeyRing } from './provider/key-ring.ts';
import { profileRoutes } from './provider/profile.routes.ts';
import { providerRoutes } from './provider/provider.routes.ts';
import { publicAddress } from './public-address.ts';
import { secondFactors } from './second-factor.ts';
import { openCredentials } from './sign-in/credentials.ts';
import { knownBrowsers } from './sign-in/known-browsers.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';

export type IdentityOptions = {
  /** Already migrated. */
  db: IdentityDatabase;
  /** The origin that browsers use; behind a proxy not the one we are bound to. */
  publicUrl: string;
  realm: string;
  clientId: string;
  demoAccounts: boolean;
  /** Role names by access level. */
  roles: RoleNames;
  lifetimes?: Partial<Lifetimes>;
  /** Queue of password checks. */
  passwordLine?: GateSize;
  /** Issuer name in authenticator apps. */
  product?: string;
  record: RecordAction;
  /** What the town and the product are called. */
  town?: readonly string[];
  /** Whether what has expired may be deleted; always unless said otherwise. */
  isClockTrusted?: () => Promise<boolean>;
  log: Log;
  /** Clock for key rotation. */
  now?: () => number;
};

export type Identity = {
  routes: FastifyPluginAsync;
  keys: JWTVerifyGetKey;
  issuer: string;
  /** Whether the session of a verified token still exists; asked at every call. */
  stands(token: { sub: string; sid: string; iat: number }): Promise<boolean>;
  accounts: ReturnType<typeof accountKeeping>;
  machines: ReturnType<typeof machineKeeping>;
  own: ReturnType<typeof ownAccounts>;
  /** Reads and rotates the keys, as a timer does twice a minute. */
  readKeys(): Promise<void>;
  close(): Promise<void>;
};

/** The embedded OpenID provider, compatible with unmodified keycloak-js. */
export async function openIdentity(options: IdentityOptions): Promise<Identity> {
  const { db, clientId, log, record, roles: names, town } = options;
  await (options.demoAccounts ? ensureDemoAccounts(db) : removeDemoAccounts(db));

  const address = publicAddress(options.publicUrl, options.realm);
  const lifetimes = { ...defaultLifetimes, ...options.lifetimes };
  const ring = await openKeyRing({
    db,
    log,
    now: options.now,
    createProvider: (secrets) => createProvider({ db, address, clientId, lifetimes, secrets, record, log }),
  });
  const { keys, provider } = ring;
  const factors = secondFactors({ secret: ring.root, issuer: options.product ?? 'Psifida' });
  const credentials = await openCredentials({ db, factors, record, town, line: options.passwordLine });
  // A machine's token is of no session: it stands while the machine does.
  const stands: Identity['stands'] = async (token) =>
    token.sid ? sessionStands(db, token) : (await findMachine(db, token.sub)) !== undefined;
  const browsers = knownBrowsers({ secret: ring.root, address });

  const stopSweeping = startSweeping(db, {
    log,
    isClockTrusted: options.isClockTrusted ?? (async () => true),
  });

  return {
    routes: async (app) => {
      await app.register(providerRoutes({ answer: ring.answer, address, browsers }));
      await app.register(profileRoutes({ db, address, clientId, keys, roles: names, stands }));
      await app.register(frameRoutes({ provider, address, clientId }));
      await app.register(signInRoutes({ provider, address, checkCredentials: credentials.check, browsers }));
    },
    keys,
    issuer: address.issuer,
    stands,
    accounts: accountKeeping({ db, names, record, town }),
    machines: machineKeeping({ db, record }),
    own: ownAccounts({ db, names, record, town, confirmPassword: credentials.confirm, factors }),
    readKeys: ring.look,
    close: async () => {
      await Promise.all([stopSweeping(), ring.close()]);
    },
  };
}
