import { expect, test } from 'vitest';
import { writeWhole } from './private-files.ts';
import { StorageFailure } from './storage/storage.ts';

/** A disk with so much room, which takes at most so much at a time. */
function smallDisk({ room, atOnce }: { room: number; atOnce: number }) {
  const disk = Buffer.alloc(100);
  const write = async (chunk: Uint8Array, offset: number, length: number, position: number) => {
    const taken = Math.min(length, atOnce, room - position);
    if (taken <= 0) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    disk.set(chunk.subarray(offset, offset + taken), position);
    return { bytesWritten: taken, buffer: chunk };
  };
  return { disk, file: { write } as never };
}

const chunk = Buffer.from('the whole of it');

test('what a disk takes in pieces is written to its end', async () => {
  const { disk, file } = smallDisk({ room: 100, atOnce: 4 });
  let stored = 0;
  await writeWhole(file, chunk, { position: 10, onStored: (bytes) => (stored += bytes) });
  expect(stored).toBe(chunk.length);
  expect(disk.subarray(10, 10 + chunk.length)).toEqual(chunk);
});

test('when the disk is full, only what it took is called stored', async () => {
  const { file } = smallDisk({ room: 16, atOnce: 100 });
  let stored = 0;
  const written = writeWhole(file, chunk, { position: 10, onStored: (bytes) => (stored += bytes) });
  await expect(written).rejects.toEqual(new StorageFailure('full'));
  expect(stored).toBe(6);
});
