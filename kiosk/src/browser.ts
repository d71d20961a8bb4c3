import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { openPipe } from './pipe.ts';

/** No bars, prompts, bubbles, gestures, updates or translations. */
const kioskFlags = [
  '--kiosk',
  '--no-first-run',
  '--no-default-browser-check',
  '--noerrdialogs',
  '--hide-crash-restore-bubble',
  '--disable-session-crashed-bubble',
  '--disable-infobars',
  '--disable-pinch',
  '--overscroll-history-navigation=0',
  '--disable-features=Translate,TouchpadOverscrollHistoryNavigation,MediaRouter,OptimizationHints,GlobalMediaControls',
  '--autoplay-policy=no-user-gesture-required',
  '--check-for-update-interval=31536000',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-breakpad',
  '--password-store=basic',
  '--hide-scrollbars',
];

export type BrowserCommand = {
  program: string;
  /** The page's storage: pairing, releases, files. */
  profile: string;
  flags: readonly string[];
};

export async function startBrowser({ program, profile, flags }: BrowserCommand) {
  // A stale lock of a killed browser, or of a disk from another machine.
  for (const lock of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
    await rm(path.join(profile, lock), { force: true });
  const child = spawn(
    program,
    [...kioskFlags, ...flags, `--user-data-dir=${profile}`, '--remote-debugging-pipe', 'about:blank'],
    // Its own process group, to be killed whole.
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], detached: true },
  );
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`the browser ended (${signal ?? code})`));
  });
  const pipe = openPipe(child.stdio[4] as Readable, child.stdio[3] as Writable);
  return {
    pipe,
    /** Why it ended, once it has. */
    ended,
    end: async () => {
      pipe.close();
      if (child.pid) {
        try {
          process.kill(-child.pid, 'SIGKILL');
        } catch {
          // Already gone.
        }
      }
      await ended;
    },
  };
}
export type Browser = Awaited<ReturnType<typeof startBrowser>>;
