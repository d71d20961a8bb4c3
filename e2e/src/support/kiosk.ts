import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { browserFlags } from './browser.ts';

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
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    const line = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stderr.on('data', (chunk) => {
        said += chunk;
        const [, found] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
        if (found) resolve(found);
      });
      child.once('close', () => reject(new Error(said)));
    });
    const browser = await chromium.connectOverCDP(line);
    const [context] = browser.contexts();
    if (!context) throw new Error('a browser without a context');
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(30_000);
    await page.goto(address);
    return { child, ended, browser, context, page };
  };

  let running = await switchOn();
  return {
    page: (): Page => running.page,
    /** The plug is pulled: every process of the browser is gone at once. */
    cutPower: async () => {
      if (running.child.pid) process.kill(-running.child.pid, 'SIGKILL');
      await running.ended;
      running = await switchOn();
    },
    /** The page alone dies, as when the machine runs out of memory, and is opened again. */
    crashPage: async () => {
      const { context, page } = running;
      const line = await context.newCDPSession(page);
      line.send('Page.crash').catch(() => {});
      await page.waitForEvent('crash');
      const fresh = await context.newPage();
      fresh.setDefaultTimeout(30_000);
      await page.close().catch(() => {});
      await fresh.goto(address);
      running = { ...running, page: fresh };
    },
    close: async () => {
      if (running.child.pid) process.kill(-running.child.pid, 'SIGKILL');
      await running.ended;
      await rm(memory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
