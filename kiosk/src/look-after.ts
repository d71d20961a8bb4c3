import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserCommand, startBrowser } from './browser.ts';
import { createCare, dayOf, nightlyRemedy, pauseBeforeNext } from './care.ts';
import { askForRestart, availableShare, rotateScreens, tellSystem } from './machine.ts';
import { openPage } from './page.ts';
import { NoAnswer } from './pipe.ts';
import { readSettings, type Settings, UnusableSettings } from './settings.ts';
import { waitingPage } from './waiting-page.ts';

const lookEveryMs = 2_000;
const tryAgainEveryMs = 3_000;

export type Kiosk = {
  settingsFiles: readonly string[];
  browser: BrowserCommand;
  /** Where a word to the system is left. */
  runFolder: string;
  say: (line: string) => void;
};

/** One browser after the other, for ever. */
export async function lookAfter(kiosk: Kiosk, signal: AbortSignal): Promise<void> {
  let failures = 0;
  // Whatever was switched on today has a fresh browser already.
  let lastNight = dayOf(new Date());
  while (!signal.aborted) {
    const startedAt = performance.now();
    const browser = await startBrowser(kiosk.browser);
    const stopped = new Promise<string>((resolve) => {
      signal.addEventListener('abort', () => resolve('asked to end'), { once: true });
    });
    const isNight = (settings: Settings) => async (): Promise<boolean> => {
      const now = new Date();
      const remedy = nightlyRemedy({
        now,
        nightAt: settings.nightAt,
        lastNight,
        availableShare: await availableShare(),
      });
      if (remedy === 'none') return false;
      lastNight = dayOf(now);
      if (remedy === 'machine') await askForRestart(kiosk.runFolder).catch(() => {});
      return true;
    };
    const reason = await Promise.race([
      stopped,
      browser.ended,
      watch(kiosk, browser, isNight).catch((error: unknown) =>
        error instanceof NoAnswer ? error.message : `${error}`,
      ),
    ]);
    await browser.end();
    if (signal.aborted) break;
    const livedMs = performance.now() - startedAt;
    failures = livedMs > 60_000 ? 0 : failures + 1;
    kiosk.say(`starting the browser again: ${reason}`);
    await pause(pauseBeforeNext({ livedMs, failures }), undefined, { signal }).catch(() => {});
  }
}

/** Resolves with the reason for which this browser has to go. */
async function watch(
  kiosk: Kiosk,
  { pipe }: Browser,
  isNight: (settings: Settings) => () => Promise<boolean>,
): Promise<string> {
  const page = await openPage(pipe);
  const settings = await waitForSettings(kiosk, page.goTo);
  await rotateScreens(settings.rotate).catch((error: unknown) =>
    settings.rotate === '0' ? undefined : kiosk.say(`the picture could not be turned: ${error}`),
  );
  const nightHasCome = isNight(settings);
  const home = new URL('/display', settings.server).href;
  await reach(home, kiosk, page.goTo);

  const care = createCare();
  const watched = async (): Promise<string> => {
    for (let silent = false; ; ) {
      // A page that did not answer has been waited for already.
      if (!silent) await pause(lookEveryMs);
      await tellSystem();
      if (await nightHasCome()) return 'for the night';
      const seen = await page.look();
      silent = seen === null;
      const remedy = care({
        answers: seen !== null,
        atHome: seen?.address.startsWith(settings.server.origin) ?? false,
        filled: seen?.filled ?? false,
        drawn: seen?.drawn ?? null,
      });
      if (remedy === 'start-again') return seen ? 'the page stays empty' : 'the page does not answer';
      if (remedy === 'open-again') {
        kiosk.say(`opening the page again: ${JSON.stringify(seen)}`);
        await reach(home, kiosk, page.goTo);
      }
    }
  };
  return Promise.race([page.crashed, watched()]);
}

/** The settings, however long it takes until somebody has written them: the glass says where. */
async function waitForSettings(
  { settingsFiles, say }: Kiosk,
  goTo: (address: string) => Promise<string | null>,
): Promise<Settings> {
  let shown: string | null = null;
  for (;;) {
    try {
      return await readSettings(settingsFiles);
    } catch (error) {
      if (!(error instanceof UnusableSettings)) throw error;
      if (shown !== error.message) {
        shown = error.message;
        say(`waiting for settings in ${settingsFiles.join(' or ')} ${shown}`);
        await goTo(waitingPage(shown ? 'bad-settings' : 'no-settings', shown));
      }
      await tellSystem();
      await pause(lookEveryMs);
    }
  }
}

/**
 * Tries at once, since a display that has been here before plays without a server; where that fails the glass says so,
 * and the page is opened when the server answers.
 */
async function reach(
  home: string,
  { say }: Kiosk,
  goTo: (address: string) => Promise<string | null>,
): Promise<void> {
  for (let waiting = false; ; ) {
    const failed = await goTo(home);
    if (failed === null) return;
    if (!waiting) say(`${home}: ${failed}`);
    waiting = true;
    await goTo(waitingPage('no-server', `${new URL(home).host} · ${failed}`));
    do {
      await tellSystem();
      await pause(tryAgainEveryMs);
    } while (!(await answers(home)));
  }
}

const answers = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(tryAgainEveryMs * 2), redirect: 'manual' }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.status < 500;
    },
    // A certificate that this program does not know may still be known to the browser.
    (error: { cause?: { code?: string } }) => /CERT|SIGNATURE/.test(error.cause?.code ?? ''),
  );
