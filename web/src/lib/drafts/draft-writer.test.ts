import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftWriter } from './draft-writer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aWriter() {
  const store = { read: vi.fn(), write: vi.fn(() => true), remove: vi.fn() };
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const writer = createDraftWriter({ store, key: 'draft' });
  return { store, page, document, writer, stop: writer.guard(page, document) };
}

test('writes at most every 2 s, and then what was typed last', () => {
  const { store, writer } = aWriter();
  for (const value of ['a', 'ab', 'abc']) {
    writer.change(value);
    vi.advanceTimersByTime(900);
  }
  expect(store.write.mock.calls).toEqual([['draft', 'abc']]);
});

test.each(['pagehide', 'psifida:before-reload'])('R-SHELL-14 writes at once on %s', (event) => {
  const { store, page, writer } = aWriter();
  writer.change('a');
  page.dispatchEvent(new Event(event));
  expect(store.write).toHaveBeenCalledExactlyOnceWith('draft', 'a');
});

test('writes at once when the page is hidden, not when it is shown again', () => {
  const { store, document, writer } = aWriter();
  writer.change('a');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(store.write).not.toHaveBeenCalled();
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(store.write).toHaveBeenCalledOnce();
});

test('writes what is waiting when the form goes away', () => {
  const { store, writer, stop } = aWriter();
  writer.change('a');
  stop();
  expect(store.write).toHaveBeenCalledOnce();
});

test('what was removed is not written again by a timer or by leaving', () => {
  const { store, writer, stop } = aWriter();
  writer.change('a');
  writer.remove();
  vi.advanceTimersByTime(5_000);
  stop();
  expect(store.remove).toHaveBeenCalledOnce();
  expect(store.write).not.toHaveBeenCalled();
});
