import { tagMaxLength } from '@psifida/contract/content/tags';
import type { Upload, UploadPurpose } from '@psifida/contract/content/upload';
import type { Inspection } from './inspect-file.ts';
import {
  type GivenDetails,
  isRetryable,
  isRunning,
  UploadFailure,
  type UploadItem,
  type UploadReason,
} from './upload-item.ts';

export type Sending = {
  purpose: UploadPurpose;
  signal: AbortSignal;
  onPercent(percent: number): void;
  onOffline(offline: boolean): void;
};

export type QueueDeps = {
  inspect(file: File): Promise<Inspection>;
  /** Sends the bytes. Answers the upload, or the asset that already has them. */
  send(file: File, sending: Sending): Promise<{ uploadId: string } | { duplicateOf: string }>;
  ask(uploadIds: string[]): Promise<Upload[]>;
  retry(uploadId: string): Promise<unknown>;
  /** Runs after the upload; its failure is told beside it. */
  finish?(item: UploadItem): Promise<unknown>;
  parallel?: number;
  /** Polling interval in milliseconds, at most; shorter right after sending. */
  askEvery?: number;
};

type UploadOptions = {
  purpose?: UploadPurpose;
  /** Of the asset that a file becomes. */
  tag?(file: File): string | undefined;
  details?(file: File): GivenDetails | undefined;
};

/** About as long as a thumbnail takes. */
const soon = 100;

const unknown: UploadReason = { problem: 'something-went-wrong', params: {} };

const reasonOf = (error: unknown): UploadReason => (error instanceof UploadFailure ? error.reason : unknown);

