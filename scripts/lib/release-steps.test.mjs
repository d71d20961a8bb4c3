// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

test('two releases at once do not break each other; one that was killed does not keep the next away', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-release-'));
  const lock = path.join(folder, 'lock');
  const steps = new URL('./release-steps.mjs', import.meta.url).href;
  const code = `import(${JSON.stringify(steps)}).then(({ holdRelease }) => holdRelease(${JSON.stringify(lock)}))`;
  const hold = () => spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
  await writeFile(lock, String(process.pid));
  expect(hold()).toMatchObject({ status: 1, stderr: expect.stringContaining('Another release') });
  // No process has so high a number.
  await writeFile(lock, '99999999');
  expect(hold()).toMatchObject({ status: 0, stderr: '' });
  expect(existsSync(lock)).toBe(false);
  await rm(folder, { recursive: true });
});
