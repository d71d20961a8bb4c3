import type { MediaRefusal } from '@psifida/contract/content/media-refusal';
import { tagMaxLength } from '@psifida/contract/content/tags';
import type { Upload, UploadPurpose } from '@psifida/contract/content/upload';
import type { Cut } from './convert/plan-video.ts';
import type { Inspection } from './inspect-file.ts';
import {
  type Converting,
  type GivenDetails,
  isCuttable,
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
  /** Makes what displays can play of what they cannot. */
  convert?(file: File, converting: Converting): Promise<File>;
  /** Forgets what was converted. */
  discard?(item: UploadItem): void;
  /** Sends the bytes. Answers the upload, or the asset that already has them. */
  send(file: File, sending: Sending): Promise<{ uploadId: string } | { duplicateOf: string }>;
  ask(uploadIds: string[]): Promise<Upload[]>;
  retry(uploadId: string): Promise<unknown>;
  /** Runs after the upload; its failure is told beside it. */
  finish?(item: UploadItem): Promise<unknown>;
  /** Resolves when one of them has changed, or nothing was heard for a while. */
  news(): Promise<void>;
  parallel?: number;
};

type UploadOptions = {
  purpose?: UploadPurpose;
  /** Of the asset that a file becomes. */
  tag?(file: File): string | undefined;
  cut?: Cut | null;
  details?(file: File): GivenDetails | undefined;
};

/** However often something changes. */
const leastPauseMs = 100;

/** Why a transfer is ended that will be continued. */
export const paused = 'paused';

const unknown: UploadReason = { problem: 'something-went-wrong', params: {} };

const reasonOf = (error: unknown): UploadReason => (error instanceof UploadFailure ? error.reason : unknown);

