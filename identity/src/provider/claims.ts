import { type MachineRight, machineRoles, machineUsername, type RoleClaims } from '@psifida/contract/access';
import type { AccountClaims, KoaContextWithOIDC } from 'oidc-provider';
import type { Account } from '../accounts.ts';
import type { MachineRow } from '../machines.ts';

/** `editor` is a realm role, `psifida:editor` the role `editor` of the client `psifida`; as in contract/access.ts. */
function roleClaims(roles: readonly string[]): Required<RoleClaims> {
  const realm = roles.filter((role) => !role.includes(':'));
  const resource: Record<string, { roles: string[] }> = {};
  for (const role of roles) {
    const [client = '', ...rest] = role.split(':');
    if (!rest.length) continue;
    resource[client] ??= { roles: [] };
    resource[client].roles.push(rest.join(':'));
  }
  return { realm_access: { roles: realm }, resource_access: resource };
}

export const profileClaims = ({ id, username, name }: Account) => ({
  sub: id,
  preferred_username: username,
  name,
});

/** What Keycloak's access tokens carry beyond the standard. */
export const accessTokenClaims = (
  account: Account,
  { clientId, sid }: { clientId: string; sid?: string },
) => ({
  ...profileClaims(account),
  ...roleClaims(account.roles),
  typ: 'Bearer',
  azp: clientId,
  sid,
});

/** The same of a client's own token. Its `sub` is the client id, which the provider writes itself. */
export const machineTokenClaims = ({ id, name, rights }: MachineRow, clientId: string) => ({
  preferred_username: machineUsername(id),
  name,
  resource_access: { [clientId]: { roles: machineRoles(rights as MachineRight[]) } },
  typ: 'Bearer',
  azp: id,
});

/** `typ` keeps an ID token from passing for an access token. */
export const idTokenClaims = (account: Account, clientId: string): AccountClaims => ({
  ...profileClaims(account),
  typ: 'ID',
  azp: clientId,
});

/** keycloak-js asks for `openid` alone and expects these all the same. */
export const claimsByScope = {
  openid: ['sub', 'typ', 'azp', 'name', 'preferred_username'],
  profile: [],
  email: [],
};
export const scopes = Object.keys(claimsByScope);

type Options = { resource: string; sessionSeconds: number };

/** The product is the only client. Tabs of a session share one grant, or the provider refuses refresh tokens. */
export const grantWithoutConsent =
  ({ resource, sessionSeconds }: Options) =>
  async (ctx: KoaContextWithOIDC) => {
    const { account, client, provider, session } = ctx.oidc;
    if (!account || !client || !session) return undefined;
    const endsAt = (session.loginTs ?? Math.floor(Date.now() / 1000)) + sessionSeconds;

    const knownId = session.grantIdFor(client.clientId);
    const known = knownId ? await provider.Grant.find(knownId) : undefined;
    if (known && known.accountId === account.accountId) {
      // Signing in once more prolongs the session, and the grant with it.
      if ((known.exp ?? 0) < endsAt) {
        known.exp = endsAt;
        await known.save();
      }
      return known;
    }

    const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
    grant.addOIDCScope(scopes.join(' '));
    grant.addResourceScope(resource, scopes.join(' '));
    await grant.save();
    return grant;
  };
