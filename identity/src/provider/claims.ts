import type { RoleClaims } from '@psifida/contract/access';
import type { AccountClaims } from 'oidc-provider';
import type { Account } from '../accounts.ts';

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
