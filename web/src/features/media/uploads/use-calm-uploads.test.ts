import { expect, test } from 'vitest';
import type { UploadItem } from './upload-item.ts';
import { staysFor } from './use-calm-uploads.ts';

const done = { state: 'done', duplicate: false } as UploadItem;

test('the list of what has arrived closes itself; a failure stays until somebody has read it', () => {
  expect(staysFor([done, done])).toBeGreaterThan(0);
  expect(staysFor([done, { ...done, state: 'processing' }])).toBeNull();
  expect(staysFor([done, { ...done, state: 'failed' }])).toBeNull();
  expect(staysFor([])).toBeNull();
});

test('that a file was there already is left long enough to be read', () => {
  expect(staysFor([done, { ...done, duplicate: true }])).toBeGreaterThan(staysFor([done]) ?? 0);
});
