import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takeAll } from './incoming.ts';

/** Keeps one thing at a time, and each only when it is told to. */
function slowDisk() {
  const kept: string[] = [];
  let end = () => {};
  const keep = (chunk: Buffer) =>
    new Promise<void>((resolve) => {
      kept.push(String(chunk));
      end = resolve;
    });
  return { kept, keep, done: () => end() };
}

test('the first bytes are kept at once; what comes meanwhile is kept together, in its order', async () => {
  const disk = slowDisk();
  const taking = takeAll(
    (async function* () {
      yield Buffer.from('a');
      expect(disk.kept).toEqual(['a']);
      yield Buffer.from('b');
      yield Buffer.from('c');
      expect(disk.kept).toEqual(['a']);
      disk.done();
      await turn();
      expect(disk.kept).toEqual(['a', 'bc']);
    })(),
    disk.keep,
  );
  await turn();
  await turn();
  disk.done();
  await taking;
  expect(disk.kept).toEqual(['a', 'bc']);
});

test('no more than a quarter of a megabyte waits in memory', async () => {
  const disk = slowDisk();
  let given = 0;
  const taking = takeAll(
    (async function* () {
      for (; given < 5; given += 1) yield Buffer.alloc(128 * 1024);
    })(),
    disk.keep,
  );
  for (let times = 0; times < 5; times += 1) await turn();
  expect(given).toBe(2); // one is being kept, two wait, and no other was asked for
  for (let times = 0; times < 10; times += 1) {
    disk.done();
    await turn();
  }
  await taking;
  const lengths = disk.kept.map(({ length }) => length);
  expect(Math.max(...lengths)).toBe(256 * 1024);
  expect(lengths.reduce((sum, length) => sum + length)).toBe(5 * 128 * 1024);
});

test('a line that breaks leaves everything that had come', async () => {
  const disk = slowDisk();
  const taking = takeAll(
    (async function* () {
      yield Buffer.from('a');
      yield Buffer.from('b');
      throw new Error('the line broke');
    })(),
    disk.keep,
  );
  let over = false;
  taking.catch(() => {
    over = true;
  });
  await turn();
  expect(over).toBe(false);
  disk.done();
  await turn();
  disk.done();
  await expect(taking).rejects.toThrow('the line broke');
  expect(disk.kept).toEqual(['a', 'b']);
});

test('after a failure everything is read and nothing more is kept', async () => {
  let read = 0;
  let kept = 0;
  const taking = takeAll(
    (async function* () {
      for (; read < 3; read += 1) {
        yield Buffer.from('a');
        await turn();
      }
    })(),
    async () => {
      kept += 1;
      throw new Error('full');
    },
  );
  await expect(taking).rejects.toThrow('full');
  expect({ read, kept }).toEqual({ read: 3, kept: 1 });
});
