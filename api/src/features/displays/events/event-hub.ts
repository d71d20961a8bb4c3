import type { SystemId } from '@psifida/contract/registry/systems';
import type { DisplayMessage } from '../../../releases/notify-displays.ts';

export type Stream = {
  display: string;
  /** Whose releases it hears of; follows the display when that is moved. */
  system: SystemId;
  write(text: string): void;
  end(): void;
};

/** A reloaded page leaves its old stream behind for a while; more than this is none of a display's business. */
const streamsOfOneAtMost = 3;
const streamsAtMost = 5_000;
const heartbeatMs = 15_000;

const toText = ({ event, release }: Pick<DisplayMessage, 'event' | 'release'>): string =>
  `event: ${event}\ndata: ${JSON.stringify(release ?? {})}\n\n`;

/** The event streams of this process. Whatever happens in any process is said here, to those whom it concerns. */
export function createEventHub() {
  const streams = new Set<Stream>();
  let closed = false;

  const concerns = ({ to }: DisplayMessage): ((stream: Stream) => boolean) => {
    if (to === 'all') return () => true;
    if ('system' in to) return ({ system }) => system === to.system;
    const displays = new Set(to.displays);
    return ({ display }) => displays.has(display);
  };

  /** Its line may take a while to close; nothing may be written to it any more. */
  const end = (stream: Stream): void => {
    streams.delete(stream);
    stream.end();
  };

  const tell = (message: DisplayMessage): void => {
    const text = toText(message);
    for (const stream of [...streams].filter(concerns(message))) {
      if (message.event === 'settings' && message.system) stream.system = message.system;
      stream.write(text);
      if (message.event === 'revoked') end(stream);
    }
  };

  // Keeps proxies from closing a quiet line, and finds out which lines are dead.
  const heartbeat = setInterval(() => {
    for (const stream of [...streams]) stream.write(':\n\n');
  }, heartbeatMs).unref();

  return {
    /** False when there is no room, or the process is about to stop. */
    add(stream: Stream): boolean {
      if (closed || streams.size >= streamsAtMost) return false;
      const own = [...streams].filter(({ display }) => display === stream.display);
      streams.add(stream);
      for (const old of own.slice(0, own.length - streamsOfOneAtMost + 1)) end(old);
      return true;
    },
    remove: (stream: Stream) => streams.delete(stream),
    end,
    tell,
    /** After a time in which nothing was heard: each one asks how things stand. */
    tellAllToAsk(): void {
      tell({ event: 'settings', to: 'all' });
      tell({ event: 'news', to: 'all' });
    },
    size: () => streams.size,
    close(): void {
      closed = true;
      clearInterval(heartbeat);
      for (const stream of [...streams]) end(stream);
    },
  };
}

export type EventHub = ReturnType<typeof createEventHub>;
