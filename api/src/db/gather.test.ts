import { expect, test } from 'vitest';
import { gather } from './gather.ts';

const asked: string[][] = [];
const double = gather(async (keys) => {
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
  const shaky = gather(async (keys) => {
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

test('whoever asks while a question is under way is answered by one further question, not by that one', async () => {
  let town = 'before';
  const questions: string[][] = [];
  const gates: (() => void)[] = [];
  const find = gather(async (keys) => {
    questions.push(keys);
    const answers = new Map(keys.map((key) => [key, town]));
    await new Promise<void>((resolve) => gates.push(resolve));
    return answers;
  });
  const first = find('a');
  await expect.poll(() => questions).toEqual([['a']]);
  town = 'after';
  const later = [find('a'), find('b')];
  await new Promise((resolve) => setImmediate(resolve));
  const third = find('c');
  expect(questions).toEqual([['a']]);
  gates[0]?.();
  expect(await first).toBe('before');
  await expect.poll(() => questions).toEqual([['a'], ['a', 'b', 'c']]);
  gates[1]?.();
  expect(await Promise.all([...later, third])).toEqual(['after', 'after', 'after']);
});
