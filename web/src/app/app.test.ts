import { expect, test } from 'vitest';
import { ProblemError } from '../api/problem-error.ts';
import { announceSuccess, latestSuccess } from '../ui/success.ts';
import { makeQueryClient } from './app.tsx';

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
