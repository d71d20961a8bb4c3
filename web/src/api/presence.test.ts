import { presenceRenewedMs } from '@psifida/contract/endpoints/presence';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPresence } from './presence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start = () => {
  const said: string[] = [];
  const presence = createPresence((documents) =>
    said.push(documents.map(({ id, typing }) => (typing ? `${id} typing` : id)).join(', ')),
  );
  return { said, ...presence };
};

test('R-PRES-01 it is said when a document is opened, typed in, left alone for a while, and closed', () => {
  const { said, open } = start();
  const { typed, close } = open('a');
  typed();
  vi.advanceTimersByTime(3_000);
  typed();
  vi.advanceTimersByTime(3_000);
  expect(said).toEqual(['a', 'a typing']);
  vi.advanceTimersByTime(2_000);
  close();
  typed();
  expect(said).toEqual(['a', 'a typing', 'a', '']);
});

test('R-PRES-02 whoever types on is said to be there again and again, and closing says it once', () => {
  const { said, open } = start();
  const { typed, close } = open('a');
  for (let time = 0; time < 2 * presenceRenewedMs; time += 1_000) {
    typed();
    vi.advanceTimersByTime(1_000);
  }
  expect(said).toEqual(['a', 'a typing', 'a typing', 'a typing']);
  close();
  vi.advanceTimersByTime(presenceRenewedMs);
  expect(said.slice(4)).toEqual(['']);
});

test('a drawer beside a page is open as well', () => {
  const { said, open } = start();
  open('page');
  open('drawer').close();
  expect(said).toEqual(['page', 'page, drawer', 'page']);
});

test('R-PRES-02 it is said again while something is open, and when a new line is there', () => {
  const { said, open, sayAgain } = start();
  sayAgain();
  const { close } = open('a');
  vi.advanceTimersByTime(2 * presenceRenewedMs);
  sayAgain();
  expect(said).toEqual(['a', 'a', 'a', 'a']);
  close();
  vi.advanceTimersByTime(2 * presenceRenewedMs);
  expect(said).toEqual(['a', 'a', 'a', 'a', '']);
});
