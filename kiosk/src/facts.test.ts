import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { hottest, readFacts, signal } from './facts.ts';

vi.mock('node:fs/promises', async (original) => {
  const { default: all } = await original<{ default: object }>();
  const { statfs: _, ...older } = all as Record<string, unknown>;
  return { ...older, default: older };
});

test('on a Node that cannot say how large a disk is, the rest is said', async () => {
  const sources = { abilities: [], version: '1', browser: 'x', browserSince: 0, folder: os.tmpdir() };
  expect(await readFacts(sources)).toMatchObject({
    ...{ kiosk: '1', diskBytes: null, diskFreeBytes: null },
    bootId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('the temperature is that of the hottest part; the signal that of the wireless network', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-facts-'));
  for (const [zone, temp] of [48_500, 61_200, -274_000].entries()) {
    await mkdir(path.join(folder, `thermal_zone${zone}`));
    await writeFile(path.join(folder, `thermal_zone${zone}`, 'temp'), `${temp}\n`);
  }
  expect(await hottest(folder)).toBe(61);
  expect(await hottest(path.join(folder, 'none'))).toBe(null);
  const file = path.join(folder, 'wireless');
  await writeFile(
    file,
    [
      'Inter-| sta-|   Quality        |   Discarded packets               | Missed | WE',
      ' face | tus | link level noise |  nwid  crypt   frag  retry   misc | beacon | 22',
      ' wlan0: 0000   54.  -56.  -256        0      0      0      0     88        0',
      '',
    ].join('\n'),
  );
  expect(await signal(file)).toBe(-56);
  expect(await signal(path.join(folder, 'none'))).toBe(null);
  await rm(folder, { recursive: true });
});
