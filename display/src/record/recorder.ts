import type { ShownRecord } from '@psifida/contract/content/shown';
import type { Clock } from '../clock/clock.ts';

/** What is on the glass, as far as it is recorded. */
export type Seen = Pick<ShownRecord, 'system' | 'release' | 'presentation'>;

const minute = 60_000;

/** What stays for longer is recorded in pieces of about so much. */
const pieceMs = 30 * minute;
/** So long without a look, and the machine was asleep: nobody knows what was on the glass. */
const asleepMs = 90_000;
/** Until the clock can be believed; a display that nobody answers for days goes by its own after a start. */
const waitingAtMost = 5_000;

/** By running time, which no change of the clock moves: when exactly it was is said when it is known. */
type Piece = { seen: Seen; from: number; until: number; continued: boolean };

const isSame = (a: Seen, b: Seen): boolean =>
  a.presentation === b.presentation && a.release === b.release && a.system === b.system;

/** Follows the glass and says what was on it, from when until when. */
export function createRecorder(clock: Pick<Clock, 'now' | 'running' | 'isTrusted'>) {
  let closed: Piece[] = [];
  let open: Piece | null = null;

  const close = (): void => {
    if (open && open.until > open.from) closed = [...closed, open].slice(-waitingAtMost);
  };
  const follow = (seen: Seen | null): void => {
    const now = clock.running();
    if (open && now - open.until > asleepMs) {
      close();
      open = null;
    }
    if (open) open = { ...open, until: now };
    const before: Piece | null = open;
    if (before && seen && isSame(before.seen, seen) && now - before.from < pieceMs) return;
    close();
    const continued =
      !!before && before.seen.presentation === seen?.presentation && before.seen.system === seen.system;
    open = seen && { seen, from: now, until: now, continued };
  };
  const pieces = (): Piece[] => (open && open.until > open.from ? [...closed, open] : closed);
  const stamped = ({ seen, from, until, continued }: Piece): ShownRecord => {
    const at = (running: number) =>
      new Date(Math.round(clock.now() - (clock.running() - running))).toISOString();
    return { ...seen, from: at(from), until: at(until), continued };
  };

  return {
    /** Called when something else is on the glass, and again and again while it is not. Null: nothing can be said. */
    see: follow,
    /** What has not been taken yet; nothing while it cannot be said when it was. */
    waiting: (): ShownRecord[] => (clock.isTrusted() ? pieces().map(stamped) : []),
    /** Takes all of it; what is on the glass goes on in another piece. */
    take: (): ShownRecord[] => {
      if (!clock.isTrusted()) return [];
      const taken = pieces().map(stamped);
      closed = [];
      if (open && open.until > open.from) open = { ...open, from: open.until, continued: true };
      return taken;
    },
  };
}
