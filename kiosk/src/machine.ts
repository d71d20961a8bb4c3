import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Rotation } from './settings.ts';

const run = promisify(execFile);

/** How much of the memory is free for whoever asks; 1 where nobody says. */
export async function availableShare(file = '/proc/meminfo'): Promise<number> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const [total, available] = ['MemTotal', 'MemAvailable'].map((name) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]),
  );
  return total && available ? available / total : 1;
}

/** The program may not restart machines: a unit of the system's own sees this file and does. */
export const askForRestart = (folder: string): Promise<void> => writeFile(`${folder}/restart-machine`, '');

/** Turns the picture on every screen there is, by whatever the machine draws with. */
export async function rotateScreens(rotate: Rotation, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  if (env.WAYLAND_DISPLAY) {
    const { stdout } = await run('wlr-randr', [], { env });
    for (const [, output = ''] of stdout.matchAll(/^(\S+) "/gm))
      await run('wlr-randr', ['--output', output, '--transform', rotate === '0' ? 'normal' : rotate], {
        env,
      });
    return;
  }
  const { stdout } = await run('xrandr', ['--query'], { env });
  const turned = { 0: 'normal', 90: 'right', 180: 'inverted', 270: 'left' }[rotate];
  for (const [, output = ''] of stdout.matchAll(/^(\S+) connected/gm))
    await run('xrandr', ['--output', output, '--rotate', turned], { env });
}

/** Tells the system that this program goes on; one that does not is started again by it. */
export async function tellSystem(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  if (env.NOTIFY_SOCKET) await run('systemd-notify', ['WATCHDOG=1'], { env }).catch(() => {});
}
