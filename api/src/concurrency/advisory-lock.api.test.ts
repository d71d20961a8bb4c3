import { openTestDatabase } from '@psifida/postgres/testing/test-database';
import { expect, test } from 'vitest';
import type { Tables } from '../db/tables.ts';
import { withAdvisoryLock } from './advisory-lock.ts';

test('while one is at it the others leave it; afterwards anyone may, also after a failure', async () => {
  const { db, close } = await openTestDatabase<Tables>();
  const done: string[] = [];
  await withAdvisoryLock(db, 'demonstration', async () => {
    done.push('first');
    await withAdvisoryLock(db, 'demonstration', async () => void done.push('at the same time'));
    await withAdvisoryLock(db, 'housekeeping', async () => void done.push('something else'));
  });
  await expect(
    withAdvisoryLock(db, 'demonstration', () => Promise.reject(new Error('cut off'))),
  ).rejects.toThrow();
  await withAdvisoryLock(db, 'demonstration', async () => void done.push('later'));
  expect(done).toEqual(['first', 'something else', 'later']);
  await close();
});
