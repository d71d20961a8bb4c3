import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { privateFile } from './private-files.ts';

/** Rejects where nothing can be written any more: what may be read, and a folder that stands, say little about that. */
export async function probeFolder(folder: string): Promise<void> {
  const file = path.join(folder, `probe-${randomUUID()}`);
  try {
    await writeFile(file, 'can this be written?', { flag: 'wx', mode: privateFile, flush: true });
  } finally {
    await rm(file, { force: true });
  }
}
