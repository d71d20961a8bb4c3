import { expect, test } from 'vitest';
import { around } from './cloud-content.ts';

test('a few around one: in the middle where it can be, and always as many', () => {
  const all = [0, 1, 2, 3, 4, 5, 6];
  expect([0, 1, 2, 3, 5, 6].map((at) => around(all, at, 4).join(''))).toEqual([
    '0123',
    '0123',
    '1234',
    '2345',
    '3456',
    '3456',
  ]);
  expect(around([0, 1], 1, 4)).toEqual([0, 1]);
});
