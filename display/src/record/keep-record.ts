import type { ShownRecord } from '@psifida/contract/content/shown';
import type { HourCount } from '@psifida/contract/content/visits';
import { deliverShown } from '@psifida/contract/endpoints/past';
import { deliverVisits } from '@psifida/contract/endpoints/visits';
import type { Clock } from '../clock/clock.ts';
import type { ErrorList } from '../health/errors.ts';
import type { OnGlass } from '../health/on-glass.ts';
import type { Store } from '../store.ts';
import { askFor } from '../sync/player-api.ts';
import { keepTelling } from './keep-telling.ts';
import { createRecorder, type Seen } from './recorder.ts';
import type { VisitCounter } from './visit-counter.ts';

const seenOn = ({ release, system, showing }: OnGlass): Seen | null =>
  release && system && document.visibilityState === 'visible'
    ? { system, release: release.number, presentation: showing?.presentation ?? null }
    : null;

type Telling = {
  token: string;
  errors: ErrorList;
  signal: AbortSignal;
  onRefused(error: unknown): void;
};

/** Records what is on the glass for as long as the display is paired, and hands it over. */
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
    // Where a page before has ended is all that is known of its last moments.
    source: { ...recorder, look, resume: (draft) => draft },
    send: (body) => askFor(deliverShown, { token, signal, body }),
  });
}

/** Hands over what was counted of visitors, hour by hour. */
export function keepCounts({ counter, token, ...telling }: Telling & { counter: VisitCounter }) {
  const { signal } = telling;
  return keepTelling<HourCount>({
    ...telling,
    outbox: 'psifida-visits',
    // Six weeks of busy hours, each in a letter of its own.
    lettersAtMost: 1_000,
    trouble: 'count',
    source: counter,
    send: (body) => askFor(deliverVisits, { token, signal, body }),
  });
}
