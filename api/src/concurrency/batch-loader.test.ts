import { expect, onTestFinished, test, vi } from 'vitest';
import { createBatchLoader } from './batch-loader.ts';

const asked: string[][] = [];
const double = createBatchLoader(async (keys) => {
  asked.push(keys);
  return new Map(keys.filter((key) => key !== 'none').map((key) => [key, key + key]));
}, 3);

test('what is asked at the same moment is one question; each gets its own answer', async () => {
  asked.length = 0;
  expect(await Promise.all(['a', 'b', 'a', 'none'].map(double))).toEqual(['aa', 'bb', 'aa', undefined]);
  expect(asked).toEqual([['a', 'b', 'none']]);
});

test('too many for one question are several', async () => {
  asked.length = 0;
  expect(await Promise.all(['a', 'b', 'c', 'd'].map(double))).toEqual(['aa', 'bb', 'cc', 'dd']);
  expect(asked).toEqual([['a', 'b', 'c'], ['d']]);
});

test('nothing is remembered; a question that fails fails for those who asked it', async () => {
  asked.length = 0;
  await double('a');
  await double('a');
  expect(asked).toEqual([['a'], ['a']]);
  let works = false;
  const shaky = createBatchLoader(async (keys) => {
    if (!works) throw new Error('no database');
    return new Map(keys.map((key) => [key, 'yes']));
  });
  expect((await Promise.allSettled([shaky('a'), shaky('b')])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  works = true;
  expect(await shaky('a')).toBe('yes');
});

test('whoever asks just after a question was sent is answered by one further question, not by that one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let town = 'before';
  const questions: string[][] = [];
  const find = createBatchLoader(async (keys) => {
    questions.push(keys);
    return new Map(keys.map((key) => [key, town]));
  });
  expect(await find('a')).toBe('before');
  town = 'after';
  const later: Promise<string | undefined>[] = [];
  for (const key of ['a', 'b', 'c']) {
    later.push(find(key));
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(questions).toEqual([['a']]);
  vi.advanceTimersByTime(10);
  expect(await Promise.all(later)).toEqual(['after', 'after', 'after']);
  expect(questions).toEqual([['a'], ['a', 'b', 'c']]);
});

test('a question that is never answered holds up nobody who asks later', async () => {
  const find = createBatchLoader(async (keys) => {
    if (keys.includes('lost')) await new Promise(() => {});
    return new Map(keys.map((key) => [key, 'found']));
  });
  void find('lost');
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  expect(await find('a')).toBe('found');
});
