import { copyFile, open, rename, stat, truncate } from 'node:fs/promises';

const largest = 5_000_000;
const kept = 5;
const lookEveryMs = 10 * 60_000;

const sizeOf = async (file: string): Promise<number> => (await stat(file).catch(() => null))?.size ?? 0;

/** For the server to append to. */
export async function openLog(file: string) {
  const handle = await open(file, 'a', 0o600);
  return { fd: handle.fd, began: (await handle.stat()).size, close: () => handle.close() };
}

/** What was written from there on. */
export async function readSince(file: string, began: number): Promise<string> {
  const handle = await open(file, 'r').catch(() => null);
  if (!handle) return '';
  try {
    const bytes = Math.max(0, (await handle.stat()).size - began);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, began);
    return buffer.subarray(0, bytesRead).toString('utf8');
  } finally {
    await handle.close();
  }
}

/** To .1, and so on to .5; copied and truncated, because the running server keeps its file open. */
export async function rotateLog(file: string, atLeast = largest): Promise<void> {
  if ((await sizeOf(file)) < atLeast) return;
  for (let number = kept - 1; number >= 1; number -= 1)
    await rename(`${file}.${number}`, `${file}.${number + 1}`).catch(() => {});
  await copyFile(file, `${file}.1`);
  await truncate(file);
}

/** Errors, such as a full disk, are ignored until the next round. */
export function keepLogSmall(file: string): () => void {
  const timer = setInterval(() => rotateLog(file).catch(() => {}), lookEveryMs).unref();
  return () => clearInterval(timer);
}
