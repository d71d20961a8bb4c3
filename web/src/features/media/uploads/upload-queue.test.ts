import type { Upload } from '@psifida/contract/content/upload';
import { describe, expect, test, vi } from 'vitest';
import type { Inspection } from './inspect-file.ts';
import { totalsOf, UploadFailure, type UploadItem } from './upload-item.ts';
import { createUploadQueue, type QueueParts, type Sending } from './upload-queue.ts';

const aFile = (name: string, size = 10) => new File(['x'.repeat(size)], name, { lastModified: 1 });
const good: Inspection = { refusal: null, kind: 'image', size: { width: 1920, height: 1080 }, preview: null };
const upload = (id: string, part: Partial<Upload> = {}): Upload => ({
  id,
  fileName: id,
  purpose: 'library',
  state: 'done',
  bytes: 10,
  received: 10,
  progress: 100,
  assetId: `asset of ${id}`,
  duplicateOf: null,
  refusal: null,
  expiresAt: '',
  ...part,
});

const aQueue = (parts: Partial<QueueParts> = {}) =>
  createUploadQueue({
    inspect: async () => good,
    send: async ({ name }) => ({ uploadId: name }),
    ask: async (ids) => ids.map((id) => upload(id)),
    retry: async () => {},
    askEvery: 1,
    ...parts,
  });

const states = (queue: { items(): readonly UploadItem[] }) => queue.items().map(({ state }) => state);
const settled = (queue: { items(): readonly UploadItem[] }) =>
  vi.waitFor(() => expect(states(queue).every((state) => state === 'done' || state === 'failed')).toBe(true));

test('a bad file is told apart at once, and the others go on', async () => {
  const refusal = { code: 'svg', params: {} } as const;
  const queue = aQueue({
    inspect: async ({ name }) => (name === 'bad.svg' ? { ...good, refusal } : good),
  });
  queue.add([aFile('a.jpg'), aFile('bad.svg'), aFile('c.jpg')]);
  await settled(queue);
  expect(states(queue)).toEqual(['done', 'failed', 'done']);
  expect(queue.items()[1]?.reason).toEqual({ refusal });
  expect(queue.items()[0]?.assetId).toBe('asset of a.jpg');
});

test('what it has become is known with its thumbnail, before it is done', async () => {
  let usable = false;
  const queue = aQueue({
    ask: async (ids) => ids.map((id) => upload(id, usable ? {} : { state: 'processing', progress: 50 })),
  });
  queue.add([aFile('a.jpg')]);
  await vi.waitFor(() =>
    expect(queue.items()[0]).toMatchObject({ state: 'processing', percent: 50, assetId: 'asset of a.jpg' }),
  );
  usable = true;
  await settled(queue);
});

test('no more than three are sent at the same time', async () => {
  let now = 0;
  let most = 0;
  const queue = aQueue({
    send: async ({ name }) => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 2));
      now -= 1;
      return { uploadId: name };
    },
  });
  queue.add(Array.from({ length: 10 }, (_, index) => aFile(`${index}.jpg`)));
  await settled(queue);
  expect(most).toBe(3);
  expect(totalsOf(queue.items())).toMatchObject({ all: 10, done: 10, failed: 0, running: 0, percent: 100 });
});

test('the same bytes in the library are told and not sent', async () => {
  const queue = aQueue({ send: async () => ({ duplicateOf: 'known' }) });
  queue.add([aFile('again.jpg')]);
  await settled(queue);
  expect(queue.items()[0]).toMatchObject({ state: 'done', duplicate: true, assetId: 'known' });
});

test('the same file chosen twice while it is on its way is one upload', async () => {
  const queue = aQueue();
  const [first] = queue.add([aFile('one.jpg')]);
  expect(queue.add([aFile('one.jpg')])).toEqual([first]);
  await settled(queue);
  expect(queue.items()).toHaveLength(1);
});

