import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openAbilities } from './abilities.ts';

let folder: string;
let ran: string[];
let time: number;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-abilities-'));
  ran = [];
  time = 0;
});
afterEach(() => rm(folder, { recursive: true }));

/** A machine on which only these programs are there. */
const aMachine = async (programs: readonly string[], { reboots = true } = {}) => {
  const abilities = openAbilities({
    go: async (program, args) => {
      if (!programs.includes(program)) throw new Error(`${program}: not found`);
      ran.push([program, ...args].join(' '));
      return '';
    },
    now: () => time,
    env: {},
    backlights: path.join(folder, 'backlight'),
    keptIn: path.join(folder, 'office.json'),
    reboot: reboots ? async () => ran.push('reboot') : null,
    restartBrowser: () => ran.push('restart-browser'),
  });
  await abilities.list();
  ran = [];
  return abilities;
};

test('R-CARE-04 a machine says what it can by what is there', async () => {
  expect(await (await aMachine([], { reboots: false })).list()).toEqual(['image', 'restart-browser']);
  expect(await (await aMachine(['pactl', 'ddcutil', 'xrandr'])).list()).toEqual([
    ...['image', 'restart-browser', 'reboot', 'volume', 'brightness', 'rotation'],
  ]);
});

test('R-CARE-04 what is no value of the closed set is not done, whatever it says', async () => {
  const machine = await aMachine(['pactl']);
  for (const value of [41, '40; reboot']) await expect(machine.follow('volume', value)).rejects.toThrow();
  for (const kind of ['brightness', 'shell', '__proto__', null])
    for (const value of [40, 'reboot', null]) await expect(machine.follow(kind, value)).rejects.toThrow();
  expect(ran).toEqual([]);
});

test('what is set from the office holds after the machine was off', async () => {
  await (await aMachine(['pactl', 'ddcutil'])).follow('volume', 40);
  const later = await aMachine(['pactl', 'ddcutil']);
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
  await machine.screen(false);
  await machine.screen(true);
  expect(ran).toEqual([
    ...['ddcutil setvcp D6 4', 'xset dpms force off'],
    ...['ddcutil setvcp D6 1', 'xset dpms force on'],
  ]);
});

describe('R-KIOSK-21 what comes after the program has started is found', () => {
  const tenMinutes = 600_000;
  /** Asked as often as a report asks; the look itself goes on behind the answer. */
  const isListed = (machine: Awaited<ReturnType<typeof aMachine>>, ability: string) =>
    vi.waitFor(async () => expect(await machine.list()).toContain(ability));

  test('a screen that is switched on later is offered, and gets what was set and told meanwhile', async () => {
    await (await aMachine(['ddcutil'])).follow('brightness', 40);
    const programs = ['pactl'];
    const machine = await aMachine(programs);
    await machine.screen(false);
    programs.push('ddcutil');
    time += tenMinutes - 1;
    expect(await machine.list()).not.toContain('brightness');
    time += 1;
    await isListed(machine, 'brightness');
    const sent = () => ran.filter((line) => line.includes('setvcp'));
    await vi.waitFor(() => expect(sent()).toEqual(['ddcutil setvcp 10 40', 'ddcutil setvcp D6 4']));
  });

  test('only what is missing is looked for, and what was found stays while its panel does not answer', async () => {
    const programs = ['pactl', 'ddcutil', 'xrandr', 'xset', 'cec-ctl'];
    const machine = await aMachine(programs);
    programs.length = 0;
    time += tenMinutes;
    expect(await machine.list()).toEqual(expect.arrayContaining(['volume', 'brightness', 'rotation']));
    programs.push('pactl', 'ddcutil', 'xrandr', 'xset', 'cec-ctl');
    time += tenMinutes;
    await machine.list();
    expect(ran).toEqual([]);
    await machine.screen(true);
    expect(ran).toEqual(['ddcutil setvcp D6 1', 'cec-ctl --to 0 --image-view-on', 'xset dpms force on']);
  });

  test('an instruction whose way has gone is done by another one that has come', async () => {
    const programs = ['pactl'];
    const machine = await aMachine(programs);
    programs.splice(0, 1, 'amixer');
    await machine.follow('volume', 40);
    expect(ran).toContain('amixer sset Master 40%');
    programs.length = 0;
    await expect(machine.follow('volume', 50)).rejects.toThrow('amixer: not found');
    expect(await machine.list()).not.toContain('volume');
    programs.push('wpctl');
    await machine.follow('volume', 60);
    expect(ran.at(-1)).toBe('wpctl set-volume @DEFAULT_AUDIO_SINK@ 60%');
  });
});
