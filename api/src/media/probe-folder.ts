import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { privateFile } from './private-files.ts';

/** Rejects where nothing can be written any more: what may be read, and a folder that stands, say little about that. */
export async function probeFolder(folder: string): Promise<void> {
  // Always the same name: what a process that was killed has left is written over, and goes with the next probe.
  const file = path.join(folder, 'probe');
  try {
    await writeFile(file, 'can this be written?', { mode: privateFile, flush: true });
  } finally {
    await rm(file, { force: true });
  }
}
