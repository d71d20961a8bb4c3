import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftWriter } from './local-draft.ts';

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

const fire = (target: EventTarget, name: string) => target.dispatchEvent(new Event(name));

test.each<[string, (at: ReturnType<typeof aWriter>) => void]>([
  ['the page is left', ({ page }) => fire(page, 'pagehide')],
  ['the page is loaded anew', ({ page }) => fire(page, 'psifida:before-reload')],
  [
    'the page is hidden',
    ({ document }) => fire(Object.assign(document, { visibilityState: 'hidden' }), 'visibilitychange'),
  ],
  ['the form goes away', ({ stop }) => stop()],
])('R-SHELL-14 writes at once when %s, not when it is shown again', (_, leave) => {
  const parts = aWriter();
  parts.writer.change('a');
  fire(parts.document, 'visibilitychange');
  expect(parts.store.write).not.toHaveBeenCalled();
  leave(parts);
  expect(parts.store.write).toHaveBeenCalledExactlyOnceWith('draft', 'a');
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
