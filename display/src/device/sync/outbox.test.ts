import type { Delivery } from '@psifida/contract/content/delivery';
import { expect, test, vi } from 'vitest';
import { handOver, type Letters, openOrRenew } from './outbox.ts';
import { Refused } from './player-api.ts';

const aLetter = (number: number): Delivery<string> => ({ outbox: 'o', number, items: [`of ${number}`] });

function keptLetters(...numbers: number[]) {
  const kept = numbers.map(aLetter);
  const letters: Letters<string> = {
    oldest: async () => kept[0] ?? null,
    remove: async (number) =>
      void kept.splice(
        kept.findIndex((one) => one.number === number),
        1,
      ),
  };
  return { letters, left: () => kept.map(({ number }) => number) };
}

const lost = () => {
  throw new Error('nothing is lost here');
};

test('letters are handed over oldest first, and are gone once they were taken', async () => {
  const { letters, left } = keptLetters(4, 5, 9);
  const sent: number[] = [];
  await handOver({ letters, send: async ({ number }) => void sent.push(number), onLost: lost });
  expect(sent).toEqual([4, 5, 9]);
  expect(left()).toEqual([]);
});

test('without a network everything stays, under the number it has', async () => {
  const { letters, left } = keptLetters(1, 2);
  const send = () => Promise.reject(new TypeError('offline'));
  await expect(handOver({ letters, send, onLost: lost })).rejects.toThrow('offline');
  expect(left()).toEqual([1, 2]);
});

test('a letter that the server will never take does not hold up the next', async () => {
  const { letters, left } = keptLetters(1, 2);
  const send = async ({ number }: Delivery<string>) => {
    if (number === 1) throw new Refused(422, 'input.invalid');
  };
  const onLost = vi.fn();
  await handOver({ letters, send, onLost });
  expect(onLost).toHaveBeenCalledOnce();
  expect(left()).toEqual([]);
});

function aDatabase(...failures: Error[]) {
  const done: string[] = [];
  const open = async () => {
    done.push('open');
    const failure = failures.shift();
    if (failure) throw failure;
    return 'opened';
  };
  const remove = async () => void done.push('remove');
  return { done, renewed: openOrRenew({ open, remove }, async () => {}) };
}

const busy = () => new DOMException('busy', 'UnknownError');

test.each([
  [
    'what was kept is still there after a disk that was busy for a moment',
    [busy(), busy()],
    'open open open',
  ],
  ['what can never be opened is begun anew', [busy(), busy(), busy()], 'open open open remove open'],
  ['at once where a newer player made it', [new DOMException('newer', 'VersionError')], 'open remove open'],
])('%s', async (_what, failures, steps) => {
  const { done, renewed } = aDatabase(...failures);
  await expect(renewed).resolves.toBe('opened');
  expect(done.join(' ')).toBe(steps);
});
