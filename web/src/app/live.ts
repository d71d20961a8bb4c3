import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import {
  type StaffEvent,
  staffEventData,
  staffEvents,
  staffEventsPath,
  staffLineParam,
} from '@psifida/contract/endpoints/staff-events';
import { createEventReader } from '@psifida/contract/event-reader';
import type { SystemId } from '@psifida/contract/registry/systems';

/** The server sends a heartbeat every 15 seconds; a silent connection is dead. */
const silenceMs = 45_000;
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

export type LiveNews = { event: StaffEvent; system: SystemId | null };

type Follow = {
  baseUrl: string;
  line: string;
  tokens: { accessToken(): Promise<string | undefined>; renewedToken(): Promise<string | undefined> };
  signal: AbortSignal;
  /** Connected: events before that are missed. */
  onOpen(): void;
  onNews(news: LiveNews): void;
  onHeard(): void;
  onLost(): void;
};

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });

const systemIn = (data: string): SystemId | null => {
  try {
    return staffEventData.safeParse(JSON.parse(data)).data?.system ?? null;
  } catch {
    return null;
  }
};

/** Until the connection ends. False when it never opened. */
async function listen(options: Follow, token: string | undefined): Promise<'ended' | 'refused' | 'failed'> {
  const { baseUrl, line: id, signal, onOpen, onNews, onHeard } = options;
  const line = new AbortController();
  const stop = () => line.abort();
  signal.addEventListener('abort', stop);
  let patience = setTimeout(stop, silenceMs);
  try {
    const address = `${baseUrl.replace(/\/$/, '')}${apiPrefix}${staffEventsPath}?${staffLineParam}=${id}`;
    const answer = await fetch(address, {
      headers: { accept: 'text/event-stream', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      cache: 'no-store',
      signal: line.signal,
    });
    if (answer.status === 401) return 'refused';
    if (!answer.ok || !answer.body) return 'failed';
    onOpen();
    const read = createEventReader(staffEvents);
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(patience);
      patience = setTimeout(stop, silenceMs);
      onHeard();
      for (const { event, data } of read(piece.value)) onNews({ event, system: systemIn(data) });
    }
    return 'ended';
  } catch {
    return 'failed';
  } finally {
    clearTimeout(patience);
    signal.removeEventListener('abort', stop);
    line.abort();
  }
}

/** Keeps the event stream open and reconnects; at once after a regular end. */
export async function follow(options: Follow): Promise<void> {
  const { signal, tokens, onLost } = options;
  let failures = 0;
  let wanted = tokens.accessToken;
  while (!signal.aborted) {
    const token = await wanted().catch(() => undefined);
    const outcome = await listen(options, token);
    if (signal.aborted) return;
    // A token that has run out is renewed once; the session itself is for whoever asks for something to lose.
    wanted = outcome === 'refused' && failures === 0 ? tokens.renewedToken : tokens.accessToken;
    failures = outcome === 'ended' ? 0 : failures + 1;
    if (outcome !== 'ended') onLost();
    await pause(Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, failures - 1)), signal);
  }
}
