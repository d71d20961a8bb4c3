import { type SystemId, systemIds } from './registry/systems.ts';

/** What a person may do; each level includes the ones before it. Which Keycloak role grants which is configuration (R-AUTH-08). */
export const accessLevels = ['view', 'edit', 'administer'] as const;
export type AccessLevel = (typeof accessLevels)[number];

/** The levels, and the two rights that a role of their own grants beside them. */
export type Right = AccessLevel | 'approve' | 'alert';

/** A role as an operator writes it: `editor` is a realm role, `psifida:editor` the role `editor` of the client `psifida`. */
export type RoleNames = Record<AccessLevel, string> & {
  /** Where approval is required: the role beside the editor's that gives it. Without a name nobody is asked. */
  approve?: string | undefined;
  /** The role of whoever is on duty. Without a name administrators alone send emergency messages. */
  alert?: string | undefined;
};

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
const mayAccess = (claims: RoleClaims, level: AccessLevel, names: RoleNames): boolean =>
  accessLevels
    .slice(accessLevels.indexOf(level))
    .some((candidate) => names[candidate] === '' || hasRole(claims, names[candidate]));

/** Whose something is: a system's, or the whole town's. */
export type Owner = SystemId | 'town';

/** What somebody may do, and with which system where it is about one. */
export type May = (right: Right, owner?: Owner | null) => boolean;

/**
 * R-PEOPLE-07: the one rule of who may do what. The id of a system as a role, of the realm or of the product's client,
 * narrows editing to that system; it never grants it, and an administrator is not narrowed. Without such a role
 * everything is everybody's who may edit at all. What belongs to no system is never narrowed; what all systems show
 * (R-TOWN-03) is not for whoever is.
 *
 * R-APPR-01: whoever may edit a system also decides what its displays show, unless a role for that is named; then it
 * is whoever has it as well, and every administrator.
 *
 * R-DUTY-01: whoever is on duty looks at everything and sends and ends emergency messages.
 */
export function mayBy(claims: RoleClaims, { roles, clientId }: { roles: RoleNames; clientId: string }): May {
  const own = systemIds.filter((id) => hasRole(claims, id) || hasRole(claims, `${clientId}:${id}`));
  const administers = mayAccess(claims, 'administer', roles);
  const isNarrow = own.length > 0 && !administers;
  const decides = administers || !roles.approve || hasRole(claims, roles.approve);
  const alerts = administers || (!!roles.alert && hasRole(claims, roles.alert));
  return (right, owner) => {
    if (right === 'alert') return alerts;
    if (right === 'view' && alerts) return true;
    if (right === 'approve' && !decides) return false;
    const level = right === 'approve' ? 'edit' : right;
    return (
      mayAccess(claims, level, roles) &&
      (level !== 'edit' || !owner || !isNarrow || own.some((one) => one === owner))
    );
  };
}

/** What an account without a person may do. Each is a role `machine-…` of the product's client. */
export const machineRights = ['read', 'announcements', 'events', 'alerts'] as const;
export type MachineRight = (typeof machineRights)[number];

const machineRole = (right: MachineRight): string => `machine-${right}`;

export const machineRoles = (rights: readonly MachineRight[]): string[] => rights.map(machineRole);

/** Keycloak's name for the user behind a client's own account; nobody can take it in either provider. */
export const machineUsername = (client: string): string => `service-account-${client}`.toLowerCase();

/** R-MACHINE-01: only roles of the product's client count, so that no role of a person makes a machine. */
export const machineRightsOf = (claims: RoleClaims, clientId: string): MachineRight[] =>
  machineRights.filter((right) => hasRole(claims, `${clientId}:${machineRole(right)}`));

/** Of a library a machine changes the one kind that its right is called after. */
const rightByKind: Readonly<Record<string, MachineRight>> = {
  announcement: 'announcements',
  event: 'events',
};

/** R-MACHINE-02: whether one of these rights opens an operation that machines may call with those. */
export const mayMachine = (
  rights: readonly MachineRight[],
  { machines = [], kind }: { machines?: readonly MachineRight[] | undefined; kind?: string | undefined },
): boolean =>
  rights.some(
    (right) =>
      machines.includes(right) && (right === 'read' || kind === undefined || rightByKind[kind] === right),
  );
