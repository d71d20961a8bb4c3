import { expect, test } from 'vitest';
import { finishedInOrder, knownInOrder } from './arrivals.ts';
import type { UploadItem, UploadItemState } from './upload-item.ts';

const item = (key: string, state: UploadItemState) =>
  ({ key, state, assetId: state === 'done' ? `asset-${key}` : null }) as UploadItem;

test('a file that is ready early waits for those chosen before it; one that failed is passed over', () => {
  const keys = ['a', 'b', 'c', 'd'];
  const ids = (...items: UploadItem[]) => finishedInOrder(keys, items).map(({ assetId }) => assetId);
  expect(ids(item('a', 'uploading'), item('b', 'done'))).toEqual([]);
  expect(ids(item('a', 'done'), item('b', 'processing'), item('c', 'done'))).toEqual(['asset-a']);
  expect(ids(item('a', 'failed'), item('b', 'done'), item('d', 'done'))).toEqual(['asset-b', 'asset-d']);
});

test('an asset that is answered early waits for those chosen before it; one that is gone again is passed over', () => {
  const finished = finishedInOrder(['a', 'b'], [item('a', 'done'), item('b', 'done')]);
  const ids = (isLoading: boolean, ...known: string[]) =>
    knownInOrder(finished, { assets: new Map(known.map((id) => [id, id])), isLoading }).map(({ key }) => key);
  expect(ids(true, 'asset-b')).toEqual([]);
  expect(ids(true, 'asset-a')).toEqual(['a']);
  expect(ids(false, 'asset-a', 'asset-b')).toEqual(['a', 'b']);
  expect(ids(false, 'asset-b')).toEqual(['b']);
});
