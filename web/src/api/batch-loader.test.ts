import { expect, test, vi } from 'vitest';
import { createBatchLoader } from './batch-loader.ts';

test('what is asked for in the same moment travels together, each once', async () => {
  const load = vi.fn(async (ids: string[]) => ids.filter((id) => id !== 'gone').map((id) => ({ id })));
  const find = createBatchLoader({ atOnce: 100, load });
  const found = await Promise.all(['a', 'b', 'a', 'gone'].map(find));
  expect(found.map((one) => one?.id)).toEqual(['a', 'b', 'a', undefined]);
  expect(load.mock.calls).toEqual([[['a', 'b', 'gone']]]);
});

test('no question names more than are allowed at once', async () => {
  const load = vi.fn(async (ids: string[]) => ids.map((id) => ({ id })));
  const find = createBatchLoader({ atOnce: 2, load });
  await Promise.all(['a', 'b', 'c'].map(find));
  expect(load.mock.calls.map(([ids]) => ids.length)).toEqual([2, 1]);
});

test('a failure reaches everyone who asked', async () => {
  const find = createBatchLoader<{ id: string }>({ atOnce: 2, load: () => Promise.reject(new Error('no')) });
  await expect(Promise.all([find('a'), find('b')])).rejects.toThrow('no');
});
