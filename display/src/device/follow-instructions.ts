import type { InstructionKind, OwnInstruction } from '@psifida/contract/content/instruction';
import type { Machine } from '../kiosk/machine.ts';

type Answer = { state: 'taken' | 'done' | 'failed'; detail: string };

type Options = {
  machine: Machine | null;
  /** The time by the server's clock. */
  now(): number;
  /** How long this page has been there. */
  pageMs(): number;
  /** Whether what should be on the glass is wholly here. */
  isCurrent(): boolean;
  say(id: string, answer: Answer): Promise<unknown>;
  handIn(id: string, jpeg: string): Promise<unknown>;
  /** Lets go of everything that can be fetched again. */
  clear(): Promise<void>;
  reload(): void;
  /** Many are told at the same instant, and none is to answer at the same instant. */
  wait(): Promise<void>;
};

/** Clocks agree to a second or so. */
const slackMs = 2_000;

/**
 * Does what staff ask of this display and says so. What begins the page anew, or the machine under it, is said to be
 * done by the page that comes after: only that one knows that it is there.
 */
export function followInstructions(options: Options) {
  const { machine, now, pageMs, isCurrent, say, handIn, clear, reload, wait } = options;
  const inHand = new Set<string>();
  let work = Promise.resolve();

  /** How long that has run which the instruction begins anew; null for what begins nothing anew. */
  const upMs = async (kind: InstructionKind): Promise<number | null> => {
    if (kind === 'reload' || kind === 'fetch-again') return pageMs();
    if (kind !== 'restart-browser' && kind !== 'reboot') return null;
    const facts = await machine?.facts();
    if (!facts) return Number.POSITIVE_INFINITY;
    return kind === 'reboot' ? facts.uptimeMs : facts.browserUptimeMs;
  };

  const act = async ({ id, kind, value }: OwnInstruction): Promise<void> => {
    if (kind === 'reload') return reload();
    if (kind === 'fetch-again') {
      await clear();
      return reload();
    }
    if (!machine) throw new Error('nobody looks after this browser');
    if (kind === 'picture') {
      await handIn(id, await machine.picture());
      return;
    }
    await machine.follow(kind, value);
    if ((await upMs(kind)) === null) await say(id, { state: 'done', detail: '' });
  };

  /** Whether it is out of hand: another look, when it is heard of again, may find it done. */
  const follow = async (one: OwnInstruction): Promise<boolean> => {
    const ran = await upMs(one.kind);
    if (one.takenAt !== null && ran !== null) {
      const isBack = now() - ran > Date.parse(one.takenAt) - slackMs;
      const isDone = isBack && (one.kind !== 'fetch-again' || isCurrent());
      if (isDone) await say(one.id, { state: 'done', detail: '' });
      return isDone;
    }
    await wait();
    await say(one.id, { state: 'taken', detail: '' });
    await act(one).catch((error: unknown) =>
      say(one.id, { state: 'failed', detail: String(error).slice(0, 300) }),
    );
    return true;
  };

  return {
    heard(instructions: readonly OwnInstruction[]): void {
      for (const one of instructions) {
        if (inHand.has(one.id)) continue;
        inHand.add(one.id);
        work = work
          .then(() => follow(one))
          .catch(() => false)
          .then((isSettled) => {
            if (!isSettled) inHand.delete(one.id);
          });
      }
    },
    /** For tests: when all that was heard has been looked at. */
    settled: () => work,
  };
}
