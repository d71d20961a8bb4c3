import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

test('the same seed gives the same numbers, another seed others', () => {
  const ten = (seed: number | string) => Array.from({ length: 10 }, createRandom(seed).next);
  expect(ten('bay')).toEqual(ten('bay'));
  expect(ten('bay')).not.toEqual(ten('cape'));
});

test('a fork does not depend on how much was drawn before it', () => {
  const [early, late] = [createRandom(7), createRandom(7)];
  late.next();
  expect(early.fork('trees').next()).toBe(late.fork('trees').next());
});

test('numbers stay within what was asked, and every choice is taken', () => {
  const random = createRandom(3);
  for (let round = 0; round < 500; round += 1) {
    expect(random.between(2, 5)).toSatisfy((value: number) => value >= 2 && value < 5);
    expect(random.integer(1, 3)).toBeOneOf([1, 2, 3]);
  }
  expect(new Set(Array.from({ length: 60 }, () => random.pick(['a', 'b', 'c'])))).toEqual(
    new Set(['a', 'b', 'c']),
  );
});
