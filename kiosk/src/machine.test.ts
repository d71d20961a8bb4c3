import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isOtherSize, readImageSize, rotateScreens, sayAlive, waitForImageSize } from './machine.ts';

/** Turns by 90 degrees on a machine that lists its screens like this; what was run. */
async function turned(listed: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const ran: string[] = [];
  await rotateScreens('90', {
    env,
    go: async (program, args) => {
      ran.push([program, ...args].join(' '));
      return listed;
    },
  });
  return ran.slice(1);
}

describe('R-KIOSK-20 the image is turned clockwise on every screen that is there', () => {
  test('on X; a screen that came after the start is lit first', async () => {
    const listed = [
      'Screen 0: minimum 320 x 200, current 1920 x 1080, maximum 16384 x 16384',
      'HDMI-1 connected primary 1920x1080+0+0 (normal left inverted right x axis y axis) 600mm x 340mm',
      'HDMI-2 connected (normal left inverted right x axis y axis)',
      'DP-1 disconnected (normal left inverted right x axis y axis)',
      '',
    ].join('\n');
    expect(await turned(listed, { DISPLAY: ':0' })).toEqual([
      'xrandr --output HDMI-1 --rotate right',
      'xrandr --output HDMI-2 --auto --rotate right',
    ]);
  });

  test('under cage, where a quarter is counted the other way round', async () => {
    const listed = 'HDMI-A-1 "Dell Inc. U2415 (HDMI-A-1)"\n  Enabled: yes\n  Transform: normal\n';
    expect(await turned(listed, { WAYLAND_DISPLAY: 'wayland-0' })).toEqual([
      'wlr-randr --output HDMI-A-1 --transform 270',
    ]);
  });
});

test('how large the image is, X says; where it does not, nobody guesses', async () => {
  const listed = 'Screen 0: minimum 1 x 1, current 1080 x 1920, maximum 1280 x 1920\n';
  const go = async () => listed;
  expect(await readImageSize({ env: {}, go })).toEqual({ width: 1080, height: 1920 });
  expect(await readImageSize({ env: { WAYLAND_DISPLAY: 'wayland-0' }, go })).toBe(null);
  expect(await readImageSize({ env: {}, go: () => Promise.reject(new Error('not found')) })).toBe(null);
});

test('a machine whose X is only just starting is asked again how large its image is', async () => {
  let times = 0;
  const go = async () => {
    times += 1;
    if (times < 3) throw new Error("Can't open display");
    return 'Screen 0: minimum 1 x 1, current 1280 x 720, maximum 1280 x 720\n';
  };
  expect(await waitForImageSize({ env: {}, go }, 0)).toEqual({ width: 1280, height: 720 });
  times = -10;
  expect(await waitForImageSize({ env: {}, go }, 0), 'for as long as it takes to start').toBe(null);
});

test('an image has another size once it is known to have one', () => {
  const wide = { width: 1920, height: 1080 };
  expect(isOtherSize(wide, { width: 1080, height: 1920 })).toBe(true);
  expect(isOtherSize(wide, { ...wide })).toBe(false);
  expect([isOtherSize(wide, null), isOtherSize(null, null)]).not.toContain(true);
  expect(isOtherSize(null, wide), 'a browser that was started without a size is small').toBe(true);
});

test('that it goes on is said by the time of a file, and nothing fails where there is no folder for it', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-alive-'));
  await sayAlive(folder);
  expect((await stat(path.join(folder, 'alive'))).size).toBe(0);
  await sayAlive(path.join(folder, 'none'));
  await rm(folder, { recursive: true });
});
