import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openLooksAhead } from './looks-ahead.ts';
import type { Looked } from './take-in.ts';

const video = (): Promise<Looked> => Promise.resolve({ kind: 'video', format: 'mp4' });
const endless = () => new Promise<Looked>(() => {});

test('what was found is its job’s alone, and only once the file is known to be the upload’s', async () => {
  const ahead = openLooksAhead({ look: video, hasRoom: () => true });
  const looking = ahead.begin('file', 10);
  expect(ahead.take('upload')).toBeUndefined();
  ahead.keep('upload', looking ?? video());
  expect(ahead.take('another')).toBeUndefined();
  expect(ahead.take('upload')).toBe(looking);
  expect(ahead.take('upload')).toBeUndefined();
});

test('nothing is looked at ahead where there is no room beside what is under way', async () => {
  const ahead = openLooksAhead({ look: endless, hasRoom: (beside) => beside < 2 });
  const first = ahead.begin('a', 1);
  ahead.begin('b', 1);
  expect(ahead.begin('c', 1)).toBeUndefined();
  ahead.keep('upload', first ?? endless());
  ahead.take('upload');
  expect(ahead.begin('c', 1)).toBeDefined();
});

test('a look that fails leaves its room to others, and its job hears why', async () => {
  const ahead = openLooksAhead({
    look: () => Promise.reject(new Error('damaged')),
    hasRoom: (beside) => beside === 0,
  });
  const looking = ahead.begin('a', 1);
  await expect(looking).rejects.toThrow('damaged');
  expect(ahead.begin('b', 1)).toBeDefined();
});

test('a job that looks by itself waits for those that are looked at ahead', async () => {
  let end = (_: Looked) => {};
  const look = () =>
    new Promise<Looked>((resolve) => {
      end = resolve;
    });
  const ahead = openLooksAhead({ look, hasRoom: () => true });
  ahead.begin('a', 1);
  let isRoom = false;
  const waiting = ahead
    .untilRoom((beside) => beside < 1)
    .then(() => {
      isRoom = true;
    });
  await turn();
  expect(isRoom).toBe(false);
  end(await video());
  await waiting;
  await ahead.untilRoom(() => false); // nothing is left to wait for
});
