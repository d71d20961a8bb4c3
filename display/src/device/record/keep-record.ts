import type { ShownRecord } from '@psifida/contract/content/shown';
import type { HourCount } from '@psifida/contract/content/visits';
import { deliverShown } from '@psifida/contract/endpoints/past';
import { deliverVisits } from '@psifida/contract/endpoints/visits';
import type { Clock } from '../clock.ts';
import type { ErrorList } from '../health/errors.ts';
import type { OnGlass } from '../health/on-glass.ts';
import type { Store } from '../store.ts';
import { askFor } from '../sync/player-api.ts';
import { keepTelling, type Records } from './keep-telling.ts';
import type { VisitCounter } from './visit-counter.ts';

const seenOn = ({ release, system, showing }: OnGlass): Seen | null =>
  release && system && document.visibilityState === 'visible'
    ? { system, release: release.number, presentation: showing?.presentation ?? null }
    : null;

type Telling = Records & {
  token: string;
  errors: ErrorList;
  signal: AbortSignal;
  onRefused(error: unknown): void;
};

export function keepRecord({
  glass,
  clock,
  token,
  ...telling
}: Telling & { glass: Store<OnGlass>; clock: Clock }) {
  const { signal } = telling;
  const recorder = createRecorder(clock);
  const look = () => recorder.see(seenOn(glass.get()));
  signal.addEventListener('abort', glass.subscribe(look));
  return keepTelling<ShownRecord>({
    ...telling,
    outbox: 'psifida-shown',
    // Six weeks at one presentation a minute.
    lettersAtMost: 400,
    trouble: 'record',
    // The draft is all that is known of the last moments of the page before.
    source: { ...recorder, look, resume: (draft) => draft },
    send: (body) => askFor(deliverShown, { token, signal, body }),
  });
}

export function keepCounts({ counter, token, ...telling }: Telling & { counter: VisitCounter }) {
  const { signal } = telling;
  return keepTelling<HourCount>({
    ...telling,
    outbox: 'psifida-visits',
    // Six weeks of busy hours.
    lettersAtMost: 1_000,
    trouble: 'count',
    source: counter,
    send: (body) => askFor(deliverVisits, { token, signal, body }),
  });
}

export type Seen = Pick<ShownRecord, 'system' | 'release' | 'presentation'>;

const minute = 60_000;

/** What stays longer is recorded in pieces. */
const pieceMs = 30 * minute;
/** After so long without a look the machine was asleep. */
const asleepMs = 90_000;
/** While the clock is not trusted. */
const waitingAtMost = 5_000;

/** By monotonic time, stamped once the clock is trusted. */
type Piece = { seen: Seen; from: number; until: number; continued: boolean };

const isSame = (a: Seen, b: Seen): boolean =>
  a.presentation === b.presentation && a.release === b.release && a.system === b.system;

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
    /** Called on every change, and repeatedly in between. Null: nothing can be said. */
    see: follow,
    /** Empty while the clock is not trusted. */
    waiting: (): ShownRecord[] => (clock.isTrusted() ? pieces().map(stamped) : []),
    /** What is on the glass goes on in another piece. */
    take: (): ShownRecord[] => {
      if (!clock.isTrusted()) return [];
      const taken = pieces().map(stamped);
      closed = [];
      if (open && open.until > open.from) open = { ...open, from: open.until, continued: true };
      return taken;
    },
  };
}
