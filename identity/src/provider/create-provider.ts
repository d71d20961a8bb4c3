import { randomBytes } from 'node:crypto';
import {
  type Configuration,
  errors,
  interactionPolicy,
  type KoaContextWithOIDC,
  Provider,
} from 'oidc-provider';
import { type Account, findAccount, type RecordAction } from '../accounts.ts';
import type { IdentityDatabase } from '../db/tables.ts';
import type { Lifetimes } from '../lifetimes.ts';
import type { Log } from '../log.ts';
import { findMachine, isSecretOf } from '../machines.ts';
import type { PublicAddress } from '../public-address.ts';
import { isCopied } from './bind-to-browser.ts';
import {
  accessTokenClaims,
  claimsByScope,
  grantWithoutConsent,
  idTokenClaims,
  machineTokenClaims,
  scopes,
} from './claims.ts';
import { answerDatabaseTrouble } from './database-trouble.ts';
import { cookieOptions, endSessionOrAsk, leaveWhenNobodyIsSignedIn } from './logout.ts';
import { showErrorPage } from './pages.ts';
import { protocolPaths } from './paths.ts';
import { recordAdapter } from './record-adapter.ts';
import type { Secrets } from './secrets.ts';

type Options = {
  db: IdentityDatabase;
  address: PublicAddress;
  clientId: string;
  lifetimes: Lifetimes;
  secrets: Secrets;
  record: RecordAction;
  log: Log;
};

export function createProvider(options: Options): Provider {
  const { address, log } = options;
  const provider = new Provider(address.issuer, configure(options));
  provider.proxy = true; // together with address.apply(), which decides what the forwarded headers say
  shapeRefreshTokens(provider);
  leaveWhenNobodyIsSignedIn(provider, address);
  answerDatabaseTrouble(provider);
  noteWhereSignedIn(provider, options.db);

  Object.assign(provider.Client.prototype, {
    redirectUriAllowed: address.owns,
    postLogoutRedirectUriAllowed: address.owns,
    // Keycloak's tokens always name the session; here it is reserved for clients with a logout address.
    includeSid: () => true,
    compareClientSecret(this: { clientSecret: string }, given: string) {
      return isSecretOf(this.clientSecret, given);
    },
  });

  provider.on('server_error', (_ctx, err) => log.error({ err }, 'sign-in provider failed'));
  const refused = (_ctx: unknown, err: errors.OIDCProviderError) =>
    log.info(
      { error: err.error, reason: err.error_detail ?? err.error_description },
      'sign-in provider refused',
    );
  provider.on('authorization.error', refused);
  provider.on('grant.error', refused);
  provider.on('end_session.error', refused);
  return provider;
}

function configure({ db, address, clientId, lifetimes, secrets, record }: Options): Configuration {
  const resource = address.origin;
  const now = () => Math.floor(Date.now() / 1000);
  const leftOfSession = (signedInAt: number | undefined) =>
    Math.max(1, (signedInAt ?? now()) + lifetimes.session - now());

  return {
    adapter: recordAdapter(db),
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${address.origin}/`],
      },
    ],
    clientBasedCORS: (_ctx, origin) => origin === address.origin,
    jwks: { keys: secrets.signingKeys as never[] },
    cookies: {
      keys: secrets.cookieKeys,
      names: { session: 'psifida_session', interaction: 'psifida_sign_in', resume: 'psifida_sign_in_resume' },
      long: cookieOptions,
      short: cookieOptions,
    },
    routes: protocolPaths,
    responseTypes: ['code'],
    scopes,
    claims: claimsByScope,
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      rpInitiatedLogout: {
        logoutSource: endSessionOrAsk(address),
        postLogoutSuccessSource: (ctx) => ctx.redirect('/'),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, asked) => {
          if (asked !== resource) throw new errors.InvalidTarget();
          return {
            scope: scopes.join(' '),
            audience: clientId,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
    },
    interactions: { policy: signInOnly(), url: signInPage },
    loadExistingGrant: grantWithoutConsent({ resource, sessionSeconds: lifetimes.session }),
    findAccount: async (ctx, id, token) => {
      if (await isCopied(ctx, token, { db, record })) return undefined;
      const account = await findAccount(db, id);
      return account && { accountId: id, account, claims: () => idTokenClaims(account, clientId) };
    },
    extraTokenClaims: async (ctx, token) => {
      if (token.kind === 'ClientCredentials') return machineClaims(db, String(token.clientId), clientId);
      const sid = 'sid' in token ? token.sid : undefined;
      return accessTokenClaims(ctx.oidc.account?.account as Account, { clientId, sid });
    },
    expiresWithSession: () => true,
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    renderError: showErrorPage,
    ttl: {
      AccessToken: lifetimes.accessToken,
      AuthorizationCode: 60,
      ClientCredentials: lifetimes.accessToken,
      Grant: lifetimes.session,
      IdToken: lifetimes.accessToken,
      Interaction: lifetimes.signInPage,
      RefreshToken: (_ctx, token) => Math.min(lifetimes.refreshIdle, leftOfSession(token.authTime)),
      Session: (_ctx, session) => (session.accountId ? leftOfSession(session.loginTs) : lifetimes.signInPage),
    },
  };
}

async function machineClaims(db: IdentityDatabase, id: string, clientId: string) {
  const machine = await findMachine(db, id);
  if (!machine) throw new errors.InvalidClient('revoked meanwhile');
  await db
    .updateTable('identity_machine')
    .set({ last_token_at: new Date() })
    .where('id', '=', machine.id)
    .execute();
  return machineTokenClaims(machine, clientId);
}

/** Login is the only prompt, also for a session whose account was removed. */
function signInOnly() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const accountGone = new interactionPolicy.Check(
    'account_gone',
    'the account no longer exists',
    ({ oidc }) => Boolean(oidc.session?.accountId) && !oidc.account,
  );
  policy.get('login')?.checks.add(accountGone);
  return policy;
}

/** The product's /login page in the language of `ui_locales`, Greek by default. */
function signInPage(ctx: KoaContextWithOIDC): string {
  const asked = String(ctx.oidc.params?.ui_locales ?? '').split(' ');
  const language = asked.map((locale) => locale.split('-')[0]).find((one) => one === 'el' || one === 'en');
  return `/login?lang=${language ?? 'el'}`;
}

/** Notes browser and time of each issued token, for the list of one's sessions. */
function noteWhereSignedIn(provider: Provider, db: IdentityDatabase): void {
  provider.use(async (ctx, next) => {
    await next();
    const token = (ctx as KoaContextWithOIDC).oidc?.entities.AccessToken;
    if (!token?.sessionUid || ctx.status !== 200) return;
    await db
      .updateTable('identity_record')
      .set({ browser: ctx.get('user-agent').slice(0, 300), seen_at: new Date() })
      .where('kind', '=', 'Session')
      .where('uid', '=', token.sessionUid)
      .execute();
  });
}

type RefreshToken = InstanceType<Provider['RefreshToken']>;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** keycloak-js decodes the refresh token as a JWT: the opaque id gets that shape, and its claims are never trusted. */
function shapeRefreshTokens(provider: Provider): void {
  Object.assign(provider.RefreshToken.prototype, {
    generateTokenId(this: RefreshToken): string {
      const iat = Math.floor(Date.now() / 1000);
      const { accountId: sub, sid, clientId: azp, expiration } = this;
      return [
        encode({ typ: 'opaque' }),
        encode({ typ: 'Refresh', iss: provider.issuer, sub, sid, azp, iat, exp: iat + expiration }),
        randomBytes(32).toString('base64url'),
      ].join('.');
    },
  });
}
