import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { playerEventsPath } from '@psifida/contract/endpoints/player';
import { Problem } from '@psifida/contract/problem';
import type { FastifyInstance } from 'fastify';
import type { ReadHolder } from '../pairing/sign-in-display.ts';
import type { DisplayParts } from '../parts.ts';
import type { EventHub, Stream } from './event-hub.ts';
import type { StreamPresence } from './stream-presence.ts';

/** What a line may have lying unsent before we give it up; its display comes back and asks. */
const unsentBytesAtMost = 16 * 1024;
const lastWordsMs = 2_000;

type Parts = Pick<DisplayParts, 'now'> & {
  app: FastifyInstance;
  readHolder: ReadHolder;
  hub: EventHub;
  presence: StreamPresence;
};

/** Server-sent events: only that something changed, never what. */
export function eventStreamRoutes({ app, readHolder, hub, presence, now }: Parts): void {
  app.route({
    method: 'GET',
    url: `${apiPrefix}${playerEventsPath}`,
    exposeHeadRoute: false,
    logLevel: 'warn',
    handler: async (request, reply) => {
      const { id: display, system } = await readHolder(request);
      const { raw } = reply;
      if (raw.destroyed) return reply.hijack(); // gone before it was let in
      const id = randomUUID();
      const stream: Stream = {
        display,
        system,
        write(text) {
          if (raw.writableLength > unsentBytesAtMost) raw.destroy();
          else raw.write(text);
        },
        end() {
          raw.end();
          setTimeout(() => raw.destroy(), lastWordsMs).unref();
        },
      };
      if (!hub.add(stream)) throw new Problem('not-ready', { part: 'events' });
      raw.once('close', () => {
        hub.remove(stream);
        presence.closed(id);
      });
      reply.hijack();
      raw.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        connection: 'close', // nothing else comes over this line once the stream is over
      });
      raw.write(':\n\n');
      presence.opened({ display, stream: id, since: new Date(now()) });
      // It may have been moved or revoked between the question and the answer, before the stream could hear of it.
      await readHolder(request).then(
        (current) => {
          stream.system = current.system;
        },
        () => hub.end(stream),
      );
    },
  });
}
