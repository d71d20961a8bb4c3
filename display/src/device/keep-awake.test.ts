import { expect, test, vi } from 'vitest';
import { keepAwake } from './keep-awake.ts';

function aPage(visibilityState: DocumentVisibilityState) {
  const page = new EventTarget() as EventTarget & { visibilityState: DocumentVisibilityState };
  page.visibilityState = visibilityState;
  return page as unknown as Document & { visibilityState: DocumentVisibilityState };
}

test('the screen is kept on from the start, and again whenever the page comes back into sight', () => {
  const request = vi.fn(async () => ({ release: async () => {} }));
  const document = aPage('visible');
  keepAwake({ document, wakeLock: { request } });
  expect(request).toHaveBeenCalledTimes(1);
  for (const [visibilityState, times] of Object.entries({ hidden: 1, visible: 2 })) {
    Object.assign(document, { visibilityState });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(times);
  }
});

test('a browser that refuses or cannot do it is no trouble', async () => {
  const request = vi.fn(async () => Promise.reject(new Error('low battery')));
  keepAwake({ document: aPage('visible'), wakeLock: { request } });
  keepAwake({ document: aPage('visible'), wakeLock: undefined });
  expect(request).toHaveBeenCalledTimes(1);
});
