import { expect, test } from 'vitest';
import { openAllowance } from './provider/provider.routes.ts';

test('a caller has so much at once, and then so much a second; others have their own', () => {
  let time = 0;
  const take = openAllowance({ atOnce: 3, perSecond: 0.5, now: () => time });
  expect(['a', 'a', 'a', 'a', 'b'].map(take)).toEqual([0, 0, 0, 2, 0]);
  time = 1_000;
  expect(take('a')).toBe(1);
  time = 2_000;
  expect(['a', 'a'].map(take)).toEqual([0, 2]);
  time = 60_000;
  expect(['a', 'a', 'a', 'a'].map(take)).toEqual([0, 0, 0, 2]);
});

test('more callers than can be remembered cost those who were here longest ago their record, nobody else', () => {
  const take = openAllowance({ atOnce: 1, perSecond: 0.01, callers: 2, now: () => 0 });
  expect(['a', 'b', 'c'].map(take)).toEqual([0, 0, 0]);
  expect(take('c')).toBe(100);
  expect(take('a')).toBe(0);
});
