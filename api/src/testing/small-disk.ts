import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A disk of its own, in memory, which can really be full. */
function mountSmallDisk(size: string): { folder: string; unmount(): void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'psifida-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  return {
    folder,
    unmount: () => {
      execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' });
      rmSync(folder, { recursive: true });
    },
  };
}

/** The same for one test, unmounted when it ends. */
export function diskOfTest(size: string): string {
  const { folder, unmount } = mountSmallDisk(size);
  onTestFinished(unmount);
  return folder;
}

/** Why this machine lets us have none; its tests then say so. Null where it does. */
export const noSmallDisk: string | null = (() => {
  try {
    mountSmallDisk('100k').unmount();
    return null;
  } catch (error) {
    const reason = String((error as { stderr?: Buffer }).stderr ?? error).trim();
    console.warn(`Tests on a really full disk are left out: it cannot be mounted here (${reason}).`);
    return reason;
  }
})();
