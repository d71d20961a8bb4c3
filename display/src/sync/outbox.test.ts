import type { Delivery } from '@psifida/contract/content/delivery';
import { expect, test, vi } from 'vitest';
import { handOver, type Letters, openOrRenew } from './outbox.ts';
import { Refused } from './player-api.ts';

const aLetter = (number: number): Delivery<string> => ({ outbox: 'o', number, items: [`of ${number}`] });

function keptLetters(...numbers: number[]) {
  let kept = numbers.map(aLetter);
  const letters: Letters<string> = {
    oldest: async () => kept[0] ?? null,
    remove: async (number) => {
      kept = kept.filter((one) => one.number !== number);
    },
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

test('what was kept is still there after a disk that was busy for a moment', async () => {
  const { done, renewed } = aDatabase(busy(), busy());
  await expect(renewed).resolves.toBe('opened');
  expect(done).toEqual(['open', 'open', 'open']);
});

test('what can never be opened is begun anew, at once where a newer player made it', async () => {
  const broken = aDatabase(busy(), busy(), busy());
  await expect(broken.renewed).resolves.toBe('opened');
  expect(broken.done).toEqual(['open', 'open', 'open', 'remove', 'open']);
  const tooNew = aDatabase(new DOMException('newer', 'VersionError'));
  await expect(tooNew.renewed).resolves.toBe('opened');
  expect(tooNew.done).toEqual(['open', 'remove', 'open']);
});
