import { type DisplayEvent, displayEvents } from '@psifida/contract/content/display';
import { playerEventsPath } from '@psifida/contract/endpoints/player';
import { createEventReader } from '@psifida/contract/event-reader';
import { backoff, linked, pause } from '../pause.ts';
import { addressOf, authorised, refusalOf } from './player-api.ts';

/** The server sends something at least every half minute. */
const silenceMs = 70_000;

type Options = {
  token: string;
  signal: AbortSignal;
  /** Events before this moment were missed. */
  onOpen(): void;
  /** Spread requests over this time; 0 for a single display. */
  onEvent(event: DisplayEvent, withinMs: number): void;
  onRefused(error: unknown): void;
};

function withinOf(data: string): number {
  try {
    const { withinMs }: { withinMs?: unknown } = JSON.parse(data);
    return typeof withinMs === 'number' && withinMs > 0 ? withinMs : 0;
  } catch {
    return 0;
  }
}

async function listen({ token, signal, onOpen, onEvent, onRefused }: Options): Promise<void> {
  const line = linked(signal, silenceMs);
  try {
    const response = await fetch(addressOf(playerEventsPath), {
      headers: { ...authorised(token), accept: 'text/event-stream' },
      cache: 'no-store',
      signal: line.signal,
    });
    if (!response.ok || !response.body) return onRefused(await refusalOf(response));
    onOpen();
    const read = createEventReader(displayEvents);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      line.heard();
      for (const { event, data } of read(piece.value)) onEvent(event, withinOf(data));
    }
  } finally {
    line.release();
  }
}

/** Keeps the event stream open, with backoff. */
export async function follow(options: Options): Promise<void> {
  const { signal, onOpen } = options;
  let failures = 0;
  const opened = () => {
    failures = 0;
    onOpen();
  };
  while (!signal.aborted) {
    await listen({ ...options, onOpen: opened }).catch(() => {});
    failures += 1;
    await pause(backoff(failures, { first: 1_000, most: 30_000 }), signal);
  }
}
