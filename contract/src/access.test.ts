import { describe, expect, test } from 'vitest';
import { accessLevels, mayAccess, type RoleNames } from './access.ts';

const names: RoleNames = { view: 'viewer', edit: 'editor', administer: 'psifida:admin' };

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
