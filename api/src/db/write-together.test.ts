import { expect, test } from 'vitest';
import { writeTogether } from './write-together.ts';

type One = { key: string; value: number };

function aWriter(write: (all: One[]) => Promise<number[]>) {
  const rounds: number[][] = [];
  const put = writeTogether<One, number>({
    keyOf: ({ key }) => key,
    write: (all) => {
      rounds.push(all.map(({ value }) => value));
      return write(all);
    },
  });
  return { rounds, put };
}

test('what comes at the same moment is written at once, and each gets its own answer', async () => {
  const { rounds, put } = aWriter(async (all) => all.map(({ value }) => value * 10));
  const answers = await Promise.all([1, 2, 3].map((value) => put({ key: `of ${value}`, value })));
  expect(answers).toEqual([10, 20, 30]);
  expect(rounds).toEqual([[1, 2, 3]]);
});

test('two of one display follow each other', async () => {
  const { rounds, put } = aWriter(async (all) => all.map(({ value }) => value));
  await Promise.all([1, 2, 3].map((value) => put({ key: value === 3 ? 'b' : 'a', value })));
  expect(rounds).toEqual([[1, 3], [2]]);
});

test('one that cannot be written fails alone', async () => {
  const { put } = aWriter(async (all) => {
    if (all.some(({ value }) => value === 2)) throw new Error('no');
    return all.map(({ value }) => value);
  });
  const answers = await Promise.allSettled([1, 2, 3].map((value) => put({ key: `${value}`, value })));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await expect(put({ key: 'later', value: 4 })).resolves.toBe(4);
});
