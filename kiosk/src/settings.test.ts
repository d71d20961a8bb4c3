import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseSettings, readSettings } from './settings.ts';

describe('what is written for a display', () => {
  test('is its server and nothing else, at the least', () => {
    expect(parseSettings('server = https://psifida.example.gr')).toEqual({
      server: new URL('https://psifida.example.gr'),
      rotate: '0',
      nightAt: 240,
    });
  });

  test('may come from any editor on any system', () => {
    const text =
      '\uFEFF# the hall\r\n\r\nServer=psifida.example.gr/display  # typed by hand\r\nrotate = 90°\r\nnight-at=3:30\r\n';
    expect(parseSettings(text)).toEqual({
      server: new URL('https://psifida.example.gr'),
      rotate: '90',
      nightAt: 210,
    });
  });

  test.each([
    ['', 'server = ?'],
    ['server =', 'server = ?'],
    ['server = ftp://example.gr', 'server = ftp://example.gr ?'],
    ['server = https://a:b@example.gr', 'server = https://a:b@example.gr ?'],
    ['server = https://exa mple.gr', 'server = https://exa mple.gr ?'],
    ['server = example.gr\nrotate = 45', 'rotate = 45 ? (0, 90, 180, 270)'],
    ['server = example.gr\nnight-at = 25:00', 'night-at = 25:00 ? (04:00)'],
    ['server = example.gr\nsever = b', '“sever = b”?'],
    ['https://example.gr', '“https://example.gr”?'],
  ])('says what cannot be understood: %j', (text, said) => {
    expect(() => parseSettings(text)).toThrow(said);
  });
});

describe('where it is read from', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-settings-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('the first file that is there counts, even when it cannot be understood', async () => {
    const [first, second] = [path.join(folder, 'boot.txt'), path.join(folder, 'etc.conf')];
    await expect(readSettings([first, second])).rejects.toThrow();
    await writeFile(second, 'server = https://second.example.gr');
    expect((await readSettings([first, second])).server.host).toBe('second.example.gr');
    await writeFile(first, 'server = ?? ');
    await expect(readSettings([first, second])).rejects.toThrow('server = ??');
  });
});
