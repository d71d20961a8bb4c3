import { expect, test } from 'vitest';
import { aManifest, aMedia, anImageEntry, aPresentation } from '../testing/a-release.ts';
import { isFitToShow, takeFiles } from './stay-current.ts';
import type { NeededFile } from './sync/choose-rendition.ts';

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
  const makeRoom = () => Promise.reject(new Error('asked for room'));
  expect(await takeFiles({ files, media: aDisk(3), makeRoom })).toBe(0);
});

test('what yesterday needs makes room for today', async () => {
  const disk = aDisk(3, ['/media/yesterday']);
  expect(await takeFiles({ files, media: disk, makeRoom: async () => disk.grow() })).toBe(0);
  expect(await disk.onDevice()).toEqual(new Set(files.map(({ url }) => url)));
});

test('on a disk that is too small, so many files are left to the server', async () => {
  expect(await takeFiles({ files, media: aDisk(1), makeRoom: async () => {} })).toBe(2);
});

test('any other failure leaves everything as it was', async () => {
  const media = { ...aDisk(3), fetchAll: () => Promise.reject(new TypeError('offline')) };
  await expect(takeFiles({ files, media, makeRoom: async () => {} })).rejects.toThrow('offline');
});

const images = ['a', 'b', 'c', 'd'].map((name) => aMedia(name));
const media = Object.fromEntries(images.map((one) => [one.id, one]));
const entries = images.map(({ id }) => ({ ...anImageEntry(id), id }));
const release = (count: number) =>
  aManifest({ media, presentations: [aPresentation('p', { entries: entries.slice(0, count) })] });

test('R-RULE-01 a display takes no presentation that lacks something; an empty release shows the standby image', () => {
  expect(isFitToShow(release(4))).toBe(true);
  expect(isFitToShow(release(3))).toBe(false);
  expect(isFitToShow(aManifest())).toBe(true);
});
