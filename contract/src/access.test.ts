import { expect, test } from 'vitest';
import {
  type AccessLevel,
  accessLevels,
  type MachineRight,
  type May,
  machineRights,
  machineRightsOf,
  mayBy,
  mayMachine,
  type RoleClaims,
  type RoleNames,
} from './access.ts';
import { systemIds } from './registry/systems.ts';

const names: RoleNames = { view: 'viewer', edit: 'editor', administer: 'psifida:admin' };
const clientId = 'psifida';
const of = (realm: string[], client: string[] = []): RoleClaims => ({
  realm_access: { roles: realm },
  resource_access: { psifida: { roles: client } },
});
const ofOther = (...roles: string[]): RoleClaims => ({
  realm_access: { roles: ['editor'] },
  resource_access: { other: { roles } },
});
test.each<[string, RoleClaims, RoleNames, AccessLevel[]]>([
  ['a realm role grants its level and those below it', of(['editor']), names, ['view', 'edit']],
  [
    'a resource role counts for the client it was given in',
    of([], ['admin']),
    names,
    ['view', 'edit', 'administer'],
  ],
  ['and for no other', ofOther('admin'), names, ['view', 'edit']],
  ['nor is it a realm role', of(['admin', 'psifida:admin']), names, []],
  ['someone without any role may do nothing', {}, names, []],
  ['a level that needs no role is everyone’s, those above it are not', {}, { ...names, view: '' }, ['view']],
])('R-AUTH-08 %s', (_what, claims, roles, levels) => {
  const may = mayBy(claims, { roles, clientId });
  expect(accessLevels.filter((level) => may(level))).toEqual(levels);
});

const systemsOf = (right: Parameters<May>[0], claims: RoleClaims, roles = names) => {
  const may = mayBy(claims, { roles, clientId });
  return systemIds.filter((system) => may(right, system));
};
const asked: RoleNames = { ...names, approve: 'approver' };

test.each<[string, RoleClaims, RoleNames, readonly string[]]>([
  ['without the role of a system an editor edits all of them', of(['editor']), names, systemIds],
  ['with one of the realm that system alone', of(['editor', 'system7a']), names, ['system7a']],
  ['of the client as well', of(['editor', 'system1a'], ['system7a']), names, ['system1a', 'system7a']],
  ['that of another client counts for nothing', ofOther('system7a'), names, systemIds],
  ['it makes nobody an editor', of(['viewer', 'system7a']), names, []],
  ['it does not narrow an administrator', of(['system7a'], ['admin']), names, systemIds],
  ['it narrows those who need no role to edit', of(['system7a']), { ...names, edit: '' }, ['system7a']],
])('R-PEOPLE-07 %s', (_what, claims, roles, systems) => {
  expect(systemsOf('edit', claims, roles)).toEqual(systems);
});

test('R-PEOPLE-07 an editor of one system looks at all of them, and is an editor', () => {
  const claims = of(['editor', 'system7a']);
  expect(systemsOf('view', claims)).toEqual(systemIds);
  expect(mayBy(claims, { roles: names, clientId })('edit')).toBe(true);
});

test.each<[string, RoleClaims, boolean]>([
  ['an editor of all systems', of(['editor']), true],
  ['no editor of one system', of(['editor', 'system7a']), false],
  ['an administrator, whom nothing narrows', of(['system7a'], ['admin']), true],
  ['nobody who only looks', of(['viewer']), false],
])('R-TOWN-03 what is the whole town’s is changed and decided by %s', (_who, claims, expected) => {
  const may = mayBy(claims, { roles: names, clientId });
  expect([may('edit', 'town'), may('approve', 'town')]).toEqual([expected, expected]);
});

test.each<[string, RoleClaims, RoleNames, readonly string[]]>([
  ['everybody who edits', of(['editor']), names, systemIds],
  ['and nobody else', of(['viewer', 'approver']), names, []],
  ['no editor without the role that is named for it', of(['editor']), asked, []],
  ['an editor with that role', of(['editor', 'approver']), asked, systemIds],
  ['nobody who has that role alone', of(['approver']), asked, []],
  ['an editor with it, in their systems', of(['editor', 'approver', 'system7a']), asked, ['system7a']],
  ['every administrator', of([], ['admin']), asked, systemIds],
  ['a role of the client', of(['editor'], ['chief']), { ...asked, approve: 'psifida:chief' }, systemIds],
])('R-APPR-01 who decides what displays show: %s', (_who, claims, roles, systems) => {
  expect(systemsOf('approve', claims, roles)).toEqual(systems);
});

const duty: RoleNames = { ...names, alert: 'duty' };
const rights = [...accessLevels, 'alert'] as const;

test.each<[string, RoleClaims, RoleNames, readonly string[]]>([
  [
    'whoever is on duty, who looks at everything and changes nothing else',
    of(['duty']),
    duty,
    ['view', 'alert'],
  ],
  ['an editor on duty', of(['editor', 'duty']), duty, ['view', 'edit', 'alert']],
  ['no other editor', of(['editor']), duty, ['view', 'edit']],
  ['every administrator', of([], ['admin']), duty, [...rights]],
  ['nobody else where no role is named for it', of(['viewer', 'duty']), { ...names, alert: '' }, ['view']],
])('R-DUTY-01 who sends emergency messages: %s', (_who, claims, roles, expected) => {
  const may = mayBy(claims, { roles, clientId });
  expect(rights.filter((right) => may(right))).toEqual(expected);
});

test.each<[string, MachineRight[], Parameters<typeof mayMachine>[1], boolean]>([
  ['with a right that it names', ['alerts'], { machines: ['alerts'] }, true],
  ['with no other', ['events', 'read'], { machines: ['alerts'] }, false],
  ['with none where it names none', [...machineRights], {}, false],
  ['of the kind that its right is for', ['events'], { machines: ['events'], kind: 'event' }, true],
  ['of no other kind', ['events'], { machines: ['announcements', 'events'], kind: 'announcement' }, false],
  ['of no kind that has no right', [...machineRights], { machines: ['announcements'], kind: 'dish' }, false],
  ['of any kind to read', ['read'], { machines: ['read'], kind: 'dish' }, true],
])('R-MACHINE-02 a machine calls an operation %s', (_what, rights, operation, expected) => {
  expect(mayMachine(rights, operation)).toBe(expected);
});

test('R-MACHINE-01 roles of the realm make no machine, and a machine’s roles open nothing to a person', () => {
  expect(machineRightsOf(of(['machine-read', 'psifida:machine-read']), clientId)).toEqual([]);
  expect(machineRightsOf(of([], ['machine-alerts']), clientId)).toEqual(['alerts']);
  const may = mayBy(of([], ['machine-alerts', 'machine-read']), { roles: duty, clientId });
  expect(rights.filter((right) => may(right))).toEqual([]);
});