/** The files on their way, outside React: a change of page leaves them alone. */
export function createUploadQueue({
  inspect,
  send,
  ask,
  retry,
  finish = async () => {},
  parallel = 3,
  askEvery = 700,
}: QueueDeps) {
  let items: readonly UploadItem[] = [];
  let counter = 0;
  let asking = false;
  let untilNext = soon;
  const listeners = new Set<() => void>();
  const aborts = new Map<string, AbortController>();

  const set = (next: readonly UploadItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };

  const find = (key: string) => items.find((item) => item.key === key);

  const change = (key: string, part: Partial<UploadItem>) => {
    if (find(key)) set(items.map((item) => (item.key === key ? { ...item, ...part } : item)));
  };

  const fail = (key: string, reason: UploadReason) =>
    change(key, { state: 'failed', reason, percent: 0, offline: false });

  const forget = ({ key, preview }: UploadItem) => {
    aborts.get(key)?.abort();
    if (preview) URL.revokeObjectURL(preview);
  };

  /** Sequential: reading many large files at once makes the page stutter. */
  let inspecting: Promise<void> = Promise.resolve();
  const look = (key: string) => {
    inspecting = inspecting.then(async () => {
      const item = find(key);
      if (item?.state !== 'checking') return;
      try {
        const { refusal, ...found } = await inspect(item.file);
        if (!find(key) && found.preview) URL.revokeObjectURL(found.preview);
        change(key, found);
        if (refusal) fail(key, { refusal });
        else change(key, { state: 'waiting' });
      } catch {
        // A file that cannot even be read was moved or deleted after it was chosen.
        fail(key, { refusal: { code: 'damaged', params: {} } });
      }
      work();
    });
  };

  const work = () => {
    const free = parallel - items.filter(({ state }) => state === 'uploading').length;
    for (const item of items.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free)))
      void transfer(item);
  };

  const transfer = async ({ key, file, purpose }: UploadItem) => {
    const abort = new AbortController();
    aborts.set(key, abort);
    change(key, { state: 'uploading', percent: 0 });
    try {
      const sent = await send(file, {
        purpose,
        signal: abort.signal,
        onPercent: (percent) => {
          const before = find(key);
          if (before?.state === 'uploading' && (before.percent !== percent || before.offline))
            change(key, { percent, offline: false });
        },
        onOffline: (offline) => {
          if (find(key)?.offline !== offline) change(key, { offline });
        },
      });
      if ('duplicateOf' in sent) {
        change(key, { percent: 100, assetId: sent.duplicateOf, duplicate: true });
        await conclude(key);
      } else {
        untilNext = soon;
        change(key, { state: 'processing', percent: 0, offline: false, uploadId: sent.uploadId });
      }
    } catch (error) {
      if (!abort.signal.aborted) fail(key, reasonOf(error));
    } finally {
      aborts.delete(key);
      work();
      void watch();
    }
  };

  const takeAnswers = (asked: readonly UploadItem[], answers: Upload[]) => {
    for (const { key, uploadId } of asked) {
      const answer = answers.find(({ id }) => id === uploadId);
      if (!answer) fail(key, { problem: 'upload.not-found', params: {} });
      else if (answer.state === 'failed') {
        fail(key, answer.refusal ? { refusal: answer.refusal } : unknown);
      } else if (answer.state === 'done') {
        const { assetId, duplicateOf } = answer;
        change(key, { percent: 100, assetId, duplicate: duplicateOf !== null });
        void conclude(key);
      } else {
        const percent = Math.min(99, answer.progress); // a hundred is for what has an answer
        const { assetId } = answer;
        const before = find(key);
        if (before?.percent !== percent || before.assetId !== assetId) change(key, { percent, assetId });
      }
    }
  };

  const conclude = async (key: string) => {
    const item = find(key);
    const unfinished = item
      ? await finish(item).then(
          () => false,
          () => true,
        )
      : false;
    change(key, { state: 'done', unfinished });
  };

  /** Polls while something is being processed; a failed poll is retried. */
  const watch = async () => {
    if (asking) return;
    asking = true;
    for (;;) {
      const processing = items
        .filter(({ state, percent }) => state === 'processing' && percent < 100)
        .slice(0, 100);
      if (processing.length === 0) break;
      const ids = processing.flatMap(({ uploadId }) => uploadId ?? []);
      const answers = await ask(ids).catch(() => null);
      for (const { key, offline } of processing) if (offline !== !answers) change(key, { offline: !answers });
      if (answers) takeAnswers(processing, answers);
      const wait = Math.min(askEvery, untilNext);
      untilNext *= 1.5;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    asking = false;
  };

  const same = (one: File, other: File) =>
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

  return {
    items: () => items,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Answers the keys they are found by, also of those that were on their way already. */
    add(files: readonly File[], { purpose = 'library', tag, details }: UploadOptions = {}): string[] {
      return files.map((file) => {
        const running = items.find(
          (item) => isRunning(item) && item.purpose === purpose && same(item.file, file),
        );
        if (running) return running.key;
        counter += 1;
        const key = `upload-${counter}`;
        const item: UploadItem = {
          key,
          file,
          purpose,
          tag: tag?.(file)?.trim().slice(0, tagMaxLength) || null,
          details: details?.(file) ?? null,
          state: 'checking',
          percent: 0,
          offline: false,
          kind: null,
          size: null,
          preview: null,
          uploadId: null,
          assetId: null,
          duplicate: false,
          reason: null,
          unfinished: false,
        };
        set([...items, item]);
        look(key);
        return key;
      });
    },

    async retry(key: string): Promise<void> {
      const item = find(key);
      if (!item || !isRetryable(item)) return;
      const { uploadId, reason } = item;
      if (uploadId && reason && 'refusal' in reason) {
        change(key, { state: 'processing', percent: 0, reason: null });
        await retry(uploadId).catch((error) => fail(key, reasonOf(error)));
        await watch();
        return;
      }
      change(key, { state: 'checking', percent: 0, reason: null, uploadId: null });
      look(key);
    },

    remove(key: string): void {
      const item = find(key);
      if (!item) return;
      forget(item);
      set(items.filter((one) => one !== item));
      work();
    },

    clear(): void {
      for (const item of items) if (!isRunning(item)) forget(item);
      set(items.filter(isRunning));
    },
  };
}
