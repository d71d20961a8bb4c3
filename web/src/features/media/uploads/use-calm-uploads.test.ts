import { expect, test } from 'vitest';
import type { UploadItem } from './upload-item.ts';
import { staysFor } from './use-calm-uploads.ts';

const done = { state: 'done', duplicate: false } as UploadItem;

test('the list of what has arrived closes itself; a failure stays until somebody has read it', () => {
  expect(staysFor([done, done], true)).toBeGreaterThan(0);
  expect(staysFor([done, { ...done, state: 'processing' }], true)).toBeNull();
  expect(staysFor([done, { ...done, state: 'failed' }], false)).toBeNull();
  expect(staysFor([], false)).toBeNull();
});

test('what somebody opened, and that a file was there already, is left long enough to be read', () => {
  const briefly = staysFor([done], false) ?? 0;
  expect(staysFor([done], true)).toBeGreaterThan(briefly);
  expect(staysFor([done, { ...done, duplicate: true }], false)).toBeGreaterThan(briefly);
});
