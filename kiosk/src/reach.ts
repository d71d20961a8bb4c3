import { setTimeout as pause } from 'node:timers/promises';
import { NoAnswer } from './pipe.ts';
import { waitingPage } from './waiting-page.ts';

const tryAgainEveryMs = 2_000;
/** A server that is asked takes no longer, however far away. */
const answersWithinMs = 6_000;

type Reach = {
  /** Says what went wrong on the way there, if anything did; `times` as long as usual is waited for it. */
  goTo: (address: string, times?: number) => Promise<string | null>;
  /** Told again and again while it waits. */
  alive: () => Promise<void>;
  say: (line: string) => void;
};

/**
 * Tries at once, since a display that has been here before plays without a server; where that fails the glass says so,
 * and the page is opened when the server answers.
 */
export async function reach(home: string, { goTo, alive, say }: Reach): Promise<void> {
  for (let [waiting, silences] = [false, 0]; ; ) {
    let silent = false;
    // A long way that was broken off would begin anew each time.
    const failed = await goTo(home, Math.min(3, 1 + silences)).catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error;
      silent = true;
      silences += 1;
      return error.message;
    });
    if (failed === null) return;
    if (!waiting) say(`${home}: ${failed}`);
    waiting = true;
    // A browser that is stuck does not open this one either, and is given up.
    await goTo(waitingPage('no-server', `${new URL(home).host} · ${failed}`));
    // Silence is a dead line, or a machine that took long to find what it has: that plays without a server, so it is tried.
    do {
      await alive();
      await pause(tryAgainEveryMs);
    } while (!silent && !(await answers(home)));
  }
}

const answers = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(answersWithinMs), redirect: 'manual' }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.status < 400;
    },
    // A certificate that this program does not know may still be known to the browser.
    (error: { cause?: { code?: string } }) => /CERT|SIGNATURE/.test(error.cause?.code ?? ''),
  );
