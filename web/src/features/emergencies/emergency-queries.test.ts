import type { Emergency } from '@psifida/contract/content/display';
import { expect, test } from 'vitest';
import { sorted } from './emergency-queries.ts';

const minute = 60_000;
const one = (id: string, until: number, endedAt: number | null = null) =>
  ({
    id,
    until: new Date(until).toISOString(),
    endedAt: endedAt && new Date(endedAt).toISOString(),
  }) as Emergency;
const ids = (items: readonly Emergency[]) => items.map(({ id }) => id);

test('a message is over when its time is, or when somebody ended it before', () => {
  const items = [one('a', 3 * minute), one('b', 2 * minute), one('c', 9 * minute, minute)];
  const before = sorted(items, minute);
  expect([ids(before.running), ids(before.over), before.nextEnd]).toEqual([['a', 'b'], ['c'], 2 * minute]);
  const then = sorted(items, before.nextEnd ?? 0);
  expect([ids(then.running), then.nextEnd]).toEqual([['a'], 3 * minute]);
  expect(sorted(items, 3 * minute).nextEnd).toBeNull();
});
