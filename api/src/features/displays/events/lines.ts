import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

/** An answer that has no end: server-sent events, for as long as both sides are there. */
export type Line = { write(text: string): void; end(): void };

/** What a line may have lying unsent before we give it up; whoever it is for comes back and asks. */
const unsentBytesAtMost = 16 * 1024;
const lastWordsMs = 2_000;

export const toLine = ({ raw }: FastifyReply): Line => ({
  write(text) {
    if (raw.writableLength > unsentBytesAtMost) raw.destroy();
    else raw.write(text);
  },
  end() {
    raw.end();
    setTimeout(() => raw.destroy(), lastWordsMs).unref();
  },
});

/** From here on the answer is the line's alone. */
export function beginLine(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close', // nothing else comes over this line once the stream is over
  });
  reply.raw.write(':\n\n');
}

const heartbeatMs = 15_000;

/** The lines of one kind that this process holds. */
export function createLines<One extends Line>({ atMost }: { atMost: number }) {
  const lines = new Set<One>();
  let closed = false;

  /** A line may take a while to close; nothing may be written to it any more. */
  const end = (line: One): void => {
    lines.delete(line);
    line.end();
  };

  // Keeps proxies from closing a quiet line, and finds out which lines are dead.
  const heartbeat = setInterval(() => {
    for (const line of [...lines]) line.write(':\n\n');
  }, heartbeatMs).unref();

  return {
    /** False when there is no room, or the process is about to stop. */
    add(line: One): boolean {
      if (closed || lines.size >= atMost) return false;
      lines.add(line);
      return true;
    },
    remove: (line: One) => lines.delete(line),
    end,
    all: (): One[] => [...lines],
    size: () => lines.size,
    close(): void {
      closed = true;
      clearInterval(heartbeat);
      for (const line of [...lines]) end(line);
    },
  };
}
