import type { Upload } from '@psifida/contract/content/upload';
import { expect, test, vi } from 'vitest';
import type { Inspection } from './inspect-file.ts';
import { type Converting, totalsOf, UploadFailure, type UploadItem } from './upload-item.ts';
import { createUploadQueue, type QueueDeps, type Sending } from './upload-queue.ts';

const aFile = (name: string, size = 10) => new File(['x'.repeat(size)], name, { lastModified: 1 });
const size = { width: 1920, height: 1080 };
const good: Inspection = { refusal: null, kind: 'image', size, converts: false, preview: null };
const done = { state: 'done', progress: 100, duplicateOf: null, refusal: null };
const upload = (id: string, part: Partial<Upload> = {}) =>
  ({ ...done, id, assetId: `asset of ${id}`, ...part }) as Upload;

const aQueue = (deps: Partial<QueueDeps> = {}) =>
  createUploadQueue({
    inspect: async () => good,
    send: async ({ name }) => ({ uploadId: name }),
    ask: async (ids) => ids.map((id) => upload(id)),
    retry: async () => {},
    news: () => new Promise((resolve) => setTimeout(resolve, 1)),
    ...deps,
  });

type Queue = ReturnType<typeof createUploadQueue>;
const states = (queue: Queue) => queue.items().map(({ state }) => state);
const settled = (queue: Queue) =>
  vi.waitFor(() => expect(states(queue).every((state) => state === 'done' || state === 'failed')).toBe(true));
/** These files are chosen, and nothing is under way any more. */
async function after(deps: Partial<QueueDeps>, ...names: string[]) {
  const queue = aQueue(deps);
  const [key = ''] = queue.add(names.map((name) => aFile(name)));
  await settled(queue);
  return { queue, key, items: queue.items() };
}

test('a bad file is told apart at once, and the others go on', async () => {
  const refusal = { code: 'svg', params: {} } as const;
  const inspect = async ({ name }: File) => (name === 'bad.svg' ? { ...good, refusal } : good);
  const { items } = await after({ inspect }, 'a.jpg', 'bad.svg', 'c.jpg');
  expect(items).toMatchObject([
    { state: 'done', assetId: 'asset of a.jpg' },
    { state: 'failed', reason: { refusal } },
    { state: 'done' },
  ]);
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

test('R-FAST-03 it asks of what was just sent, and then with each word of it, and never in between', async () => {
  let tell = () => {};
  const news = () =>
    new Promise<void>((resolve) => {
      tell = resolve;
    });
  let progress = 10;
  const ask = vi.fn<QueueDeps['ask']>(async (ids) =>
    ids.map((id) => upload(id, progress < 100 ? { state: 'processing', progress } : {})),
  );
  const queue = aQueue({ ask, news });
  queue.add([aFile('a.mp4')]);
  await vi.waitFor(() => expect(queue.items()[0]).toMatchObject({ state: 'processing', percent: 10 }));
  for (progress of [40, 80]) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    tell();
    await vi.waitFor(() => expect(queue.items()[0]?.percent).toBe(progress));
  }
  // A word that comes while it asks is not missed.
  ask.mockImplementationOnce(async (ids) => {
    progress = 100;
    tell();
    return ids.map((id) => upload(id, { state: 'processing', progress: 90 }));
  });
  tell();
  await settled(queue);
  expect(ask).toHaveBeenCalledTimes(5);
});

test('no more than three are sent at the same time', async () => {
  let now = 0;
  let most = 0;
  const send = async ({ name }: File) => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, 2));
    now -= 1;
    return { uploadId: name };
  };
  const { items } = await after({ send }, ...Array.from({ length: 10 }, (_, index) => `${index}.jpg`));
  expect(most).toBe(3);
  expect(totalsOf(items)).toMatchObject({ all: 10, done: 10, failed: 0, running: 0, percent: 100 });
});

