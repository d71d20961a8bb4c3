import { useEffect, useState } from 'react';
import { isRunning, type UploadItem } from './upload-item.ts';
import { uploads, useUploads } from './uploads.ts';

/** Long enough to be seen; what arrived is in the library, or where it was dropped. */
const seenMs = 4_000;
/** Whoever waits for a file finds it in the list for a while longer. */
const forgottenMs = 60_000;

/** What somebody has to read: a failure, or that a file was there already, which nothing else says. */
const isNews = ({ state, duplicate }: UploadItem) => state === 'failed' || duplicate;

/** The uploads that are still to be told. Once all have arrived well, they go by themselves; opened, they stay. */
export function useCalmUploads(opened: boolean): readonly UploadItem[] {
  const [past, setPast] = useState<ReadonlySet<string>>(new Set());
  const items = useUploads().filter(({ key }) => !past.has(key));
  const isOver = items.length > 0 && !opened && !items.some((item) => isRunning(item) || isNews(item));
  const keys = items.map(({ key }) => key).join();

  useEffect(() => {
    if (!isOver) return;
    const wait = setTimeout(() => {
      const over = keys.split(',');
      setPast((before) => new Set([...before, ...over]));
      setTimeout(() => {
        for (const key of over) uploads.remove(key);
      }, forgottenMs);
    }, seenMs);
    return () => clearTimeout(wait);
  }, [isOver, keys]);
  return items;
}
