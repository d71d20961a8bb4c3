import { expect, test } from 'vitest';
import { databaseFailure } from './database-failure.ts';

const failed = (message: string, more: object = {}) => Object.assign(new Error(message), more);

test.each([
  ['nobody listens', failed('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' })],
  [
    'none of its addresses answers',
    new AggregateError([failed('connect', { code: 'ECONNREFUSED', syscall: 'connect' })]),
  ],
  ['its socket is gone', failed('connect ENOENT', { code: 'ENOENT', syscall: 'connect' })],
  ['the line breaks under a query', failed('Connection terminated unexpectedly')],
  ['it is being shut down', failed('terminating connection', { code: '57P01' })],
  ['it recovers', failed('the database system is in recovery mode', { code: '57P03' })],
  ['no connection is left', failed('sorry, too many clients already', { code: '53300' })],
  ['it says nothing', failed('Query read timeout')],
  ['it takes too long', failed('canceling statement due to statement timeout', { code: '57014' })],
  ['we are stopping', failed('driver has already been destroyed')],
])('it is away when %s', (_when, error) => {
  expect(databaseFailure(error)).toBe('away');
});

test('it is full when it cannot extend a file', () => {
  expect(databaseFailure(failed('could not extend file', { code: '53100' }))).toBe('full');
});

test.each([
  ['a constraint', failed('duplicate key', { code: '23505' })],
  ['a missing table', failed('no such relation', { code: '42P01' })],
  ['a missing file', failed('ENOENT', { code: 'ENOENT', syscall: 'open' })],
  ['nothing at all', null],
])('it is well when the matter is %s', (_what, error) => {
  expect(databaseFailure(error)).toBeNull();
});
