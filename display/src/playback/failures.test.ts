import { expect, test } from 'vitest';
import { failed, isLeftOut, leftOutMs, noFailures, shownWhole } from './failures.ts';

test('a presentation whose scene threw is left out for a while and then tried again', () => {
  const once = failed(noFailures, 'a', 0);
  expect(isLeftOut(once, 'a', leftOutMs - 1)).toBe(true);
  expect(isLeftOut(once, 'a', leftOutMs)).toBe(false);
  expect(isLeftOut(once, 'b', 0)).toBe(false);
});

test('three times in a row, and it stays out', () => {
  const thrice = failed(failed(failed(noFailures, 'a', 0), 'a', 1), 'a', 2);
  expect(isLeftOut(thrice, 'a', Number.MAX_SAFE_INTEGER)).toBe(true);
});

test('not in a row: shown whole in between, it starts counting again', () => {
  const twice = failed(failed(noFailures, 'a', 0), 'a', 1);
  const again = failed(shownWhole(twice, 'a'), 'a', 2);
  expect(isLeftOut(again, 'a', leftOutMs + 2)).toBe(false);
});
