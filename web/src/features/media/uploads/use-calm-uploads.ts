import { type RefObject, useEffect, useState } from 'react';
import { isRunning, type UploadItem } from './upload-item.ts';
import { uploads, useUploads } from './uploads.ts';

/** How long a finished list stays in sight. */
const seenMs = 4_000;
/** Long enough to be read: a list that somebody opened, or that a file was there already, which nothing else says. */
const readMs = 12_000;
/** Whoever waits for a file finds it in the list for a while longer. */
const forgottenMs = 60_000;

/** How long the list still stands; null while something is on its way, or has failed and is to be read. */
export function staysFor(items: readonly UploadItem[], opened: boolean): number | null {
  if (items.length === 0 || items.some((item) => isRunning(item) || item.state === 'failed')) return null;
  return opened || items.some(({ duplicate, unfinished }) => duplicate || unfinished) ? readMs : seenMs;
}

/** The uploads that are still to be told. Once all have arrived they go by themselves, also where the list was opened. */
export function useCalmUploads(panel: RefObject<HTMLElement | null>, opened: boolean): readonly UploadItem[] {
  const [past, setPast] = useState<ReadonlySet<string>>(new Set());
  const items = useUploads().filter(({ key }) => !past.has(key));
  const stays = staysFor(items, opened);
  const keys = items.map(({ key }) => key).join();

  useEffect(() => {
    if (stays === null) return;
    const over = keys.split(',');
    const wait = setInterval(() => {
      // Not under somebody's hand, and not with the focus of whoever is in it by keyboard.
      if (panel.current?.matches(':hover, :has(:focus-visible)')) return;
      clearInterval(wait);
      setPast((before) => new Set([...before, ...over]));
      setTimeout(() => {
        for (const key of over) uploads.remove(key);
      }, forgottenMs);
    }, stays);
    return () => clearInterval(wait);
  }, [stays, keys, panel]);
  return items;
}
