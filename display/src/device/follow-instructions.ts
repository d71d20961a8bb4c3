import type { InstructionKind, OwnInstruction } from '@psifida/contract/content/instruction';
import type { Machine } from '../kiosk/machine.ts';
import { Refused } from '../sync/player-api.ts';

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
  /** Lets go of everything that can be fetched again, and keeps for whom; fails where the storage does not answer. */
  clear(id: string): Promise<void>;
  /** The instruction for which that was done last. */
  cleared(): Promise<string | null | undefined>;
  reload(): void;
  /** Many are told at the same instant, and none is to answer at the same instant. */
  wait(mostMs: number): Promise<void>;
};

/** Clocks agree to a second or so. */
const slackMs = 2_000;

/** What helps where nothing else does waits for nothing else. */
const isRescue = (kind: InstructionKind) => kind === 'restart-browser' || kind === 'reboot';
const beginsPageAnew = (kind: InstructionKind) => kind === 'reload' || kind === 'fetch-again';
const beginsAnew = (kind: InstructionKind) => isRescue(kind) || beginsPageAnew(kind);

/**
 * Does what staff ask of this display and says so. What begins the page anew, or the machine under it, is said to be
 * done by the page that comes after: only that one knows that it is there.
 */
export function followInstructions(options: Options) {
  const { machine, now, pageMs, isCurrent, say, handIn, clear, cleared, reload, wait } = options;
  /** What this page waits for, does or has done. */
  const inHand = new Map<string, Promise<void>>();
  /** What is done, or has failed, and is yet to be said: a line that breaks then does not undo the deed. */
  const unsaid = new Map<string, () => Promise<unknown>>();
  let work: Promise<unknown> = Promise.resolve();

  const done = (id: string) => say(id, { state: 'done', detail: '' });
  const failed = (id: string, error: unknown) =>
    say(id, { state: 'failed', detail: String(error).slice(0, 300) });

  /** How long that has run which the instruction begins anew; undefined while the machine does not say. */
  const upMs = async (kind: InstructionKind): Promise<number | undefined> => {
    if (!isRescue(kind)) return pageMs();
    if (!machine) return Number.POSITIVE_INFINITY;
    const facts = await machine.facts();
    return kind === 'reboot' ? facts?.uptimeMs : facts?.browserUptimeMs;
  };

  /** Answers how to say what came of it; null where another page says it. */
  const act = async ({ id, kind, value }: OwnInstruction): Promise<(() => Promise<unknown>) | null> => {
    if (beginsPageAnew(kind)) {
      if (kind === 'fetch-again')
        await clear(id)
          .catch((error: unknown) => failed(id, error))
          .catch(() => {});
      reload();
      return null;
    }
    if (!machine) throw new Error('nobody looks after this browser');
    if (kind === 'picture') {
      const jpeg = await machine.picture();
      return () =>
        handIn(id, jpeg).catch((error: unknown) => {
          if (error instanceof Refused) return failed(id, error);
          throw error;
        });
    }
    await machine.follow(kind, value);
    return isRescue(kind) ? null : () => done(id);
  };

  const begin = async (one: OwnInstruction): Promise<void> => {
    const { id } = one;
    if (Date.parse(one.until) <= now()) return;
    await say(id, { state: 'taken', detail: '' });
    const tell = await act(one).catch((error: unknown) => () => failed(id, error));
    if (!tell) return;
    unsaid.set(id, tell);
    await tell();
  };

  /** One after the other, as they were given; what is spread over minutes lets others go before it. */
  const inTurn = async (one: OwnInstruction): Promise<void> => {
    const isSpread = isRescue(one.kind) || one.kind === 'fetch-again';
    if (isSpread) await wait(one.spreadMs);
    if (isRescue(one.kind)) return begin(one);
    const turn = work.then(() => (isSpread ? undefined : wait(one.spreadMs))).then(() => begin(one));
    work = turn.catch(() => {});
    return turn;
  };

  /** Whether it is out of hand: another look, when it is heard of again, may find it done. */
  const follow = async (one: OwnInstruction): Promise<boolean> => {
    const { id, kind, takenAt } = one;
    const tell = unsaid.get(id);
    if (tell) {
      await tell();
      return true;
    }
    if (takenAt !== null && beginsAnew(kind)) {
      const ran = await upMs(kind);
      if (ran === undefined) return false;
      const isBack = now() - ran > Date.parse(takenAt) - slackMs;
      if (isBack && (kind !== 'fetch-again' || (await cleared()) === id)) {
        if (kind === 'fetch-again' && !isCurrent()) return false;
        await done(id);
        return true;
      }
      // Whoever took it did not come to do it, or the answer that it may was lost.
    }
    await inTurn(one);
    return true;
  };

  return {
    heard(instructions: readonly OwnInstruction[]): void {
      for (const one of instructions) {
        if (inHand.has(one.id)) continue;
        const followed = follow(one)
          .catch(() => false)
          .then((isSettled) => {
            if (!isSettled) inHand.delete(one.id);
          });
        inHand.set(one.id, followed);
      }
    },
    /** For tests: when all that was heard has been looked at. */
    settled: () => Promise.all(inHand.values()),
  };
}
