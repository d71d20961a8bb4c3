import type { Bilingual } from '@psifida/contract/bilingual';
import type { UploadLimits, UploadPurpose } from '@psifida/contract/content/upload';
import {
  changeManyMedia,
  editMedia,
  findMedia,
  listMedia,
  listUploads,
  readUploadLimits,
  retryUpload,
} from '@psifida/contract/endpoints/media';
import { useSyncExternalStore } from 'react';
import { call } from '../../../api/api-client.ts';
import { browserStorage } from '../../../lib/browser-storage.ts';
import { markUnsaved } from '../../../lib/unsaved-changes.ts';
import type { Cut } from './convert/plan-video.ts';
import { hashFile } from './hash-file.ts';
import { inspectFile } from './inspect-file.ts';
import type { sendFile as SendFile } from './send-file.ts';
import { type GivenDetails, isRunning, type UploadItem } from './upload-item.ts';
import { uploadChanged } from './upload-news.ts';
import { createUploadQueue } from './upload-queue.ts';

/** When the server cannot be asked, nothing is refused here; it will judge what arrives. */
const noLimits: UploadLimits = {
  imageMegabytes: Number.MAX_SAFE_INTEGER,
  imageMegapixels: Number.MAX_SAFE_INTEGER,
  videoMegabytes: Number.MAX_SAFE_INTEGER,
  audioMegabytes: Number.MAX_SAFE_INTEGER,
};

let limits: Promise<UploadLimits> | undefined;
const knownLimits = (): Promise<UploadLimits> => {
  limits ??= call(readUploadLimits, {});
  return limits.catch(() => {
    limits = undefined;
    return noLimits;
  });
};

const findSame = async (sha256: string, purpose: UploadPurpose): Promise<string | undefined> => {
  if (purpose !== 'library') return undefined;
  const { items } = await call(listMedia, { query: { sha256, limit: 1 } }).catch(() => ({ items: [] }));
  return items[0]?.id;
};

// Lazy: the first page needs none of them.
const sendFile = async (...args: Parameters<typeof SendFile>) =>
  (await import('./send-file.ts')).sendFile(...args);
const converter = () => import('./convert/convert-video.ts');
const givePoster = async (assetId: string, video: File) =>
  (await import('./give-poster.ts')).givePoster(assetId, video);

/** What a table says nothing about stays; of what was there already only what is missing is filled in. */
async function describe(id: string, given: GivenDetails, isOld: boolean): Promise<void> {
  const { title, alt, decorative, focalPoint, rights, version } = await call(findMedia, { params: { id } });
  const said = (text: string, had: string) => (isOld && had ? had : text || had);
  const both = (text: Bilingual, had: Bilingual) => ({
    el: said(text.el, had.el),
    en: said(text.en, had.en),
  });
  const body = {
    ...{ decorative, focalPoint, version },
    title: said(given.title, title),
    alt: both(given.alt, alt),
    rights: { ...rights, credit: both(given.credit, rights.credit) },
  };
  await call(editMedia, { params: { id }, body });
}

export const uploads = createUploadQueue({
  inspect: async (file) => inspectFile(file, await knownLimits()),
  convert: async (file, converting) => {
    const { videoMegabytes: maxMegabytes } = await knownLimits();
    return (await converter()).convertVideo(file, { ...converting, maxMegabytes });
  },
  discard: ({ file, cut }) => {
    void converter().then(({ removeConverted }) => removeConverted(file, cut).catch(() => {}));
  },
  send: async (file, sending) => {
    const sha256 = await hashFile(file, sending.signal);
    const duplicateOf = await findSame(sha256, sending.purpose);
    return duplicateOf ? { duplicateOf } : { uploadId: await sendFile(file, { ...sending, sha256 }) };
  },
  news: uploadChanged,
  ask: async (ids) => (await call(listUploads, { query: { ids: ids.join() } })).items,
  retry: (id) => call(retryUpload, { params: { id } }),
  finish: async ({ kind, purpose, assetId, file, converted, duplicate, tag, details }) => {
    if (!assetId || purpose !== 'library') return;
    if (kind === 'video' && !duplicate) await givePoster(assetId, converted ?? file).catch(() => {});
    if (details) await describe(assetId, details, duplicate);
    if (tag)
      await call(changeManyMedia, {
        body: { what: 'tags', which: [{ id: assetId }], add: [tag], remove: [] },
      });
  },
});

let release: (() => void) | undefined;
uploads.subscribe(() => {
  const running = uploads.items().some(isRunning);
  if (running) release ??= markUnsaved();
  else {
    release?.();
    release = undefined;
  }
});

const interruptedAt = 'psifida-uploading';
const visit = browserStorage('sessionStorage');
const interrupted: string[] = JSON.parse(visit?.getItem(interruptedAt) ?? '[]');
for (const name of interrupted) uploads.tell(name, { code: 'interrupted', params: {} });

/** A reload takes the file out of reach, and what it is still to be given once it is sent. */
const isLost = (item: UploadItem) =>
  isRunning(item) && (item.state !== 'processing' || item.tag !== null || item.details !== null);

/** What was lost is named afterwards. */
uploads.subscribe(() => {
  const names = uploads.items().flatMap((item) => (isLost(item) ? item.file.name : []));
  if (names.length > 0) visit?.setItem(interruptedAt, JSON.stringify(names));
  else visit?.removeItem(interruptedAt);
});

/** Sends files to the library; they are seen in the upload panel. Answers keys for `useUploads`. */
export const startUploads = (
  files: readonly File[],
  purpose: UploadPurpose = 'library',
  cut: Cut | null = null,
): string[] => uploads.add(files, { purpose, cut });

export const useUploads = (): readonly UploadItem[] => useSyncExternalStore(uploads.subscribe, uploads.items);

export const useUpload = (key: string | null): UploadItem | undefined =>
  useUploads().find((item) => item.key === key);

export const uploadFinished = (key: string): Promise<UploadItem | undefined> =>
  new Promise((resolve) => {
    const look = () => {
      const item = uploads.items().find((one) => one.key === key);
      if (item && isRunning(item)) return;
      leave();
      resolve(item);
    };
    const leave = uploads.subscribe(look);
    look();
  });
