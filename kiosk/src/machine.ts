import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Rotation } from './settings.ts';

/** Never through a shell. */
export type Run = (program: string, args: readonly string[]) => Promise<string>;

const runFile = promisify(execFile);
export const run: Run = async (program, args) =>
  (await runFile(program, [...args], { timeout: 20_000, maxBuffer: 1_000_000 })).stdout;

/** Share of memory that is available; 1 where unknown. */
export async function availableShare(file = '/proc/meminfo'): Promise<number> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const [total, available] = ['MemTotal', 'MemAvailable'].map((name) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]),
  );
  return total && available ? available / total : 1;
}

/** The program may not reboot: a systemd path unit watches this file and does. */
export const askForRestart = (folder: string): Promise<void> => writeFile(`${folder}/restart-machine`, '');

/** Heartbeat: a systemd timer restarts a program whose file is old. */
export const sayAlive = (folder: string): Promise<void> => writeFile(`${folder}/alive`, '').catch(() => {});

/** Display server and its tools. */
export type Drawing = { env: NodeJS.ProcessEnv; go: Run };
const here: Drawing = { env: process.env, go: run };

/** A connected screen; one that came after the start may still be off. */
export type Screen = { name: string; lit: boolean };

/** From the display server's state, without probing the screens, which would make the image stutter. */
export async function readScreens({ env, go }: Drawing = here): Promise<Screen[]> {
  if (env.WAYLAND_DISPLAY)
    return [...(await go('wlr-randr', [])).matchAll(/^(\S+) "/gm)].map(([, name = '']) => ({
      name,
      lit: true,
    }));
  const connected = /^(\S+) connected(?: primary)?( \d+x\d+\+)?/gm;
  return [...(await go('xrandr', ['--current'])).matchAll(connected)].map(([, name = '', size]) => ({
    name,
    lit: size !== undefined,
  }));
}

export type Size = { width: number; height: number };

/** Size of the whole screen area; null under cage, which maximises every window. */
export async function readImageSize({ env, go }: Drawing = here): Promise<Size | null> {
  if (env.WAYLAND_DISPLAY) return null;
  const [, width, height] =
    /current (\d+) x (\d+)/.exec(await go('xrandr', ['--current']).catch(() => '')) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

/** X may be only just starting; without a size the first browser would be small. */
export async function waitForImageSize(drawing: Drawing = here, againAfterMs = 1_000): Promise<Size | null> {
  for (let tries = 1; ; tries += 1) {
    const size = await readImageSize(drawing);
    if (size || drawing.env.WAYLAND_DISPLAY || tries === 3) return size;
    await pause(againAfterMs);
  }
}

/** An unknown size is no change, unless the browser was started without one. */
export const isOtherSize = (before: Size | null, now: Size | null): boolean =>
  !!now && (before?.width !== now.width || before.height !== now.height);

/** Clockwise, as whoever hangs a screen says it; Wayland counts the other way (wl_output.transform, wlroots from 0.11 on). */
const turns = {
  0: { wayland: 'normal', x: 'normal' },
  90: { wayland: '270', x: 'right' },
  180: { wayland: '180', x: 'inverted' },
  270: { wayland: '90', x: 'left' },
} as const satisfies Record<Rotation, object>;

/** Rotates every connected screen. */
export async function rotateScreens(rotate: Rotation, drawing: Drawing = here): Promise<void> {
  const { wayland, x } = turns[rotate];
  for (const { name, lit } of await readScreens(drawing))
    await (drawing.env.WAYLAND_DISPLAY
      ? drawing.go('wlr-randr', ['--output', name, '--transform', wayland])
      : drawing.go('xrandr', ['--output', name, ...(lit ? [] : ['--auto']), '--rotate', x]));
}
