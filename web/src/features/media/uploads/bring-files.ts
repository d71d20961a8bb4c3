import { useSyncExternalStore } from 'react';
import { folderOf } from './dropped-files.ts';
import { headBytes, judgeHead } from './judge-file.ts';
import type { GivenDetails } from './upload-item.ts';
import { uploads } from './uploads.ts';

type Details = (file: File) => GivenDetails | undefined;

/**
 * What is answered before anything is sent: pages of a PDF are chosen, a table is looked at, slides are saved as PDF first,
 * and of an image that came as its address alone the file is asked for.
 */
export type Opening = {
  key: number;
  kind: 'pdf' | 'table' | 'slides' | 'address';
  file: File;
  /** What came with a table, and waits for it. */
  others: readonly File[];
  onFiles(files: readonly File[], details?: Details): void;
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

export function closeOpening(
  { key, onFiles }: Opening,
  files: readonly File[] = [],
  details?: Details,
): void {
  // Closed while the last page was drawn: nothing of it is wanted any more.
  if (!openings.some((one) => one.key === key)) return;
  set(openings.filter((one) => one.key !== key));
  if (files.length > 0) onFiles(files, details);
}

const open = (...some: Omit<Opening, 'key'>[]) => {
  counter += some.length;
  set([...openings, ...some.map((one, index) => ({ ...one, key: counter - index }))]);
};

/** Says that an address is no image. */
export const askForBytes = (): void =>
  open({ kind: 'address', file: new File([], ''), others: [], onFiles: () => {} });

const slidesName = /\.(pptx?|pptm|ppsx?|odp|key)$/i;

async function kindToOpen(file: File): Promise<Opening['kind'] | null> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const judged = judgeHead(head, file.type);
  if (judged === null || typeof judged === 'string') return null;
  if (judged.code === 'pdf') return 'pdf';
  if (head.length === 0 || judged.code !== 'type-unknown') return null;
  if (/\.csv$/i.test(file.name)) return 'table';
  return slidesName.test(file.name) ? 'slides' : null;
}

/** Uploads to the library what people choose, drop or paste; keys of the uploads follow once each has begun. */
export async function bringFiles(
  files: readonly File[],
  onStarted: (keys: string[]) => void = () => {},
): Promise<void> {
  // What cannot be read is told of by its upload.
  const kinds = await Promise.all(files.map((file) => kindToOpen(file).catch(() => null)));
  const plain = files.filter((_, index) => !kinds[index]);
  const hasTable = kinds.includes('table');
  if (plain.length > 0 && !hasTable) onStarted(uploads.add(plain, { tag: folderOf }));
  const first = kinds.indexOf('table');
  open(
    ...files.flatMap((file, index) => {
      const kind = kinds[index];
      if (!kind) return [];
      const others = index === first ? plain : [];
      const onFiles: Opening['onFiles'] = (some, details) =>
        onStarted(
          uploads.add(some, { tag: (one) => folderOf(one) ?? folderOf(file), ...(details && { details }) }),
        );
      return [{ kind, file, others, onFiles }];
    }),
  );
}
