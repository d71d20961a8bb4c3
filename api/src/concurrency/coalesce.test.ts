import { expect, onTestFinished, test, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

/** Each read waits until it is answered by hand. */
function aRead() {
  const open: ((answer: string) => void)[] = [];
  const failing: ((error: Error) => void)[] = [];
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      open.push(resolve);
      failing.push(reject);
    });
  const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  return { open, failing, ask, turn };
}

test('who asks the same at the same moment is answered by one read', async () => {
  const { open, ask, turn } = aRead();
  const answer = coalesce<string>();
  const all = [answer('list', ask), answer('list', ask), answer('another', ask)];
  await turn();
  expect(open).toHaveLength(2);
  open[0]?.('three');
  open[1]?.('none');
  expect(await Promise.all(all)).toEqual(['three', 'three', 'none']);
});

test('who asks while it is being asked is answered by what is asked after that', async () => {
  const { open, ask, turn } = aRead();
  const answer = coalesce<string>();
  const first = answer('list', ask);
  await turn();
  const later = [answer('list', ask), answer('list', ask)];
  await turn();
  expect(open, 'one at a time').toHaveLength(1);
  open[0]?.('before');
  await expect.poll(() => open).toHaveLength(2);
  open[1]?.('after');
  expect(await Promise.all([first, ...later])).toEqual(['before', 'after', 'after']);
});

test('nothing is remembered: a later question is asked anew, also after one that failed', async () => {
  const { open, failing, ask, turn } = aRead();
  const answer = coalesce<string>();
  const first = answer('list', ask);
  await turn();
  const second = answer('list', ask);
  failing[0]?.(new Error('the database is away'));
  await expect(first).rejects.toThrow('away');
  await expect.poll(() => open).toHaveLength(2);
  open[1]?.('there again');
  expect(await second).toBe('there again');
  const third = answer('list', ask);
  await expect.poll(() => open).toHaveLength(3);
  open[2]?.('changed since');
  expect(await third).toBe('changed since');
});

test('who asks alone is asked for at once; soon after that, many wait a moment and share the next', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { turn } = aRead();
  const ask = vi.fn(async () => 'there');
  const answer = coalesce<string>();
  expect(await answer('list', ask)).toBe('there');
  const others: Promise<string>[] = [];
  for (let other = 0; other < 5; other += 1) {
    others.push(answer('list', ask));
    await turn();
  }
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10);
  expect(await Promise.all(others)).toHaveLength(5);
  expect(ask).toHaveBeenCalledTimes(2);
});
