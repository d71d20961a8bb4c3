import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

type Filled = Record<string, (...given: unknown[]) => unknown>;

/** The parts of a language that has nothing of what is new. */
const anOldOne = () => ({
  Array: { prototype: Object.create(null) as Filled },
  String: { prototype: Object.create(null) as Filled },
  Uint8Array: { prototype: Object.create(Object.create(null)) as Filled },
  Object: Object.create(null) as Filled,
});

test('an old browser is given what it lacks, and answers as a new one', () => {
  const old = anOldOne();
  fillIn(old);
  const list = [3, 1, 2];
  const { at, findLast, toSorted } = old.Array.prototype;
  expect([at?.call(list, -1), at?.call(list, 0), at?.call(list, 5)]).toEqual([2, 3, undefined]);
  expect(old.String.prototype.at?.call('abc', -1)).toBe('c');
  expect(old.Uint8Array.prototype.at?.call(Uint8Array.of(7, 8), -1)).toBe(8);
  expect(findLast?.call(list, (one: unknown) => Number(one) > 1)).toBe(2);
  expect(findLast?.call(list, () => false)).toBeUndefined();
  expect(toSorted?.call(list)).toEqual([1, 2, 3]);
  expect(list).toEqual([3, 1, 2]);
  expect([old.Object.hasOwn?.({ a: 1 }, 'a'), old.Object.hasOwn?.({}, 'toString')]).toEqual([true, false]);
});

test('what a browser has of its own stays', () => {
  const own = () => 'own';
  const newer = { ...anOldOne(), Object: { hasOwn: own } };
  fillIn(newer);
  expect(newer.Object.hasOwn).toBe(own);
});
