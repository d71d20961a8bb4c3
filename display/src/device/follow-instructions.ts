import type { InstructionKind, OwnInstruction } from '@psifida/contract/content/instruction';
import type { Machine } from './machine.ts';
import { Refused } from './sync/player-api.ts';

type Answer = { state: 'taken' | 'done' | 'failed'; detail: string };

type Restart = { id: string; bootId: string };

type Options = {
  machine: Machine | null;
  /** The time by the server's clock. */
  now(): number;
  pageMs(): number;
  isCurrent(): boolean;
  say(id: string, answer: Answer): Promise<unknown>;
  handIn(id: string, jpeg: string): Promise<unknown>;
  /** Drops what can be downloaded again and remembers the instruction; fails where storage does not answer. */
  clear(id: string): Promise<void>;
  cleared(): Promise<string | null | undefined>;
  /** Remembers as what the machine ran before it was started again. */
  restarts(restart: Restart): Promise<void>;
  restarted(): Promise<Restart | null | undefined>;
  reload(): void;
  /** Jitter: many displays are notified at the same moment. */
  wait(mostMs: number): Promise<void>;
};

/** Tolerance between clocks. */
const slackMs = 2_000;

/** Last resorts are not queued. */
const isRescue = (kind: InstructionKind) => kind === 'restart-browser' || kind === 'reboot';
const beginsPageAnew = (kind: InstructionKind) => kind === 'reload' || kind === 'fetch-again';
const beginsAnew = (kind: InstructionKind) => isRescue(kind) || beginsPageAnew(kind);

/** What restarts the page, or the machine, is reported as done by the page that comes after. */
export function followInstructions(options: Options) {
  const { machine, now, pageMs, isCurrent, say, handIn, clear, cleared, restarts, restarted } = options;
  const { reload, wait } = options;
  /** Pending or carried out by this page. */
  const inHand = new Map<string, Promise<void>>();
  /** Outcomes still to be reported. */
  const unsent = new Map<string, () => Promise<unknown>>();
  let work: Promise<unknown> = Promise.resolve();

  const done = (id: string) => say(id, { state: 'done', detail: '' });
  const failed = (id: string, error: unknown) =>
    say(id, { state: 'failed', detail: String(error).slice(0, 300) });

  /** Whether what the instruction was to end has begun anew since; undefined while the machine does not tell. */
  const isBack = async ({ id, kind }: OwnInstruction, takenAt: string): Promise<boolean | undefined> => {
    const isSince = (upMs: number) => now() - upMs > Date.parse(takenAt) - slackMs;
    if (!isRescue(kind)) return isSince(pageMs());
    if (!machine) return false;
    const facts = await machine.facts();
    if (!facts) return undefined;
    if (kind !== 'reboot') return isSince(facts.browserUptimeMs);
    // A clock that was wrong tells nothing of how long ago the machine started.
    const before = await restarted();
    return facts.bootId && before?.id === id ? facts.bootId !== before.bootId : isSince(facts.uptimeMs);
  };

  /** The outcome to report; null where the next page reports it. */
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
    if (kind === 'image') {
      const jpeg = await machine.image();
      return () =>
        handIn(id, jpeg).catch((error: unknown) => {
          if (error instanceof Refused) return failed(id, error);
          throw error;
        });
    }
    if (kind === 'reboot') {
      const bootId = (await machine.facts())?.bootId;
      if (bootId) await restarts({ id, bootId }).catch(() => {});
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
    unsent.set(id, tell);
    await tell();
  };

  /** In order; one that is spread over minutes does not hold up the others. */
  const inTurn = async (one: OwnInstruction): Promise<void> => {
    const isSpread = isRescue(one.kind) || one.kind === 'fetch-again';
    if (isSpread) await wait(one.spreadMs);
    if (isRescue(one.kind)) return begin(one);
    const turn = work.then(() => (isSpread ? undefined : wait(one.spreadMs))).then(() => begin(one));
    work = turn.catch(() => {});
    return turn;
  };

  /** Answers whether it is settled; if not, it is looked at again. */
  const follow = async (one: OwnInstruction): Promise<boolean> => {
    const { id, kind, takenAt } = one;
    const tell = unsent.get(id);
    if (tell) {
      await tell();
      return true;
    }
    if (takenAt !== null && beginsAnew(kind)) {
      const back = await isBack(one, takenAt);
      if (back === undefined) return false;
      if (back && (kind !== 'fetch-again' || (await cleared()) === id)) {
        if (kind === 'fetch-again' && !isCurrent()) return false;
        await done(id);
        return true;
      }
      // Claimed earlier but not carried out, or the answer to the claim was lost.
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
    settled: () => Promise.all(inHand.values()),
  };
}
