import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findAbilities } from './abilities.ts';

let folder: string;
let ran: string[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-abilities-'));
  ran = [];
});
afterEach(() => rm(folder, { recursive: true }));

/** A machine on which only these programs are there. */
const aMachine = (programs: readonly string[], { reboots = true } = {}) =>
  findAbilities({
    go: async (program, args) => {
      if (!programs.includes(program)) throw new Error(`${program}: not found`);
      ran.push([program, ...args].join(' '));
      return '';
    },
    env: {},
    backlights: path.join(folder, 'backlight'),
    keptIn: path.join(folder, 'office.json'),
    reboot: reboots ? async () => ran.push('reboot') : null,
    restartBrowser: () => ran.push('restart-browser'),
  });

test('R-CARE-04 a machine says what it can by what is there', async () => {
  expect((await aMachine([], { reboots: false })).list).toEqual(['picture', 'restart-browser']);
  expect((await aMachine(['pactl', 'ddcutil', 'xrandr'])).list).toEqual([
    ...['picture', 'restart-browser', 'reboot', 'volume', 'brightness', 'rotation'],
  ]);
});

test('R-CARE-04 what is no value of the closed set is not done, whatever it says', async () => {
  const machine = await aMachine(['pactl']);
  ran = [];
  for (const [kind, value] of [
    ['volume', 41],
    ['volume', '40; reboot'],
    ['brightness', 40],
    ['shell', 'reboot'],
    ['__proto__', 10],
    [null, null],
  ])
    await expect(machine.follow(kind, value)).rejects.toThrow();
  expect(ran).toEqual([]);
});

test('what is set from the office holds after the machine was off', async () => {
  await (await aMachine(['pactl', 'ddcutil'])).follow('volume', 40);
  expect(JSON.parse(await readFile(path.join(folder, 'office.json'), 'utf8'))).toEqual({ volume: 40 });
  const later = await aMachine(['pactl', 'ddcutil']);
  ran = [];
  await later.again();
  expect(ran).toEqual(['pactl set-sink-volume @DEFAULT_SINK@ 40%']);
});

test('what was set is set also where it cannot be kept', async () => {
  const machine = await aMachine(['pactl']);
  await mkdir(path.join(folder, 'office.json'));
  await machine.follow('volume', 40);
  expect(ran).toContain('pactl set-sink-volume @DEFAULT_SINK@ 40%');
});

test('the panel is switched by every way there is, and one that fails does not stop the others', async () => {
  const machine = await aMachine(['ddcutil', 'xset']);
  ran = [];
  await machine.screen(false);
  await machine.screen(true);
  expect(ran).toEqual([
    ...['ddcutil setvcp D6 4', 'xset dpms force off'],
    ...['ddcutil setvcp D6 1', 'xset dpms force on'],
  ]);
});
