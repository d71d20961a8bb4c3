import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from './testing/stand-in-provider.ts';
import { hasUnsavedChanges, leaveKeepingDrafts, markUnsaved } from './unsaved-changes.ts';

let page: ReturnType<typeof openPage>;
beforeEach(() => {
  page = openPage('http://psifida/');
});

const asks = () => !page.window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('closing the tab asks while anything is unsaved', () => {
  const first = markUnsaved();
  const second = markUnsaved();
  first();
  expect([hasUnsavedChanges(), asks()]).toEqual([true, true]);
  second();
  expect([hasUnsavedChanges(), asks()]).toEqual([false, false]);
});

test('R-SHELL-15 leaving on purpose writes the drafts and does not ask; coming back, or where it fails, it asks again', async () => {
  const saved = markUnsaved();
  const beforeReload = vi.fn();
  page.window.addEventListener('psifida:before-reload', beforeReload);
  await leaveKeepingDrafts(() => expect(asks()).toBe(false));
  expect(beforeReload).toHaveBeenCalledOnce();
  page.window.dispatchEvent(new Event('pageshow'));
  expect(asks()).toBe(true);
  await expect(leaveKeepingDrafts(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(asks()).toBe(true);
  saved();
});
