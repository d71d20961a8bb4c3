import type { Display } from '@psifida/contract/content/display';
import { expect, test } from 'vitest';
import { causeOf, isTask } from './display-task.tsx';

const since = '2026-11-18T09:00:00.000Z';
const display = (glass: Display['glass'], ...codes: string[]) =>
  ({
    glass,
    since,
    health: { errors: codes.map((code) => ({ code, detail: '', at: '2026-11-18T09:05:00.000Z' })) },
  }) as Display;

test.each([
  ['is not heard of', display('silent', 'storage.full'), 'silent'],
  ['never started', display('new'), 'new'],
  ['is still downloading', display('fetching', 'server.unreachable'), 'fetching'],
  ['has no room', display('fetching', 'storage.full'), 'storage'],
  ['has an old browser', display('behind', 'browser.too-old', 'storage.full'), 'browser'],
  ['shows something else', display('behind'), 'behind'],
] as const)(
  'R-CARE-12 the cause of a display that %s is said by the glass and by what it reported',
  (_, one, cause) => {
    expect(causeOf(one)).toBe(cause);
  },
);

test('R-CARE-12 what it reported before its trouble explains nothing', () => {
  expect(causeOf({ ...display('behind', 'storage.full'), since: '2026-11-18T09:10:00.000Z' })).toBe('behind');
});

test('R-CARE-12 red is a task, and what somebody has taken on is one until it is back', () => {
  const task = { by: { id: 'maria', name: 'Μαρία' }, at: since, backAt: null };
  expect(isTask({ ...display('silent'), state: 'amber', task: null })).toBe(false);
  expect(isTask({ ...display('silent'), state: 'red', task: null })).toBe(true);
  expect(isTask({ ...display('fetching'), state: 'amber', task })).toBe(true);
  expect(isTask({ ...display('shows'), state: 'green', task: { ...task, backAt: since } })).toBe(false);
});
