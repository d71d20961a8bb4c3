import { type DisplayEvent, displayEvents } from '@psifida/contract/content/display';
import { playerEventsPath } from '@psifida/contract/endpoints/player';
import { createEventReader } from '@psifida/contract/event-reader';
import { backoff, linked, pause } from '../pause.ts';
import { addressOf, authorised, refusalOf } from './player-api.ts';

/** The server says something at least every half minute; a line that is silent for longer is dead. */
const silenceMs = 70_000;

type Options = {
  token: string;
  signal: AbortSignal;
  /** The line is open: whatever happened before it was, nobody has told. */
  onOpen(): void;
  /** Within how long it shall ask: 0 where it is told alone. */
  onEvent(event: DisplayEvent, withinMs: number): void;
  onRefused(error: unknown): void;
};

/** What an older server, or a newer one, says otherwise is no reason to wait. */
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

/** Holds the line to the server, and opens it again whenever it breaks. */
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
