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
