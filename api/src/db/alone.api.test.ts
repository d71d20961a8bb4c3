import { openTestDatabase } from '@psifida/postgres/testing/test-database';
import { expect, test } from 'vitest';
import { alone } from './alone.ts';
import type { Tables } from './tables.ts';

test('while one is at it the others leave it; afterwards anyone may, also after a failure', async () => {
  const { db, close } = await openTestDatabase<Tables>();
  const done: string[] = [];
  await alone(db, 'demonstration', async () => {
    done.push('first');
    await alone(db, 'demonstration', async () => void done.push('at the same time'));
    await alone(db, 'housekeeping', async () => void done.push('something else'));
  });
  await expect(alone(db, 'demonstration', () => Promise.reject(new Error('cut off')))).rejects.toThrow();
  await alone(db, 'demonstration', async () => void done.push('later'));
  expect(done).toEqual(['first', 'something else', 'later']);
  await close();
});
