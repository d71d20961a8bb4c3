import { useSyncExternalStore } from 'react';
import { folderOf } from './dropped-files.ts';
import { headBytes, judgeHead } from './judge-file.ts';
import { uploads } from './uploads.ts';

/**
 * What is answered before anything is sent: pages of a PDF are chosen, slides are saved as PDF first, and of an image that
 * came as its address alone the file is asked for.
 */
export type Opening = {
  key: number;
  kind: 'pdf' | 'slides' | 'address';
  file: File;
  onPages(pages: File[]): void;
};

let openings: readonly Opening[] = [];
let counter = 0;
const listeners = new Set<() => void>();
const set = (next: readonly Opening[]) => {
  openings = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The first that waits for an answer. */
export const useOpening = (): Opening | undefined => useSyncExternalStore(subscribe, () => openings[0]);

export function closeOpening({ key, onPages }: Opening, pages: File[] = []): void {
  // Closed while the last page was drawn: nothing of it is wanted any more.
  if (!openings.some((one) => one.key === key)) return;
  set(openings.filter((one) => one.key !== key));
  if (pages.length > 0) onPages(pages);
}

/** Says that an address is no image. */
export function askForBytes(): void {
  counter += 1;
  set([...openings, { key: counter, kind: 'address', file: new File([], ''), onPages: () => {} }]);
}

const slidesName = /\.(pptx?|pptm|ppsx?|odp|key)$/i;

export async function kindToOpen(file: File): Promise<Opening['kind'] | null> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const judged = judgeHead(head, file.type);
  if (judged === null || typeof judged === 'string') return null;
  if (judged.code === 'pdf') return 'pdf';
  return head.length > 0 && judged.code === 'type-unknown' && slidesName.test(file.name) ? 'slides' : null;
}

/** Uploads to the library what people choose, drop or paste; keys of the uploads follow once each has begun. */
export async function bringFiles(
  files: readonly File[],
  onStarted: (keys: string[]) => void = () => {},
): Promise<void> {
  const start = (some: readonly File[], tag: (file: File) => string | undefined = folderOf) =>
    onStarted(uploads.add(some, { tag }));
  // What cannot be read is told of by its upload.
  const kinds = await Promise.all(files.map((file) => kindToOpen(file).catch(() => null)));
  const plain = files.filter((_, index) => !kinds[index]);
  if (plain.length > 0) start(plain);
  const toOpen = files.flatMap((file, index) => {
    const kind = kinds[index];
    counter += 1;
    return kind
      ? [{ key: counter, file, kind, onPages: (pages: File[]) => start(pages, () => folderOf(file)) }]
      : [];
  });
  if (toOpen.length > 0) set([...openings, ...toOpen]);
}
