import { expect, test } from 'vitest';
import { rightsOf, rolesFor } from './account-rules.ts';

const names = { view: 'viewer', edit: 'editor', administer: 'admin', approve: 'approver', alert: 'duty' };
const { approve: _, ...unasked } = names;
const approver = { level: 'edit', systems: ['system7a'], approves: true, onDuty: false } as const;

test('R-APPR-01 the role that approves stands beside the editor’s, and comes and goes with what is said of them', () => {
  const roles = rolesFor(approver, { names });
  expect(roles).toEqual(['editor', 'system7a', 'approver']);
  expect(rightsOf(roles, names)).toEqual(approver);
  expect(rolesFor({ ...approver, approves: false }, { names, had: roles })).toEqual(['editor', 'system7a']);
  expect(rolesFor({ ...approver, level: 'view' }, { names, had: roles })).toEqual(['viewer']);
});

test('R-APPR-01 where nobody is asked it is a role that the product does not know, and is left as it is', () => {
  const had = ['editor', 'approver'];
  expect(rightsOf(had, unasked).approves).toBe(false);
  const rights = { level: 'edit', systems: [], approves: true, onDuty: false } as const;
  expect(rolesFor(rights, { names: unasked, had })).toEqual(had);
});

test('R-DUTY-01 the role of whoever is on duty stands beside the viewer’s or the editor’s; an administrator needs none', () => {
  const onDuty = { level: 'view', systems: [], approves: false, onDuty: true } as const;
  expect(rolesFor(onDuty, { names })).toEqual(['viewer', 'duty']);
  expect(rightsOf(['viewer', 'duty'], names)).toEqual(onDuty);
  expect(rolesFor({ ...onDuty, level: 'administer' }, { names, had: ['viewer', 'duty'] })).toEqual(['admin']);
  expect(rolesFor(onDuty, { names: { ...names, alert: '' } })).toEqual(['viewer']);
});
