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
  readImageSize,
  readScreens,
  rotateScreens,
  run,
  type Size,
  sayAlive,
  waitForImageSize,
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
  /** Whether the compositor has rotated the screen already. */
  isTurned: boolean;
  browser: BrowserCommand;
  /** For the heartbeat and the request to reboot. */
  runFolder: string;
  /** True when systemd started this program. */
  mayReboot: boolean;
  /** Settings from the office. */
  officeFile: string;
  version: string;
  say: (line: string) => void;
};

type Office = { restart(): void; abilities: Abilities };

/** Runs one browser after the other until aborted. */
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
  // Started today: no upkeep this night.
  let lastNight = dayOf(new Date());
  while (!signal.aborted) {
    const startedAt = performance.now();
    await turnAtFirst(kiosk);
    const size = await waitForImageSize();
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

/** Resolves with the reason for a restart of the browser. */
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
    onMessage: (payload) => answerPage(payload, { abilities: office.abilities, facts, image: page.image }),
  });
  const nightHasCome = isNight(settings);
  const home = new URL('/display', settings.server).href;
  /** Whether the page answers after it was opened. */
  const goHome = async (): Promise<boolean> => {
    await reach(home, { goTo: page.goTo, alive: () => sayAlive(kiosk.runFolder), say: kiosk.say });
    return (await page.look()) !== null;
  };

  const care = createCare();
  const noAnswer = 'the page does not answer';
  const watched = async (): Promise<string> => {
    if (!(await goHome())) return noAnswer;
    for (let silent = false; ; ) {
      // The timeout of a silent page was the pause.
      if (!silent) await pause(lookEveryMs);
      await sayAlive(kiosk.runFolder);
      if (!(await lookAtScreens())) return 'the image has another size';
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

/** X without a window manager: a window of exactly the screen's size Chromium makes a pixel smaller. */
const asLargeAs = (size: Size | null, command: BrowserCommand): BrowserCommand =>
  size
    ? {
        ...command,
        flags: [...command.flags, '--window-position=0,0', `--window-size=${size.width},${size.height + 1}`],
      }
    : command;

/** The office's setting overrides the settings file. */
async function turn({ isTurned, officeFile }: Kiosk, { rotate }: Settings): Promise<void> {
  if (isTurned) return;
  const { rotation } = await readKept(officeFile);
  await rotateScreens(rotation === undefined ? rotate : (String(rotation) as Rotation));
}

/** Before the first browser, so that it need not be started twice; errors are reported later. */
const turnAtFirst = (kiosk: Kiosk): Promise<void> =>
  readSettings(kiosk.settingsFiles)
    .then((settings) => turn(kiosk, settings))
    .catch(() => {});

/** Whenever a screen has come or gone. Answers whether its size is still the browser's. */
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
        settings.rotate === '0' ? undefined : kiosk.say(`the image could not be turned: ${error}`),
      );
      // Not awaited: probing takes seconds on some machines.
      void abilities.again();
    }
    return !isOtherSize(size, await readImageSize());
  };
}

/** Waits until the settings can be read; the screen says where to write them. */
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
