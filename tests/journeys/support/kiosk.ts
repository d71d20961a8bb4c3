import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { browserFlags } from './browser.ts';
import { patience } from './patience.ts';
import { inTime } from './until.ts';

/** A display's browser as a kiosk runs it: it keeps its memory on disk, and its plug can be pulled. */
export async function openKiosk(address: string) {
  const memory = await mkdtemp(path.join(os.tmpdir(), 'psifida-kiosk-'));

  const switchOn = async () => {
    // The lock of a browser that was killed names a process that is gone.
    for (const lock of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
      await rm(path.join(memory, lock), { force: true });
    const child = spawn(
      process.env.PSIFIDA_CHROMIUM || '/usr/bin/chromium',
      [
        ...browserFlags,
        '--headless',
        '--hide-scrollbars',
        '--window-size=960,540',
        '--force-device-scale-factor=1',
        `--user-data-dir=${memory}`,
        '--remote-debugging-port=0',
        'about:blank',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    );
    // Not when its output is closed: somebody else may hold that.
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const listens = new Promise<string>((resolve, reject) => {
      let said = '';
      child.stderr.on('data', (chunk) => {
        said += chunk;
        const [, found] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
        if (found) resolve(found);
      });
      child.once('close', () => reject(new Error(said)));
    });
    const line = await inTime(listens, 'the browser listens');
    const browser = await chromium.connectOverCDP(line, { timeout: patience.step });
    const [context] = browser.contexts();
    if (!context) throw new Error('a browser without a context');
    context.setDefaultTimeout(patience.step);
    const page = context.pages()[0] ?? (await inTime(context.newPage(), 'a page is open'));
    await page.goto(address);
    return { child, ended, browser, context, page };
  };

  let running = await switchOn();
  const pullPlug = async () => {
    if (running.child.pid && running.child.exitCode === null) process.kill(-running.child.pid, 'SIGKILL');
    await inTime(running.ended, 'the browser is gone');
  };
  return {
    page: (): Page => running.page,
    /** The plug is pulled: every process of the browser is gone at once. */
    cutPower: async () => {
      await pullPlug();
      running = await switchOn();
    },
    /** The page alone dies, as when the machine runs out of memory, and is opened again. */
    crashPage: async () => {
      const { context, page } = running;
      const line = await inTime(context.newCDPSession(page), 'the page is listened to');
      const crashed = page.waitForEvent('crash');
      line.send('Page.crash').catch(() => {});
      await crashed;
      const fresh = await inTime(context.newPage(), 'another page is open');
      running = { ...running, page: fresh };
      await inTime(page.close(), 'the page that crashed is closed').catch(() => {});
      await fresh.goto(address);
    },
    close: async () => {
      await pullPlug();
      await rm(memory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