/** The files on their way, outside React: a change of page leaves them alone. */
export function createUploadQueue({
  inspect,
  convert = async (file) => file,
  discard = () => {},
  send,
  ask,
  retry,
  finish = async () => {},
  news,
  parallel = 3,
}: QueueDeps) {
  let items: readonly UploadItem[] = [];
  let counter = 0;
  let asking = false;
  let askAgain = () => {};
  const listeners = new Set<() => void>();
  const aborts = new Map<string, AbortController>();
  const pauses = new Map<string, (paused: boolean) => void>();

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

  const forget = (item: UploadItem) => {
    aborts.get(item.key)?.abort();
    if (item.preview) URL.revokeObjectURL(item.preview);
    if (item.converts) discard(item);
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
        change(key, { ...found, converts: found.converts || item.cut !== null });
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
    const waiting = items.filter(({ state }) => state === 'waiting');
    const isUnfit = ({ converts, converted }: UploadItem) => converts && !converted;
    const free = parallel - items.filter(({ state }) => state === 'uploading').length;
    for (const item of waiting.filter((one) => !isUnfit(one)).slice(0, Math.max(0, free)))
      void transfer(item);
    // One at a time: it takes all the processor there is. One that is paused lets the next pass.
    const next = waiting.find(isUnfit);
    if (next && !items.some(({ state }) => state === 'converting')) void prepare(next);
  };

  const prepare = async ({ key, file, cut }: UploadItem) => {
    const abort = new AbortController();
    aborts.set(key, abort);
    pauses.set(key, () => {});
    change(key, { state: 'converting', percent: 0, secondsLeft: null });
    try {
      const converted = await convert(file, {
        cut,
        signal: abort.signal,
        onProgress: (percent, secondsLeft) => {
          const before = find(key);
          if (before && (before.percent !== percent || before.secondsLeft !== secondsLeft))
            change(key, { percent, secondsLeft });
        },
        onPause: (listener) => {
          pauses.set(key, listener);
          if (find(key)?.state === 'paused') listener(true);
        },
      });
      const held = find(key)?.state === 'paused';
      if (!abort.signal.aborted) change(key, { state: held ? 'paused' : 'waiting', percent: 0, converted });
    } catch (error) {
      if (!abort.signal.aborted) fail(key, reasonOf(error));
    } finally {
      // After a cut another conversion may have taken its place.
      if (aborts.get(key) === abort) {
        aborts.delete(key);
        pauses.delete(key);
      }
      work();
    }
  };

  const transfer = async ({ key, file, converted, purpose }: UploadItem) => {
    const abort = new AbortController();
    aborts.set(key, abort);
    change(key, { state: 'uploading', percent: 0 });
    try {
      const sent = await send(converted ?? file, {
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
      if (abort.signal.aborted) return;
      if ('duplicateOf' in sent) {
        change(key, { percent: 100, assetId: sent.duplicateOf, duplicate: true });
        await conclude(key);
      } else {
        change(key, { state: 'processing', percent: 0, offline: false, uploadId: sent.uploadId });
      }
    } catch (error) {
      if (!abort.signal.aborted) fail(key, reasonOf(error));
    } finally {
      if (aborts.get(key) === abort) aborts.delete(key);
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
        const { assetId, duplicateOf, flaw = null } = answer;
        change(key, { percent: 100, assetId, flaw, duplicate: duplicateOf !== null });
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
    if (item?.converts) discard(item);
    change(key, { state: 'done', unfinished });
  };

  /** Asks while something is being processed, with each word of it, and at once of what has just been sent. */
  const watch = async () => {
    askAgain();
    if (asking) return;
    asking = true;
    for (;;) {
      const processing = items
        .filter(({ state, percent }) => state === 'processing' && percent < 100)
        .slice(0, 100);
      if (processing.length === 0) break;
      const ids = processing.flatMap(({ uploadId }) => uploadId ?? []);
      const changed = Promise.race([
        news(),
        new Promise<void>((resolve) => {
          askAgain = resolve;
        }),
      ]);
      const answers = await ask(ids).catch(() => null);
      for (const { key, offline } of processing) if (offline !== !answers) change(key, { offline: !answers });
      if (answers) takeAnswers(processing, answers);
      await Promise.all([changed, new Promise((resolve) => setTimeout(resolve, leastPauseMs))]);
    }
    asking = false;
  };

  const same = (one: File, other: File) =>
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

  const create = (file: File, purpose: UploadPurpose): UploadItem => {
    counter += 1;
    return {
      key: `upload-${counter}`,
      file,
      converts: false,
      cut: null,
      converted: null,
      secondsLeft: null,
      purpose,
      tag: null,
      details: null,
      state: 'checking',
      percent: 0,
      offline: false,
      kind: null,
      size: null,
      flaw: null,
      preview: null,
      uploadId: null,
      assetId: null,
      duplicate: false,
      reason: null,
      unfinished: false,
    };
  };

  return {
    items: () => items,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Answers the keys they are found by, also of those that were on their way already. */
    add(
      files: readonly File[],
      { purpose = 'library', tag, cut = null, details }: UploadOptions = {},
    ): string[] {
      return files.map((file) => {
        const running = items.find(
          (item) => isRunning(item) && item.purpose === purpose && same(item.file, file),
        );
        if (running) return running.key;
        const item = {
          ...create(file, purpose),
          cut,
          tag: tag?.(file)?.trim().slice(0, tagMaxLength) || null,
          details: details?.(file) ?? null,
        };
        set([...items, item]);
        look(item.key);
        return item.key;
      });
    },

    /** Names a file that is no longer at hand. */
    tell(name: string, refusal: MediaRefusal): void {
      const reason = { refusal };
      set([...items, { ...create(new File([], name), 'library'), state: 'failed', reason }]);
    },

    /** Holds a file back, until `resume`. A conversion keeps what it has made. */
    pause(key: string): void {
      const item = find(key);
      if (!item || !isCuttable(item)) return;
      pauses.get(key)?.(true);
      if (item.state === 'uploading') aborts.get(key)?.abort(paused);
      change(key, { state: 'paused' });
      work();
    },

    /** Continues, with what is left of the video after a cut, if one is given. */
    resume(key: string, cut?: Cut): void {
      const item = find(key);
      if (item?.state !== 'paused') return;
      if (cut && (cut.start !== item.cut?.start || cut.end !== item.cut.end)) {
        aborts.get(key)?.abort();
        aborts.delete(key);
        pauses.delete(key);
        if (item.converts) discard(item);
        change(key, { cut, converts: true, converted: null });
      }
      const running = pauses.get(key);
      running?.(false);
      change(key, { state: running ? 'converting' : 'waiting' });
      work();
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