test('a lost line is seen while it lasts', async () => {
  let sending: Sending | undefined;
  const queue = aQueue({
    send: (_file, given) => {
      sending = given;
      return new Promise(() => {});
    },
  });
  queue.add([aFile('slow.jpg')]);
  await vi.waitFor(() => expect(states(queue)).toEqual(['uploading']));
  sending?.onPercent(42);
  sending?.onOffline(true);
  expect(queue.items()[0]).toMatchObject({ percent: 42, offline: true });
  sending?.onPercent(43);
  expect(queue.items()[0]).toMatchObject({ percent: 43, offline: false });
});

describe('what failed', () => {
  test('on its way is sent again', async () => {
    let attempt = 0;
    const queue = aQueue({
      send: async ({ name }) => {
        attempt += 1;
        if (attempt === 1) throw new UploadFailure({ problem: 'storage.full', params: {} });
        return { uploadId: name };
      },
    });
    const [key = ''] = queue.add([aFile('a.jpg')]);
    await settled(queue);
    expect(queue.items()[0]?.reason).toEqual({ problem: 'storage.full', params: {} });
    await queue.retry(key);
    await vi.waitFor(() => expect(states(queue)).toEqual(['done']));
  });

  test('through no fault of the file is tried again without sending it', async () => {
    let failed = true;
    const send = vi.fn(async ({ name }: File) => ({ uploadId: name }));
    const queue = aQueue({
      send,
      ask: async (ids) =>
        ids.map((id) =>
          failed
            ? upload(id, { state: 'failed', refusal: { code: 'storage-full', params: {} } })
            : upload(id),
        ),
      retry: async () => {
        failed = false;
      },
    });
    const [key = ''] = queue.add([aFile('a.jpg')]);
    await settled(queue);
    await queue.retry(key);
    await vi.waitFor(() => expect(states(queue)).toEqual(['done']));
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('through a fault of the file is not offered again', async () => {
    const send = vi.fn(async ({ name }: File) => ({ uploadId: name }));
    const refusal = { code: 'damaged', params: {} } as const;
    const queue = aQueue({
      send,
      ask: async (ids) => ids.map((id) => upload(id, { state: 'failed', refusal })),
    });
    const [key = ''] = queue.add([aFile('a.jpg')]);
    await settled(queue);
    await queue.retry(key);
    expect(states(queue)).toEqual(['failed']);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

test('what is stopped leaves the list, and the next one begins', async () => {
  const aborted: string[] = [];
  const queue = aQueue({
    parallel: 1,
    send: (file, { signal }) =>
      new Promise((resolve, reject) => {
        if (file.name === 'second.jpg') resolve({ uploadId: file.name });
        signal.addEventListener('abort', () => {
          aborted.push(file.name);
          reject(signal.reason);
        });
      }),
  });
  const [first = ''] = queue.add([aFile('first.jpg'), aFile('second.jpg')]);
  await vi.waitFor(() => expect(states(queue)).toEqual(['uploading', 'waiting']));
  queue.remove(first);
  await settled(queue);
  expect(aborted).toEqual(['first.jpg']);
  expect(queue.items().map(({ file }) => file.name)).toEqual(['second.jpg']);
  queue.clear();
  expect(queue.items()).toEqual([]);
});

test('the last touch comes before it is done, and cannot spoil it', async () => {
  const finish = vi.fn(async ({ file }: UploadItem) => {
    if (file.name === 'b.mp4') throw new Error('no frame');
  });
  const queue = aQueue({ finish });
  queue.add([aFile('a.mp4'), aFile('b.mp4')]);
  await settled(queue);
  expect(states(queue)).toEqual(['done', 'done']);
  expect(finish.mock.calls.map(([{ file, assetId }]) => [file.name, assetId])).toEqual([
    ['a.mp4', 'asset of a.mp4'],
    ['b.mp4', 'asset of b.mp4'],
  ]);
});
