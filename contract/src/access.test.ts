import { describe, expect, test } from 'vitest';
import { type AccessLevel, accessLevels, mayBy, type RoleClaims, type RoleNames } from './access.ts';
import { systemIds } from './registry/systems.ts';

const names: RoleNames = { view: 'viewer', edit: 'editor', administer: 'psifida:admin' };
const mayAccess = (claims: RoleClaims, level: AccessLevel, roles: RoleNames) =>
  mayBy(claims, { roles, clientId: 'psifida' })(level);

describe('R-AUTH-08', () => {
  test('a realm role grants its level and those below it', () => {
    const editor = { realm_access: { roles: ['editor'] } };
    expect(accessLevels.filter((level) => mayAccess(editor, level, names))).toEqual(['view', 'edit']);
  });

  test('a resource role counts only for the client it was given in', () => {
    expect(mayAccess({ resource_access: { psifida: { roles: ['admin'] } } }, 'administer', names)).toBe(true);
    expect(mayAccess({ resource_access: { other: { roles: ['admin'] } } }, 'administer', names)).toBe(false);
    expect(mayAccess({ realm_access: { roles: ['admin', 'psifida:admin'] } }, 'administer', names)).toBe(
      false,
    );
  });

  test('someone without any role may do nothing', () => {
    expect(accessLevels.some((level) => mayAccess({}, level, names))).toBe(false);
  });

  test('a level that needs no role is everyone’s, the levels above it are not', () => {
    const open = { ...names, view: '' };
    expect(accessLevels.filter((level) => mayAccess({}, level, open))).toEqual(['view']);
  });
});

describe('R-PEOPLE-07', () => {
  const of = (realm: string[], client: string[] = [], roles = names) => {
    const claims = { realm_access: { roles: realm }, resource_access: { psifida: { roles: client } } };
    const may = mayBy(claims, { roles, clientId: 'psifida' });
    return systemIds.filter((system) => may('edit', system));
  };

  test('without the role of a system an editor edits all of them', () => {
    expect(of(['editor'])).toEqual(systemIds);
  });

  test('with one, of the realm or of the client, an editor edits that system alone, and looks at all', () => {
    expect(of(['editor', 'system7a'])).toEqual(['system7a']);
    expect(of(['editor', 'system1a'], ['system7a'])).toEqual(['system1a', 'system7a']);
    const claims = { realm_access: { roles: ['editor', 'system7a'] } };
    const may = mayBy(claims, { roles: names, clientId: 'psifida' });
    expect(systemIds.filter((system) => may('view', system))).toEqual(systemIds);
    expect(may('edit')).toBe(true);
  });

  test('the role of a system in another client counts for nothing', () => {
    const claims = {
      realm_access: { roles: ['editor'] },
      resource_access: { other: { roles: ['system7a'] } },
    };
    expect(mayBy(claims, { roles: names, clientId: 'psifida' })('edit', 'system1a')).toBe(true);
  });

  test('it makes nobody an editor, and does not narrow an administrator', () => {
    expect(of(['viewer', 'system7a'])).toEqual([]);
    expect(of(['system7a'], ['admin'])).toEqual(systemIds);
    expect(of(['system7a'], [], { ...names, edit: '' })).toEqual(['system7a']);
  });
});

describe('R-APPR-01 who decides what displays show', () => {
  const asked: RoleNames = { ...names, approve: 'approver' };
  const may = (roles: RoleNames, ...given: string[]) =>
    mayBy({ realm_access: { roles: given } }, { roles, clientId: 'psifida' });

  test('is everybody who edits, unless a role is named for it', () => {
    expect(may(names, 'editor')('approve', 'system1a')).toBe(true);
    expect(may(names, 'viewer', 'approver')('approve')).toBe(false);
    expect(may(asked, 'editor')('approve', 'system1a')).toBe(false);
  });

  test('is then an editor with that role, in their systems, and every administrator', () => {
    expect(may(asked, 'editor', 'approver')('approve', 'system1a')).toBe(true);
    expect(may(asked, 'approver')('approve')).toBe(false);
    const narrow = may(asked, 'editor', 'approver', 'system7a');
    expect(systemIds.filter((system) => narrow('approve', system))).toEqual(['system7a']);
    const head = { resource_access: { psifida: { roles: ['admin'] } } };
    expect(mayBy(head, { roles: asked, clientId: 'psifida' })('approve', 'system1a')).toBe(true);
    const ofClient = { ...asked, approve: 'psifida:chief' };
    const chief = { realm_access: { roles: ['editor'] }, resource_access: { psifida: { roles: ['chief'] } } };
    expect(mayBy(chief, { roles: ofClient, clientId: 'psifida' })('approve')).toBe(true);
  });
});
