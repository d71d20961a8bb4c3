import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseSettings, readSettings } from './settings.ts';

describe('what is written for a display', () => {
  const server = new URL('https://psifida.example.gr');

  test('is its server and nothing else, at the least', () => {
    const read = parseSettings('server = https://psifida.example.gr');
    expect(read).toEqual({ server, rotate: '0', nightAt: 240 });
  });

  test('may come from any editor on any system', () => {
    const text =
      '\uFEFF# the hall\r\n\r\nServer=psifida.example.gr/display  # typed by hand\r\nrotate = 90°\r\nnight-at=3:30\r\n';
    expect(parseSettings(text)).toEqual({ server, rotate: '90', nightAt: 210 });
  });

  test.each([
    ['', 'server = ?'],
    ['server =', 'server = ?'],
    ['server = ftp://example.gr', 'server = ftp://example.gr ?'],
    ['server = https://a:b@example.gr', 'server = https://a:b@example.gr ?'],
    ['server = https://exa mple.gr', 'server = https://exa mple.gr ?'],
    ['server = example.gr\nrotate = 45', 'rotate = 45 ?'],
    ['server = example.gr\nnight-at = 25:00', 'night-at = 25:00 ?'],
    ['server = example.gr\nsever = b', '“sever = b”?'],
    ['https://example.gr', '“https://example.gr”?'],
  ])('says what cannot be understood: %j', (text, said) => {
    expect(() => parseSettings(text)).toThrow(said);
  });

  test.each([
    [
      'rotate = left',
      'The rotation is 0, 90, 180 or 270 degrees',
      'Η περιστροφή είναι 0, 90, 180 ή 270 μοίρες',
    ],
    ['night-at = 4', 'written from 00:00 to 23:59', 'γράφεται από 00:00 έως 23:59'],
    ['volume = 40', 'begins with server, rotate or night-at', 'αρχίζει με server, rotate ή night-at'],
    ['server = ftp://example.gr', 'written as a web address', 'γράφεται ως διεύθυνση ιστού'],
  ])('R-KIOSK-01 says in plain words, in both languages, what to write instead of %j', (line, en, el) => {
    const read = () => parseSettings(`server = example.gr\n${line}`);
    const why = { en: expect.stringContaining(en), el: expect.stringContaining(el) };
    expect(read).toThrow(expect.objectContaining({ why }));
  });
});

test('the first file that is there counts, even when it cannot be understood', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-settings-'));
  const [first, second] = [path.join(folder, 'boot.txt'), path.join(folder, 'etc.conf')];
  const read = () => readSettings([first, second]);
  await expect(read()).rejects.toThrow();
  await writeFile(second, 'server = https://second.example.gr');
  expect((await read()).server.host).toBe('second.example.gr');
  await writeFile(first, 'server = ?? ');
  await expect(read()).rejects.toThrow('server = ??');
  await writeFile(first, Buffer.from('\uFEFFserver = two-bytes.example.gr\r\n', 'utf16le'));
  expect((await read()).server.host).toBe('two-bytes.example.gr');
  await rm(folder, { recursive: true });
});
