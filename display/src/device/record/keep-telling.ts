import { type Delivery, deliveredAtMost } from '@psifida/contract/content/delivery';
import type { ErrorList } from '../health/errors.ts';
import { backoff, pause } from '../pause.ts';
import { handOver, type openOutbox } from '../sync/outbox.ts';

/** The most that a power cut loses. */
const lookEvery = 30_000;
/** With jitter, after a start and when the server is there again. */
const soon = 8_000;
/** While nothing can be delivered, full letters are made of what waits. */
const fullLetter = 150;

type Source<Item> = {
  /** Given what the page before had not finished; answers what of it to deliver as it is. */
  resume(draft: readonly Item[]): readonly Item[];
  look?(): void;
  waiting(): Item[];
  take(): Item[];
  /** False: what is kept is thrown away. */
  isWanted?(): boolean;
};

/** Where records wait, and how often they are delivered. */
export type Records = { openOutbox: typeof openOutbox; deliverEvery: number };

type Options<Item> = Records & {
  outbox: string;
  lettersAtMost: number;
  trouble: 'record' | 'count';
  source: Source<Item>;
  send(letter: Delivery<Item>): Promise<{ doubted: readonly { doubt: string }[] }>;
  errors: ErrorList;
  signal: AbortSignal;
  onRefused(error: unknown): void;
};

/** Records survive power cuts; playback does not depend on them. */
export function keepTelling<Item>(options: Options<Item>): { hurry(): void } {
  let hurried = new AbortController();
  void tell(options, () => {
    hurried = new AbortController();
    return hurried.signal;
  }).catch((error: unknown) => options.errors.add(`${options.trouble}.not-kept`, error));
  return { hurry: () => hurried.abort() };
}

async function tell<Item>(options: Options<Item>, untilHurried: () => AbortSignal): Promise<void> {
  const { lettersAtMost, trouble, source, errors, signal, onRefused } = options;
  const outbox = await options.openOutbox<Item>(options.outbox, { lettersAtMost });
  let drafted = '';
  const keep = async (items: readonly Item[]) => {
    if (!items.length) return;
    const left = source.waiting();
    const lost = await outbox.add(items.slice(0, deliveredAtMost), left);
    drafted = JSON.stringify(left);
    if (lost) errors.add(`${trouble}.no-room`, lost);
    await keep(items.slice(deliveredAtMost));
  };
  /** Unchanged records are not written to disk again. */
  const keepDraft = async () => {
    const items = source.waiting();
    const text = JSON.stringify(items);
    if (text === drafted) return;
    drafted = text;
    await outbox.keepDraft(items);
  };
  await keep(source.resume((await outbox.draft()) ?? []));

  const lookAndKeep = () => {
    source.look?.();
    void keepDraft().catch(() => {});
  };
  const timer = setInterval(lookAndKeep, lookEvery);
  document.addEventListener('visibilitychange', lookAndKeep);
  window.addEventListener('pagehide', lookAndKeep);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookAndKeep);
    window.removeEventListener('pagehide', lookAndKeep);
  });
  source.look?.();

  const send = async (letter: Delivery<Item>) => {
    const { doubted } = await options.send(letter);
    if (doubted.length) errors.add(`${trouble}.doubted`, doubted.map(({ doubt }) => doubt).join(' '));
  };
  const handOverAll = () =>
    handOver({ letters: outbox.letters, send, onLost: (error) => errors.add(`${trouble}.refused`, error) });
  const deliver = async () => {
    if (source.isWanted?.() === false) return outbox.forget();
    source.look?.();
    if (source.waiting().length >= fullLetter) await keep(source.take());
    await handOverAll();
    await keep(source.take());
    await handOverAll();
  };

  let wait = soon;
  while (!signal.aborted) {
    const hurried = untilHurried();
    await pause(backoff(1, { first: wait, most: wait }), signal, hurried);
    // When the connection is back, soon is early enough.
    if (hurried.aborted) await pause(backoff(1, { first: soon, most: soon }), signal);
    if (!signal.aborted) await deliver().catch(onRefused);
    wait = options.deliverEvery;
  }
  await outbox.forget();
}
