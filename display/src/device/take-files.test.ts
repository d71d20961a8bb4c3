import { expect, test, vi } from 'vitest';
import type { NeededFile } from '../sync/choose-rendition.ts';
import { takeFiles } from './take-files.ts';

const files = ['a', 'b', 'c'].map((name) => ({ url: `/media/${name}`, sha256: name, bytes: 1 }));

/** A disk with room for so many files. */
function aDisk(room: number, kept: string[] = []) {
  const onDevice = new Set(kept);
  let left = room;
  return {
    onDevice: async () => onDevice,
    fetchAll: async (wanted: readonly NeededFile[]) => {
      for (const { url } of wanted) {
        if (onDevice.size >= left) throw new DOMException('no room', 'QuotaExceededError');
        onDevice.add(url);
      }
    },
    grow: () => {
      onDevice.delete('/media/yesterday');
      left = room;
    },
  };
}

test('with room for everything nothing has to go', async () => {
  const makeRoom = vi.fn(async () => {});
  expect(await takeFiles({ files, media: aDisk(3), makeRoom })).toBe(0);
  expect(makeRoom).not.toHaveBeenCalled();
});

test('what yesterday needs makes room for today', async () => {
  const disk = aDisk(3, ['/media/yesterday']);
  expect(await takeFiles({ files, media: disk, makeRoom: async () => disk.grow() })).toBe(0);
  expect(await disk.onDevice()).toEqual(new Set(files.map(({ url }) => url)));
});

test('on a disk that is too small, so many files are left to the server', async () => {
  const disk = aDisk(1);
  expect(await takeFiles({ files, media: disk, makeRoom: async () => {} })).toBe(2);
});

test('any other failure leaves everything as it was', async () => {
  const media = { ...aDisk(3), fetchAll: () => Promise.reject(new TypeError('offline')) };
  await expect(takeFiles({ files, media, makeRoom: async () => {} })).rejects.toThrow('offline');
});
