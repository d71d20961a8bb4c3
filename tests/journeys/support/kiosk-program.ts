import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { freePort } from '@psifida/postgres/testing/free-port';
import { type Browser, chromium, type Page } from 'playwright-core';
import { browserFlags } from './browser.ts';
import { patience } from './patience.ts';
import { inTime, until } from './until.ts';

const program = fileURLToPath(new URL('../../../kiosk/dist/main.js', import.meta.url));

/** A screen without glass; it chooses its own number. */
async function openScreen() {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x720x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = new Promise<string>((resolve, reject) => {
    child.once('error', () => reject(new Error('Xvfb is missing (on Debian: apt-get install xvfb)')));
    (child.stdio[3] as Readable).once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  return { name: `:${await inTime(number, 'a screen is there')}`, close: () => child.kill() };
}

/**
 * The program that looks after a display's browser, as the package starts it. The browser opens a port besides its pipe
 * here, so that the journey sees the page and can hurt it.
 */
export async function openKioskProgram() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-kiosk-program-'));
  const [settings, profile] = [path.join(folder, 'psifida.txt'), path.join(folder, 'browser')];
  const screen = await openScreen();
  const port = await freePort();
  const said: string[] = [];
  let child: ChildProcess;
  let line: Browser | undefined;

  const start = () => {
    child = spawn(process.execPath, [program], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DISPLAY: screen.name,
        PSIFIDA_KIOSK_SETTINGS: settings,
        PSIFIDA_KIOSK_BROWSER: process.env.PSIFIDA_CHROMIUM || '/usr/bin/chromium',
        PSIFIDA_KIOSK_PROFILE: profile,
        PSIFIDA_KIOSK_FLAGS: [...browserFlags, `--remote-debugging-port=${port}`].join(' '),
        RUNTIME_DIRECTORY: folder,
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => said.push(...chunk.toString().trim().split('\n')));
  };
  const gone = (one: ChildProcess) =>
    inTime(
      new Promise<void>((resolve) => {
        if (one.exitCode !== null || one.signalCode !== null) resolve();
        else one.once('exit', () => resolve());
      }),
      'the program is gone',
    );
  /** The process of the browser itself, by the lock that it keeps; null while there is none. */
  const browserPid = async (): Promise<number | null> => {
    const lock = await readlink(path.join(profile, 'SingletonLock')).catch(() => '');
    const pid = Number(lock.split('-').at(-1));
    if (!pid) return null;
    try {
      process.kill(pid, 0);
      return pid;
    } catch {
      return null;
    }
  };

  return {
    said,
    /** What a person writes into the file on the boot partition. */
    write: (text: string) => writeFile(settings, text),
    start,
    /** The page of the browser that runs now, once there is one that holds. */
    page: async (): Promise<Page> => {
      let found: Page | undefined;
      await until(async () => {
        await line?.close().catch(() => {});
        line = await chromium.connectOverCDP(`http://127.0.0.1:${port}`).catch(() => undefined);
        found = line?.contexts()[0]?.pages()[0];
        return found !== undefined;
      }, 'there is a browser with a page');
      if (!found) throw new Error('no page');
      found.setDefaultTimeout(patience.step);
      return found;
    },
    browserPid,
    /** Whether the program has left the word by which a unit of the system restarts the machine. */
    asksForReboot: () => existsSync(path.join(folder, 'restart-machine')),
    killBrowser: async () => {
      const pid = await browserPid();
      if (pid) process.kill(pid, 'SIGKILL');
    },
    kill: async () => {
      child.kill('SIGKILL');
      await gone(child);
    },
    close: async () => {
      await line?.close().catch(() => {});
      child.kill('SIGTERM');
      await gone(child);
      screen.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
