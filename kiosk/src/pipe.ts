import type { Readable, Writable } from 'node:stream';

type Message = {
  id?: number;
  method?: string;
  params?: object;
  result?: object;
  error?: { message: string };
  sessionId?: string;
};
type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };

/** A command timed out, or the pipe is closed. */
export class NoAnswer extends Error {}

/** DevTools Protocol over --remote-debugging-pipe: messages end with a zero byte, and no port is open. */
export function openPipe(fromBrowser: Readable, toBrowser: Writable) {
  let lastId = 0;
  let closed = false;
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<(message: Message) => void>();

  const end = () => {
    closed = true;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new NoAnswer('the browser is gone'));
    }
    waiting.clear();
  };
  const take = (text: string) => {
    const message = JSON.parse(text) as Message;
    if (message.id === undefined) {
      for (const listener of listeners) listener(message);
      return;
    }
    const asked = waiting.get(message.id);
    if (!asked) return;
    waiting.delete(message.id);
    clearTimeout(asked.timer);
    if (message.error) asked.reject(new Error(message.error.message));
    else asked.resolve(message.result as never);
  };

  let unfinished: Buffer[] = [];
  fromBrowser.on('data', (chunk: Buffer) => {
    let from = 0;
    for (let zero = chunk.indexOf(0); zero !== -1; zero = chunk.indexOf(0, from)) {
      take(Buffer.concat([...unfinished, chunk.subarray(from, zero)]).toString('utf8'));
      unfinished = [];
      from = zero + 1;
    }
    if (from < chunk.length) unfinished.push(chunk.subarray(from));
  });
  fromBrowser.once('close', end).on('error', end);
  toBrowser.on('error', end);

  return {
    ask: <Result extends object>(
      method: string,
      params: object = {},
      { sessionId, withinMs = 10_000 }: { sessionId?: string; withinMs?: number } = {},
    ): Promise<Result> =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new NoAnswer('the browser is gone'));
        const id = ++lastId;
        const timer = setTimeout(() => {
          waiting.delete(id);
          reject(new NoAnswer(`${method}: no answer within ${withinMs} ms`));
        }, withinMs);
        waiting.set(id, { resolve, reject, timer });
        toBrowser.write(`${JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) })}\0`);
      }),
    /** Subscribes to events; the returned function unsubscribes. */
    hear: (listener: (message: Message) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      end();
      toBrowser.destroy();
      fromBrowser.destroy();
    },
  };
}
export type Pipe = ReturnType<typeof openPipe>;
