import { expect, test } from 'vitest';
import { answerInTime, openShelves } from './shelves.ts';

const never = new Promise<never>(() => {});

/** A browser's caches, of which some do not answer any more. */
function store(names: readonly string[], hanging: readonly string[] = []) {
  const opened = new Set(names);
  return {
    opened,
    keys: async () => [...opened],
    open: async (name: string) => {
      opened.add(name);
      return { name, keys: () => (hanging.includes(name) ? never : Promise.resolve([])) };
    },
  };
}
const look = async (caches: ReturnType<typeof store>) => {
  const { answering, silent } = await openShelves(caches as unknown as CacheStorage, 20);
  return { answering: answering.map((shelf) => (shelf as unknown as { name: string }).name), silent };
};

const all = ['psifida-media', 'psifida-media-2', 'psifida-media-3', 'psifida-media-4'];
const [first = '', second = ''] = all;

test.each<[string, string[], string[], string[]]>([
  ['a display begins with one shelf', ['workbox-precache'], [], [first]],
  [
    'R-GLASS-03 one that does not answer is passed over, and the next is written to',
    [first],
    [first],
    [second],
  ],
  ['once the browser was started anew both are read', [second, first], [], [first, second]],
  ['when all of them hang there is none: everything comes from the server', all, all, []],
])('%s', async (_what, names, hanging, answering) => {
  expect(await look(store(names, hanging))).toEqual({ answering, silent: hanging.length });
});

test('where nothing hangs, nothing is set up', async () => {
  const caches = store([first]);
  expect(await look(caches)).toEqual({ answering: [first], silent: 0 });
  expect([...caches.opened]).toEqual([first]);
});

test('one that was only slow is read as soon as it answers, and one that fails does not spoil the rest', async () => {
  let answer = (_: unknown[]) => {};
  const late = new Promise<unknown[]>((resolve) => {
    answer = resolve;
  });
  const slow = { name: 'psifida-media', keys: () => late };
  const broken = { name: 'psifida-media-2', keys: () => Promise.reject(new Error('no disk')) };
  const well = { name: 'psifida-media-3', keys: async () => [] };
  const shelves = await openShelves(
    {
      keys: async () => [slow.name, broken.name, well.name],
      open: async (name: string) => [slow, broken, well].find((one) => one.name === name),
    } as unknown as CacheStorage,
    20,
  );
  expect(shelves).toEqual({ answering: [well], silent: 2 });
  answer([]);
  await expect.poll(() => shelves.answering).toEqual([well, slow]);
});

test('outside a secure context there is none either', async () => {
  expect(await openShelves(undefined)).toEqual({ answering: [], silent: 0 });
});

test('an answer counts also when it is empty, and a failure stays one', async () => {
  expect(await answerInTime(Promise.resolve(undefined), 20)).toBeUndefined();
  expect(await answerInTime(never, 20)).toBeNull();
  await expect(answerInTime(Promise.reject(new Error('no room')), 20)).rejects.toThrow('no room');
});
