import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { probeFolder } from './private-files.ts';

const remove = vi.hoisted(() => vi.fn());
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  remove.mockImplementation(real.rm);
  return { ...real, rm: remove };
});

test('what processes left that were killed while they probed goes with the next probe', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'probe-'));
  try {
    remove.mockResolvedValueOnce(undefined).mockResolvedValueOnce(undefined);
    await probeFolder(folder);
    await probeFolder(folder);
    expect(await readdir(folder)).toHaveLength(1);
    await probeFolder(folder);
    expect(await readdir(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
