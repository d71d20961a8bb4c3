import { expect, test } from 'vitest';
import { groupCommit } from './group-commit.ts';

type One = { key: string; value: number };

function aWriter(
  write: (all: One[]) => Promise<number[]>,
  limits: Partial<
    Pick<Parameters<typeof groupCommit<One, number>>[0], 'waitingAtMost' | 'groupOf' | 'sizeOf' | 'atMost'>
  > = {},
) {
  const rounds: number[][] = [];
  const put = groupCommit<One, number>({
    ...limits,
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

test('what is large takes the place of several, and goes alone where there is no place for it', async () => {
  const { rounds, put } = aWriter(async (all) => all.map(({ value }) => value), {
    sizeOf: ({ value }) => value,
    atMost: 5,
  });
  await Promise.all([2, 9, 3, 1].map((value) => put({ key: `${value}`, value })));
  expect(rounds).toEqual([[2, 3], [9], [1]]);
});

test('only those of one group are written together, and two with the same key stay in their order', async () => {
  const { rounds, put } = aWriter(async (all) => all.map(({ value }) => value), {
    groupOf: ({ value }) => (value % 2 ? 'odd' : 'even'),
  });
  const keys = ['a', 'b', 'c', 'b', 'd'];
  await Promise.all([1, 2, 3, 5, 7].map((value, index) => put({ key: keys[index] ?? '', value })));
  expect(rounds).toEqual([[1, 3, 7], [2], [5]]);
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

test('while the database is away all are told so at once, those that wait too, and the next is tried again', async () => {
  let isAway = true;
  const { rounds, put } = aWriter(async (all) => {
    if (isAway) throw Object.assign(new Error('gone'), { code: '57P01' });
    return all.map(({ value }) => value);
  });
  const answers = await Promise.allSettled(
    [1, 2, 3].map((value) => put({ key: value === 3 ? '1' : `${value}`, value })),
  );
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(rounds).toEqual([[1, 2]]);
  isAway = false;
  await expect(put({ key: 'later', value: 4 })).resolves.toBe(4);
});

test('whoever comes when too many wait is told to come again', async () => {
  const { put } = aWriter(async (all) => all.map(({ value }) => value), { waitingAtMost: 2 });
  const answers = await Promise.allSettled([1, 2, 3].map((value) => put({ key: `${value}`, value })));
  expect(answers).toMatchObject([
    { status: 'fulfilled' },
    { status: 'fulfilled' },
    { status: 'rejected', reason: { code: 'not-ready' } },
  ]);
});
