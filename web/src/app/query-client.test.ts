import { expect, test } from 'vitest';
import { ProblemError } from '../lib/problem-error.ts';
import { announceSuccess, latestSuccess } from '../ui/success.ts';
import { makeQueryClient, worthRetrying } from './query-client.ts';

test.each([
  ['no answer at all', new ProblemError({ offline: true }), true],
  ['a failure of the server', new ProblemError({ status: 503 }), true],
  ['a refusal', new ProblemError({ status: 404 }), false],
  ['a mistake of our own', new TypeError(), false],
])('%s', (_, error, retried) => {
  expect(worthRetrying(0, error)).toBe(retried);
  expect(worthRetrying(2, error)).toBe(false);
});

test('that something succeeded is no longer said once a later change was refused', async () => {
  const changes = makeQueryClient().getMutationCache();
  const change = (mutationFn: () => Promise<unknown>) =>
    changes.build(makeQueryClient(), { mutationFn }).execute(undefined);
  announceSuccess('edited');
  await change(async () => 'done');
  expect(latestSuccess()).not.toBeNull();
  await change(() => Promise.reject(new ProblemError({ status: 422 }))).catch(() => {});
  expect(latestSuccess()).toBeNull();
});
