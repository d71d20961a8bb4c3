import { deliveredAtMost } from '@psifida/contract/content/delivery';
import type { ShownRecord } from '@psifida/contract/content/shown';
import { deliverShown } from '@psifida/contract/endpoints/past';
import type { Clock } from '../clock/clock.ts';
import type { ErrorList } from '../health/errors.ts';
import type { OnGlass } from '../health/on-glass.ts';
import { backoff, pause } from '../pause.ts';
import type { Store } from '../store.ts';
import { handOver, openOutbox } from '../sync/outbox.ts';
import { askFor } from '../sync/player-api.ts';
import { createRecorder, type Seen } from './recorder.ts';

/** After a power cut so much is not known. */
const lookEvery = 30_000;
const deliverEvery = 5 * 60_000;
/** After a start, and when the server is there again: soon, and not all displays at the same instant. */
const soon = 8_000;
/** While nothing can be handed over, full letters are made of what waits: a week is some seventy. */
const fullLetter = 150;
/** Six weeks at one presentation a minute. */
const lettersAtMost = 400;

const seenOn = ({ release, system, showing }: OnGlass): Seen | null =>
  release && system && document.visibilityState === 'visible'
    ? { system, release: release.number, presentation: showing?.presentation ?? null }
    : null;

type Options = {
  token: string;
  glass: Store<OnGlass>;
  clock: Clock;
  errors: ErrorList;
  signal: AbortSignal;
  onRefused(error: unknown): void;
};

/** Records what is on the glass for as long as the display is paired, and hands it over. A display plays on without. */
export function keepRecord(options: Options): { hurry(): void } {
  let hurried = new AbortController();
  void record(options, () => {
    hurried = new AbortController();
    return hurried.signal;
  }).catch((error: unknown) => options.errors.add('record.not-kept', error));
  return { hurry: () => hurried.abort() };
}

async function record(options: Options, untilHurried: () => AbortSignal): Promise<void> {
  const { token, glass, clock, errors, signal, onRefused } = options;
  const outbox = await openOutbox<ShownRecord>('psifida-shown', { lettersAtMost });
  const keep = async (records: readonly ShownRecord[]) => {
    const lost = await outbox.add(records.slice(0, deliveredAtMost));
    if (lost) errors.add('record.no-room', lost);
    if (records.length > deliveredAtMost) await keep(records.slice(deliveredAtMost));
  };
  await keep((await outbox.draft()) ?? []);

  const recorder = createRecorder(clock);
  const look = () => recorder.see(seenOn(glass.get()));
  const lookAndKeep = () => {
    look();
    void outbox.keepDraft(recorder.waiting()).catch(() => {});
  };
  const timer = setInterval(lookAndKeep, lookEvery);
  const unsubscribe = glass.subscribe(look);
  document.addEventListener('visibilitychange', lookAndKeep);
  window.addEventListener('pagehide', lookAndKeep);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', lookAndKeep);
    window.removeEventListener('pagehide', lookAndKeep);
  });
  look();

  const send = async (letter: Parameters<Parameters<typeof handOver<ShownRecord>>[0]['send']>[0]) => {
    const { doubted } = await askFor(deliverShown, { token, signal, body: letter });
    if (doubted.length) errors.add('record.doubted', doubted.map(({ doubt }) => doubt).join(' '));
  };
  const handOverAll = () =>
    handOver({ letters: outbox.letters, send, onLost: (error) => errors.add('record.refused', error) });
  const deliver = async () => {
    look();
    if (recorder.waiting().length >= fullLetter) await keep(recorder.take());
    await handOverAll();
    await keep(recorder.take());
    await handOverAll();
  };

  let wait = soon;
  while (!signal.aborted) {
    const hurried = untilHurried();
    await pause(backoff(1, { first: wait, most: wait }), signal, hurried);
    // Hurried by a line that is there again: soon is early enough.
    if (hurried.aborted) await pause(backoff(1, { first: soon, most: soon }), signal);
    if (!signal.aborted) await deliver().catch(onRefused);
    wait = deliverEvery;
  }
  await outbox.forget();
}
