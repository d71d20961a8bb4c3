import { open } from 'node:fs/promises';

const headerBytes = 27;
/** Two pages of the largest kind: in so much of the end the last page begins. */
const endBytes = 2 * (headerBytes + 255 + 255 * 255);

/** Whether an Ogg file ends where its last page says that it ends; one that was cut off does not. */
export async function lastPageIsWhole(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const from = Math.max(0, size - endBytes);
    const end = Buffer.alloc(size - from);
    await handle.read(end, 0, end.length, from);
    // The letters of a page's beginning can stand in a sound by chance: then the one before tells the truth.
    for (let at = end.lastIndexOf('OggS'); at >= 0; at = at ? end.lastIndexOf('OggS', at - 1) : -1)
      if (endOfPage(end, at) === end.length) return true;
    return false;
  } finally {
    await handle.close();
  }
}

function endOfPage(bytes: Buffer, at: number): number | null {
  const segments = bytes[at + headerBytes - 1] ?? 0;
  const table = bytes.subarray(at + headerBytes, at + headerBytes + segments);
  if (bytes[at + 4] !== 0 || table.length < segments) return null;
  return at + headerBytes + segments + table.reduce((sum, length) => sum + length, 0);
}
