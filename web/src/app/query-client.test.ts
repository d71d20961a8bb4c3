import { expect, test } from 'vitest';
import { ProblemError } from '../lib/problem-error.ts';
import { worthRetrying } from './query-client.ts';

test.each([
  ['no answer at all', new ProblemError({ offline: true }), true],
  ['a failure of the server', new ProblemError({ status: 503 }), true],
  ['a refusal', new ProblemError({ status: 404 }), false],
  ['a mistake of our own', new TypeError(), false],
])('%s', (_, error, retried) => {
  expect(worthRetrying(0, error)).toBe(retried);
  expect(worthRetrying(2, error)).toBe(false);
});
