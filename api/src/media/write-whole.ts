import type { FileHandle } from 'node:fs/promises';
import { diskFailure } from './storage/disk-failure.ts';
import { StorageFailure } from './storage/storage.ts';

type Place = { position: number; onStored: (bytes: number) => void };

/** A disk that fills up takes a part and says so only by its number: the rest is written, or is not called stored. */
export async function writeWhole(
  file: Pick<FileHandle, 'write'>,
  chunk: Uint8Array,
  { position, onStored }: Place,
): Promise<void> {
  for (let done = 0; done < chunk.length; ) {
    const { bytesWritten } = await file
      .write(chunk, done, chunk.length - done, position + done)
      .catch((error: unknown) => {
        throw diskFailure(error);
      });
    if (!bytesWritten) throw new StorageFailure('full');
    done += bytesWritten;
    onStored(bytesWritten);
  }
}
