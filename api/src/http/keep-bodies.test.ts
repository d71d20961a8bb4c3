import { expect, test } from 'vitest';
import { keepBodies } from './keep-bodies.ts';

function aKeeper(bytesAtMost: number) {
  const made: string[] = [];
  const bodyOf = keepBodies({ bytesAtMost });
  const ask = (key: string, bytes = 10) =>
    bodyOf(key, async () => {
      made.push(key);
      return Buffer.alloc(bytes);
    });
  return { made, bodyOf, ask };
}

test('however many ask, it is made once', async () => {
  const { made, ask } = aKeeper(100);
  const [one, other] = await Promise.all([ask('a'), ask('a')]);
  expect(await ask('a')).toBe(one);
  expect(other).toBe(one);
  expect(made).toEqual(['a']);
});

test('beyond its bytes, what was used longest ago is made again', async () => {
  const { made, ask } = aKeeper(25);
  await ask('a');
  await ask('b');
  await ask('a');
  await ask('c');
  await ask('a');
  await ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('one that is larger than all of its bytes is answered and not kept', async () => {
  const { made, ask } = aKeeper(25);
  expect((await ask('large', 30))?.length).toBe(30);
  await ask('large', 30);
  expect(made).toEqual(['large', 'large']);
});

test('what is not there, or could not be made, is asked for again', async () => {
  const { bodyOf, ask } = aKeeper(100);
  expect(await bodyOf('gone', async () => null)).toBeNull();
  await expect(bodyOf('broken', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await ask('gone'))?.length).toBe(10);
  expect((await ask('broken'))?.length).toBe(10);
});
