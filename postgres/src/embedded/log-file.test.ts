import { mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog, readSince, rotateLog } from './log-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-log-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('R-OPS-01 a log that has grown makes room, five older ones are kept, and whoever is writing loses nothing', async () => {
  const file = path.join(folder, 'postgres.log');
  const writer = await open(file, 'a');
  for (let round = 1; round <= 7; round += 1) {
    await writer.write(`round ${round}\n`);
    await rotateLog(file, 5);
  }
  await writer.write('and on\n');
  await writer.close();
  expect(await readFile(file, 'utf8')).toBe('and on\n');
  expect(await readFile(`${file}.1`, 'utf8')).toBe('round 7\n');
  expect(await readFile(`${file}.5`, 'utf8')).toBe('round 3\n');
  expect(await readdir(folder)).toHaveLength(6);
});

test('what was said before stays, and only what is new is taken for the reason of a failure', async () => {
  const file = path.join(folder, 'kept.log');
  for (const words of ['first', 'second']) {
    const log = await openLog(file);
    const writer = await open(file, 'a');
    await writer.write(`${words}\n`);
    await writer.close();
    expect(await readSince(file, log.began)).toBe(`${words}\n`);
    await log.close();
  }
  expect(await readFile(file, 'utf8')).toBe('first\nsecond\n');
});
