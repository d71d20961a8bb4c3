import { setTimeout as pause } from 'node:timers/promises';
import { NoAnswer } from './pipe.ts';
import { waitingPage } from './waiting-page.ts';

const tryAgainEveryMs = 2_000;
const answersWithinMs = 6_000;

type Reach = {
  /** Answers the error text, or null; `times` multiplies the timeout. */
  goTo: (address: string, times?: number) => Promise<string | null>;
  /** Heartbeat while it waits. */
  alive: () => Promise<void>;
  say: (line: string) => void;
};

/** Tries at once, since a cached player needs no server; then shows the waiting page until the server answers. */
export async function reach(home: string, { goTo, alive, say }: Reach): Promise<void> {
  for (let [waiting, silences] = [false, 0]; ; ) {
    let silent = false;
    // Longer each time: an aborted slow navigation would start from zero.
    const failed = await goTo(home, Math.min(3, 1 + silences)).catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error;
      silent = true;
      silences += 1;
      return error.message;
    });
    if (failed === null) return;
    if (!waiting) say(`${home}: ${failed}`);
    waiting = true;
    // Throws when the browser is stuck.
    await goTo(waitingPage('no-server', `${new URL(home).host} · ${failed}`));
    // A timeout may be a slow machine with a cached player, which needs no server: it is tried again.
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
    // The browser may know a certificate that Node does not.
    (error: { cause?: { code?: string } }) => /CERT|SIGNATURE/.test(error.cause?.code ?? ''),
  );