test('the same bytes in the library are told and not sent', async () => {
  const { items } = await after({ send: async () => ({ duplicateOf: 'known' }) }, 'again.jpg');
  expect(items).toMatchObject([{ state: 'done', duplicate: true, assetId: 'known' }]);
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

test('what failed on its way is sent again', async () => {
  const reason = { problem: 'storage.full', params: {} } as const;
  const send = vi.fn<QueueDeps['send']>(async ({ name }) => ({ uploadId: name }));
  send.mockRejectedValueOnce(new UploadFailure(reason));
  const { queue, key, items } = await after({ send }, 'a.jpg');
  expect(items[0]?.reason).toEqual(reason);
  await queue.retry(key);
  await vi.waitFor(() => expect(states(queue)).toEqual(['done']));
});

test.each([
  ['what failed through no fault of the file is tried again without sending it', 'storage-full', 'done'],
  ['what failed through a fault of the file is not offered again', 'damaged', 'failed'],
] as const)('%s', async (_, code, state) => {
  let part: Partial<Upload> = { state: 'failed', refusal: { code, params: {} } };
  const send = vi.fn(async ({ name }: File) => ({ uploadId: name }));
  const ask = async (ids: readonly string[]) => ids.map((id) => upload(id, part));
  const retry = async () => {
    part = {};
  };
  const { queue, key } = await after({ send, ask, retry }, 'a.jpg');
  await queue.retry(key);
  await vi.waitFor(() => expect(states(queue)).toEqual([state]));
  expect(send).toHaveBeenCalledTimes(1);
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

test('R-WAYS-01 the folder’s name goes along as a tag, also of what is there already; one that could not be given is told', async () => {
  const tagged: string[] = [];
  const queue = aQueue({
    send: async ({ name }) => (name === 'old.jpg' ? { duplicateOf: 'known' } : { uploadId: name }),
    finish: async ({ file, tag, assetId }) => {
      if (file.name === 'bad.jpg') throw new Error('refused');
      tagged.push(`${assetId}: ${tag}`);
    },
  });
  queue.add([aFile('a.jpg'), aFile('old.jpg'), aFile('bad.jpg')], { tag: () => ' Λιμάνι ' });
  await settled(queue);
  expect(tagged.toSorted()).toEqual(['asset of a.jpg: Λιμάνι', 'known: Λιμάνι']);
  expect(queue.items().map(({ unfinished }) => unfinished)).toEqual([false, false, true]);
});

test('R-WAYS-04 a connection that is lost after the last byte is told, and the answer taken when it is back', async () => {
  let isLost = true;
  const queue = aQueue({
    ask: async (ids) => {
      if (isLost) throw new TypeError('no network');
      return ids.map((id) => upload(id));
    },
  });
  queue.add([aFile('a.jpg')]);
  await vi.waitFor(() => expect(queue.items()[0]).toMatchObject({ state: 'processing', offline: true }));
  isLost = false;
  await settled(queue);
  expect(queue.items()[0]).toMatchObject({ state: 'done', offline: false });
});

test('the last touch comes before it is done, and cannot spoil it', async () => {
  const finish = vi.fn(async ({ file }: UploadItem) => {
    if (file.name === 'b.mp4') throw new Error('no frame');
  });
  const { queue } = await after({ finish }, 'a.mp4', 'b.mp4');
  expect(states(queue)).toEqual(['done', 'done']);
  const finished = finish.mock.calls.map(([{ file, assetId }]) => `${file.name}: ${assetId}`);
  expect(finished).toEqual(['a.mp4: asset of a.mp4', 'b.mp4: asset of b.mp4']);
});

/** Conversions that a test ends by hand. */
function conversions() {
  const running: (Converting & { name: string; end(): void })[] = [];
  const convert = (file: File, converting: Converting) =>
    new Promise<File>((resolve, reject) => {
      converting.signal.addEventListener('abort', () => reject(converting.signal.reason));
      const end = () => resolve(aFile(`${file.name}.mp4`));
      running.push({ ...converting, name: file.name, end });
    });
  return { running, convert };
}
const foreign: Partial<QueueDeps> = {
  inspect: async ({ name }) => ({ ...good, kind: 'video', converts: name.endsWith('.mkv') }),
};

test('R-VIDEO-01 what displays cannot play is converted first, one at a time; the others do not wait', async () => {
  const { running, convert } = conversions();
  const sent: string[] = [];
  const send: QueueDeps['send'] = async ({ name }) => {
    sent.push(name);
    return { uploadId: name };
  };
  const discard = vi.fn<(item: UploadItem) => void>();
  const queue = aQueue({ ...foreign, convert, send, discard });
  queue.add([aFile('a.mkv'), aFile('b.mkv'), aFile('c.mp4')]);
  await vi.waitFor(() => expect(states(queue)).toEqual(['converting', 'waiting', 'done']));
  running[0]?.onProgress(40, 90);
  expect(queue.items()[0]).toMatchObject({ percent: 40, secondsLeft: 90 });
  running[0]?.end();
  await vi.waitFor(() => expect(states(queue)).toEqual(['done', 'converting', 'done']));
  running[1]?.end();
  await settled(queue);
  expect(sent).toEqual(['c.mp4', 'a.mkv.mp4', 'b.mkv.mp4']);
  expect(discard.mock.calls.map(([{ file }]) => file.name)).toEqual(['a.mkv', 'b.mkv']);
});

test('R-VIDEO-03 a conversion is paused and resumed, and stopped without leaving anything', async () => {
  const { running, convert } = conversions();
  const discard = vi.fn();
  const queue = aQueue({ ...foreign, convert, discard });
  const [first = ''] = queue.add([aFile('a.mkv'), aFile('b.mkv')]);
  await vi.waitFor(() => expect(states(queue)).toEqual(['converting', 'waiting']));
  const heard: boolean[] = [];
  running[0]?.onPause((paused) => heard.push(paused));
  queue.pause(first);
  expect(states(queue)).toEqual(['paused', 'converting']);
  queue.resume(first);
  expect(heard).toEqual([true, false]);
  expect(states(queue)).toEqual(['converting', 'converting']);
  queue.remove(first);
  expect(running[0]?.signal.aborted).toBe(true);
  expect(discard).toHaveBeenCalledTimes(1);
  running[1]?.end();
  await settled(queue);
  expect(queue.items().map(({ file }) => file.name)).toEqual(['b.mkv']);
});

test('R-VIDEO-04 a video that is on its way is held, cut and sent anew; what is not cut goes on', async () => {
  const { running, convert } = conversions();
  const sends: string[] = [];
  const send: QueueDeps['send'] = ({ name }, { signal }) =>
    new Promise((resolve, reject) => {
      sends.push(name);
      signal.addEventListener('abort', () => reject(signal.reason));
      if (sends.length === 3) resolve({ uploadId: name });
    });
  const queue = aQueue({ ...foreign, convert, send });
  const [key = ''] = queue.add([aFile('a.mp4')]);
  await vi.waitFor(() => expect(states(queue)).toEqual(['uploading']));
  queue.pause(key);
  expect(states(queue)).toEqual(['paused']);
  queue.resume(key);
  expect(states(queue)).toEqual(['uploading']);
  queue.pause(key);
  queue.resume(key, { start: 1, end: 3 });
  expect(states(queue)).toEqual(['converting']);
  expect(running[0]?.cut).toEqual({ start: 1, end: 3 });
  running[0]?.end();
  await settled(queue);
  expect(sends).toEqual(['a.mp4', 'a.mp4', 'a.mp4.mp4']);
});

test('a video that this browser fails to convert says so and is tried again', async () => {
  const reason = { refusal: { code: 'disk-full', params: {} } } as const;
  const convert = vi.fn<NonNullable<QueueDeps['convert']>>(async (file) => file);
  convert.mockRejectedValueOnce(new UploadFailure(reason));
  const { queue, key, items } = await after({ ...foreign, convert }, 'a.mkv');
  expect(items[0]?.reason).toEqual(reason);
  await queue.retry(key);
  await vi.waitFor(() => expect(states(queue)).toEqual(['done']));
});
