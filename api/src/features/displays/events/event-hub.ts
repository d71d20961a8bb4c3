import type { SystemId } from '@psifida/contract/registry/systems';
import type { DisplayMessage } from '../../../releases/notify-displays.ts';
import { createLines, type Line } from './lines.ts';

export type Stream = Line & {
  display: string;
  /** Whose releases it hears of; follows the display when that is moved. */
  system: SystemId;
};

/** A reloaded page leaves its old stream behind for a while; more than this is none of a display's business. */
const streamsOfOneAtMost = 3;

const toText = ({ event, release, withinMs }: DisplayMessage): string =>
  `event: ${event}\ndata: ${JSON.stringify(release ?? { withinMs })}\n\n`;

const concerns = ({ to }: DisplayMessage): ((stream: Stream) => boolean) => {
  if (to === 'all') return () => true;
  if ('system' in to) return ({ system }) => system === to.system;
  const displays = new Set(to.displays);
  return ({ display }) => displays.has(display);
};

/** The event streams of displays. Whatever happens in any process is said here, to those whom it concerns. */
export function createEventHub({ atMost }: { atMost: number }) {
  const streams = createLines<Stream>({ atMost });

  const tell = (message: DisplayMessage): void => {
    const text = toText(message);
    for (const stream of streams.all().filter(concerns(message))) {
      if (message.event === 'settings' && message.system) stream.system = message.system;
      stream.write(text);
      if (message.event === 'revoked') streams.end(stream);
    }
  };

  return {
    ...streams,
    add(stream: Stream): boolean {
      const own = streams.all().filter(({ display }) => display === stream.display);
      if (!streams.add(stream)) return false;
      for (const old of own.slice(0, own.length - streamsOfOneAtMost + 1)) streams.end(old);
      return true;
    },
    tell,
    /** After a time in which nothing was heard: each one asks how things stand. */
    tellAllToAsk(): void {
      tell({ event: 'settings', to: 'all' });
      tell({ event: 'news', to: 'all' });
    },
  };
}

export type EventHub = ReturnType<typeof createEventHub>;
