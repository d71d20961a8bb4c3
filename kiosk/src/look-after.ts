import { setTimeout as pause } from 'node:timers/promises';
import { type Abilities, findAbilities, run } from './abilities.ts';
import { answerPage } from './answer-page.ts';
import { type Browser, type BrowserCommand, startBrowser } from './browser.ts';
import { createCare, dayOf, nightlyRemedy, pauseBeforeNext } from './care.ts';
import { readFacts } from './facts.ts';
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
  /** Whether the system sees that word: it does where it started this program. */
  mayReboot: boolean;
  /** Where what was set from the office is kept. */
  officeFile: string;
  version: string;
  say: (line: string) => void;
};

/** What staff can have done; the browser that runs now says how it is begun anew. */
type Office = { restart(): void; abilities: Promise<Abilities> };

/** One browser after the other, for ever. */
export async function lookAfter(kiosk: Kiosk, signal: AbortSignal): Promise<void> {
  const office: Office = {
    restart: () => {},
    abilities: findAbilities({
      go: run,
      env: process.env,
      backlights: '/sys/class/backlight',
      keptIn: kiosk.officeFile,
      reboot: kiosk.mayReboot ? () => askForRestart(kiosk.runFolder) : null,
      restartBrowser: () => office.restart(),
    }),
  };
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
      watch(kiosk, browser, office, isNight).catch((error: unknown) =>
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
  office: Office,
  isNight: (settings: Settings) => () => Promise<boolean>,
): Promise<string> {
  const page = await openPage(pipe);
  const settings = await waitForSettings(kiosk, page.goTo);
  await rotateScreens(settings.rotate).catch((error: unknown) =>
    settings.rotate === '0' ? undefined : kiosk.say(`the picture could not be turned: ${error}`),
  );
  const restarted = new Promise<string>((resolve) => {
    office.restart = () => resolve('asked for by staff');
  });
  // What a machine can do takes some of them seconds to say: the glass does not wait for it.
  void office.abilities.then(({ again }) => again());
  const browserSince = performance.now();
  const { product = '' } = await pipe.ask<{ product?: string }>('Browser.getVersion');
  const facts = async () =>
    readFacts({
      ...{ abilities: (await office.abilities).list, version: kiosk.version, browser: product, browserSince },
      folder: kiosk.browser.profile,
    });
  await page.listen({
    name: 'psifidaKiosk',
    origin: settings.server.origin,
    onMessage: async (payload) =>
      answerPage(payload, { abilities: await office.abilities, facts, picture: page.picture }),
  });
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
  return Promise.race([page.crashed, restarted, watched()]);
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
