import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Rotation } from './settings.ts';

/** What is run by name with a list of arguments; never by a shell. */
export type Run = (program: string, args: readonly string[]) => Promise<string>;

const runFile = promisify(execFile);
export const run: Run = async (program, args) =>
  (await runFile(program, [...args], { timeout: 20_000, maxBuffer: 1_000_000 })).stdout;

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

/** Tells the system that this program goes on: a timer of its own starts one anew that has not said so for long. */
export const sayAlive = (folder: string): Promise<void> => writeFile(`${folder}/alive`, '').catch(() => {});

/** What the machine draws with, and the programs by which it is asked. */
export type Drawing = { env: NodeJS.ProcessEnv; go: Run };
const here: Drawing = { env: process.env, go: run };

/** A screen that is connected; one that came after the start may still be dark. */
export type Screen = { name: string; lit: boolean };

/** As the machine knows them, without asking the screens themselves: that would make the picture stutter. */
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

/** How large the whole picture is; null under cage, which makes every window as large as it is. */
export async function readPictureSize({ env, go }: Drawing = here): Promise<Size | null> {
  if (env.WAYLAND_DISPLAY) return null;
  const [, width, height] =
    /current (\d+) x (\d+)/.exec(await go('xrandr', ['--current']).catch(() => '')) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

/** Before the first browser, which would be small without it: X may be only just starting. */
export async function waitForPictureSize(
  drawing: Drawing = here,
  againAfterMs = 1_000,
): Promise<Size | null> {
  for (let tries = 1; ; tries += 1) {
    const size = await readPictureSize(drawing);
    if (size || drawing.env.WAYLAND_DISPLAY || tries === 3) return size;
    await pause(againAfterMs);
  }
}

/**
 * What cannot be read now is no other size: a busy machine is no reason to start a browser again. A browser that was
 * started without one, though, is small until then.
 */
export const isOtherSize = (before: Size | null, now: Size | null): boolean =>
  !!now && (before?.width !== now.width || before.height !== now.height);

/** Clockwise, as whoever hangs a screen says it; Wayland counts the other way (wl_output.transform, wlroots from 0.11 on). */
const turns = {
  0: { wayland: 'normal', x: 'normal' },
  90: { wayland: '270', x: 'right' },
  180: { wayland: '180', x: 'inverted' },
  270: { wayland: '90', x: 'left' },
} as const satisfies Record<Rotation, object>;

/** Turns the picture on every screen there is, by whatever the machine draws with. */
export async function rotateScreens(rotate: Rotation, drawing: Drawing = here): Promise<void> {
  const { wayland, x } = turns[rotate];
  for (const { name, lit } of await readScreens(drawing))
    await (drawing.env.WAYLAND_DISPLAY
      ? drawing.go('wlr-randr', ['--output', name, '--transform', wayland])
      : drawing.go('xrandr', ['--output', name, ...(lit ? [] : ['--auto']), '--rotate', x]));
}
