import { expect, test } from 'vitest';
import type { UploadItem, UploadItemState } from '../uploads/upload-item.ts';
import { finishedInOrder } from './finished-in-order.ts';

const item = (key: string, state: UploadItemState): UploadItem => ({
  key,
  file: new File([], `${key}.png`),
  purpose: 'library',
  state,
  percent: 0,
  offline: false,
  kind: 'image',
  size: null,
  preview: null,
  uploadId: null,
  assetId: state === 'done' ? `asset-${key}` : null,
  duplicate: false,
  reason: null,
});

test('a file that is ready early waits for those dropped before it; one that failed is passed over', () => {
  const keys = ['a', 'b', 'c', 'd'];
  const ids = (...items: UploadItem[]) => finishedInOrder(keys, items).map(({ assetId }) => assetId);
  expect(ids(item('a', 'uploading'), item('b', 'done'))).toEqual([]);
  expect(ids(item('a', 'done'), item('b', 'processing'), item('c', 'done'))).toEqual(['asset-a']);
  expect(ids(item('a', 'failed'), item('b', 'done'), item('d', 'done'))).toEqual(['asset-b', 'asset-d']);
});
