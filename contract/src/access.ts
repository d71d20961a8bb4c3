/** What a person may do; each level includes the ones before it. Which Keycloak role grants which is configuration (R-AUTH-08). */
export const accessLevels = ['view', 'edit', 'administer'] as const;
export type AccessLevel = (typeof accessLevels)[number];

/** A role as an operator writes it: `editor` is a realm role, `psifida:editor` the role `editor` of the client `psifida`. */
export type RoleNames = Record<AccessLevel, string>;

/** The claims that carry roles, in Keycloak's shape. */
export type RoleClaims = {
  realm_access?: { roles?: readonly string[] };
  resource_access?: Record<string, { roles?: readonly string[] }>;
};

const hasRole = (claims: RoleClaims, name: string): boolean => {
  const [first = '', ...rest] = name.split(':');
  const roles = rest.length ? claims.resource_access?.[first]?.roles : claims.realm_access?.roles;
  return roles?.includes(rest.length ? rest.join(':') : first) ?? false;
};

/** An empty name asks for no role: everyone who has signed in has that level. */
export const mayAccess = (claims: RoleClaims, level: AccessLevel, names: RoleNames): boolean =>
  accessLevels
    .slice(accessLevels.indexOf(level))
    .some((candidate) => names[candidate] === '' || hasRole(claims, names[candidate]));
