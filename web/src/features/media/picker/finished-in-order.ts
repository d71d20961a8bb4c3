import { isRunning, type UploadItem } from '../uploads/upload-item.ts';

/** Those that are in the library, as long as nothing dropped before them is still on its way: the order dropped is the order kept. */
export function finishedInOrder(
  keys: readonly string[],
  items: readonly UploadItem[],
): { key: string; assetId: string }[] {
  const finished: { key: string; assetId: string }[] = [];
  for (const key of keys) {
    const item = items.find((one) => one.key === key);
    if (item && isRunning(item)) break;
    if (item?.state === 'done' && item.assetId) finished.push({ key, assetId: item.assetId });
  }
  return finished;
}
