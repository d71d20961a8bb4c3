import {
  announcePresence,
  listPresence,
  type Presence,
  presenceRenewedMs,
} from '@psifida/contract/endpoints/presence';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api-client.ts';

/** This window's id for its event stream; its presence lasts as long as that connection. */
export const lineId = crypto.randomUUID();

/** Refetched when the event stream reports a change. */
export const presenceQuery = queryOptions({
  queryKey: ['presence'],
  queryFn: ({ signal }) => call(listPresence, { query: { line: lineId } }, { signal }),
  select: ({ items }): Presence[] => items,
});

const typingMs = 4_000;

type Said = { id: string; typing: boolean }[];

/** Sends what this window has open on every change, and periodically. */
export function createPresence(send: (documents: Said) => void) {
  const opened = new Map<symbol, { id: string; typing: boolean }>();
  let renewing: ReturnType<typeof setInterval> | undefined;
  let last = '[]';

  const now = (): Said => [...opened.values()].map(({ id, typing }) => ({ id, typing }));
  const say = () => {
    const documents = now();
    const text = JSON.stringify(documents);
    clearInterval(renewing);
    renewing = documents.length ? setInterval(sayAgain, presenceRenewedMs) : undefined;
    if (text === last) return;
    last = text;
    send(documents);
  };
  const sayAgain = () => {
    if (opened.size) send(now());
  };

  return {
    sayAgain,
    open(id: string) {
      const own = Symbol(id);
      opened.set(own, { id, typing: false });
      say();
      let waiting: ReturnType<typeof setTimeout> | undefined;
      let lastTyped = 0;
      const settle = (typing: boolean) => {
        opened.set(own, { id, typing });
        say();
      };
      const look = () => {
        const left = lastTyped + typingMs - performance.now();
        if (left <= 0) settle(false);
        else waiting = setTimeout(look, left);
      };
      return {
        /** Told with every letter: only the first says something, the others are a number. */
        typed() {
          const one = opened.get(own);
          lastTyped = performance.now();
          if (!one || one.typing) return;
          waiting = setTimeout(look, typingMs);
          settle(true);
        },
        close() {
          clearTimeout(waiting);
          opened.delete(own);
          say();
        },
      };
    },
  };
}

/** Fire and forget: it is sent again soon. */
const presence = createPresence(
  (documents) => void call(announcePresence, { body: { line: lineId, documents } }).catch(() => {}),
);
export const { open: openDocument, sayAgain } = presence;
