import { setTimeout as pause } from 'node:timers/promises';
import { type Abilities, openAbilities, readKept } from './abilities.ts';
import { answerPage } from './answer-page.ts';
import { type Browser, type BrowserCommand, startBrowser } from './browser.ts';
import { createCare, dayOf, failuresAfter, nightlyRemedy, pauseBeforeNext } from './care.ts';
import { readFacts } from './facts.ts';
import {
  askForRestart,
  availableShare,
  isOtherSize,
  readPictureSize,
  readScreens,
  rotateScreens,
  run,
  type Size,
  sayAlive,
  waitForPictureSize,
} from './machine.ts';
import { openPage } from './page.ts';
import { NoAnswer } from './pipe.ts';
import { reach } from './reach.ts';
import { type Rotation, readSettings, type Settings, UnusableSettings } from './settings.ts';
import { waitingPage } from './waiting-page.ts';

const lookEveryMs = 2_000;
const lookAtScreensEveryMs = 10_000;

export type Kiosk = {
  settingsFiles: readonly string[];
  /** Whether what draws the picture has turned it already. */
  isTurned: boolean;
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
type Office = { restart(): void; abilities: Abilities };

/** One browser after the other, for ever. */
export async function lookAfter(kiosk: Kiosk, signal: AbortSignal): Promise<void> {
  const office: Office = {
    restart: () => {},
    abilities: openAbilities({
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
    await turnAtFirst(kiosk);
    const size = await waitForPictureSize();
    const browser = await startBrowser(asLargeAs(size, kiosk.browser));
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
      watch(kiosk, { ...browser, size, patience: Math.min(3, 1 + failures) }, office, isNight).catch(
        (error: unknown) => (error instanceof NoAnswer ? error.message : `${error}`),
      ),
    ]);
    await browser.end();
    if (signal.aborted) break;
    failures = failuresAfter({ livedMs: performance.now() - startedAt, failures });
    kiosk.say(`starting the browser again: ${reason}`);
    await sayAlive(kiosk.runFolder);
    await pause(pauseBeforeNext(failures), undefined, { signal }).catch(() => {});
  }
}

/** Resolves with the reason for which this browser has to go. */
async function watch(
  kiosk: Kiosk,
  { pipe, size, patience }: Browser & { size: Size | null; patience: number },
  office: Office,
  isNight: (settings: Settings) => () => Promise<boolean>,
): Promise<string> {
  const page = await openPage(pipe, patience);
  const settings = await waitForSettings(kiosk, page.goTo);
  const lookAtScreens = turnWhatComes(kiosk, settings, size, office.abilities);
  await lookAtScreens();
  const restarted = new Promise<string>((resolve) => {
    office.restart = () => resolve('asked for by staff');
  });
  const browserSince = performance.now();
  const { product = '' } = await pipe.ask<{ product?: string }>('Browser.getVersion');
  const facts = async () =>
    readFacts({
      ...{ abilities: await office.abilities.list(), version: kiosk.version, browser: product },
      ...{ browserSince, folder: kiosk.browser.profile },
    });
  await page.listen({
    name: 'psifidaKiosk',
    origin: settings.server.origin,
    onMessage: (payload) =>
      answerPage(payload, { abilities: office.abilities, facts, picture: page.picture }),
  });
  const nightHasCome = isNight(settings);
  const home = new URL('/display', settings.server).href;
  /** Whether the page has answered since, for which a cold machine is given time; what it shows the next look judges. */
  const goHome = async (): Promise<boolean> => {
    await reach(home, { goTo: page.goTo, alive: () => sayAlive(kiosk.runFolder), say: kiosk.say });
    return (await page.look()) !== null;
  };

  const care = createCare();
  const noAnswer = 'the page does not answer';
  const watched = async (): Promise<string> => {
    if (!(await goHome())) return noAnswer;
    for (let silent = false; ; ) {
      // A page that did not answer has been waited for already.
      if (!silent) await pause(lookEveryMs);
      await sayAlive(kiosk.runFolder);
      if (!(await lookAtScreens())) return 'the picture has another size';
      if (await nightHasCome()) return 'for the night';
      const seen = await page.look();
      silent = seen === null;
      const remedy = care({
        answers: seen !== null,
        atHome: !!seen?.address.startsWith(settings.server.origin) && !seen.refused,
        filled: seen?.filled ?? false,
        drawn: seen?.drawn ?? null,
      });
      if (remedy === 'start-again') return seen ? 'the page stays empty' : noAnswer;
      if (remedy === 'open-again') {
        kiosk.say(`opening the page again: ${JSON.stringify(seen)}`);
        if (!(await goHome())) return noAnswer;
      }
    }
  };
  return Promise.race([page.crashed, restarted, watched()]);
}

/**
 * X has nobody who makes a window as large as the screen: the browser is told how large that is when it starts. One that is
 * just as large it would make a pixel smaller, lest somebody took it for full screen; so a line of it is below the glass.
 */
const asLargeAs = (size: Size | null, command: BrowserCommand): BrowserCommand =>
  size
    ? {
        ...command,
        flags: [...command.flags, '--window-position=0,0', `--window-size=${size.width},${size.height + 1}`],
      }
    : command;

/** What the office has set comes after what stands in the settings, from the first picture on. */
async function turn({ isTurned, officeFile }: Kiosk, { rotate }: Settings): Promise<void> {
  if (isTurned) return;
  const { rotation } = await readKept(officeFile);
  await rotateScreens(rotation === undefined ? rotate : (String(rotation) as Rotation));
}

/** Before there is a browser, so that it need not be started twice; whatever fails here is said later. */
const turnAtFirst = (kiosk: Kiosk): Promise<void> =>
  readSettings(kiosk.settingsFiles)
    .then((settings) => turn(kiosk, settings))
    .catch(() => {});

/**
 * Turns the picture as it was said, and again whenever a screen has come or gone: one may be switched on after the
 * machine. Answers whether the picture is still as large as the browser.
 */
function turnWhatComes(kiosk: Kiosk, settings: Settings, size: Size | null, abilities: Abilities) {
  let seen: string | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async (): Promise<boolean> => {
    if (performance.now() - lookedAt < lookAtScreensEveryMs) return true;
    lookedAt = performance.now();
    const there = await readScreens().then(
      (screens) => screens.map(({ name }) => name).join(' '),
      () => '',
    );
    if (there !== seen) {
      seen = there;
      await turn(kiosk, settings).catch((error: unknown) =>
        settings.rotate === '0' ? undefined : kiosk.say(`the picture could not be turned: ${error}`),
      );
      // What a machine can do takes some of them seconds to say: the glass does not wait for it.
      void abilities.again();
    }
    return !isOtherSize(size, await readPictureSize());
  };
}

/** The settings, however long it takes until somebody has written them: the glass says where. */
async function waitForSettings(
  { settingsFiles, runFolder, say }: Kiosk,
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
        await goTo(
          error.why ? waitingPage('bad-settings', shown, error.why) : waitingPage('no-settings', ''),
        );
      }
      await sayAlive(runFolder);
      await pause(lookEveryMs);
    }
  }
}
