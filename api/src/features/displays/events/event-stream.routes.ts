import { randomUUID } from 'node:crypto';
import { uuid } from '@psifida/contract/content/uuid';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { playerEventsPath } from '@psifida/contract/endpoints/player';
import { staffEventsPath, staffLineParam } from '@psifida/contract/endpoints/staff-events';
import { Problem } from '@psifida/contract/problem';
import type { FastifyInstance } from 'fastify';
import type { SignIn } from '../../../http/sign-in.ts';
import type { DisplayDeps } from '../deps.ts';
import type { ReadHolder } from '../pairing/sign-in-display.ts';
import type { EventHub, Stream } from './event-hub.ts';
import { beginLine, toLine } from './lines.ts';
import type { StaffHub, StaffLine } from './staff-hub.ts';
import type { StaffPresence } from './staff-presence.ts';
import type { StreamPresence } from './stream-presence.ts';

type Deps = Pick<DisplayDeps, 'now'> & {
  app: FastifyInstance;
  readHolder: ReadHolder;
  hub: EventHub;
  presence: StreamPresence;
};

const noRoom = () => new Problem('not-ready', { part: 'events' });

/** Server-sent events: only that something changed, never what. */
export function eventStreamRoutes({ app, readHolder, hub, presence, now }: Deps): void {
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
      const stream: Stream = { ...toLine(reply), display, system };
      if (!hub.add(stream)) throw noRoom();
      raw.once('close', () => {
        hub.remove(stream);
        presence.closed(id);
      });
      beginLine(reply);
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

type StaffDeps = {
  app: FastifyInstance;
  signIn: SignIn;
  hub: StaffHub;
  presence: Pick<StaffPresence, 'left'>;
};

/** The same for people. It ends with the token that opened it: whoever may still look comes back with another one. */
export function staffStreamRoutes({ app, signIn, hub, presence }: StaffDeps): void {
  app.route({
    method: 'GET',
    url: `${apiPrefix}${staffEventsPath}`,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const caller = await signIn(request);
      if (!caller.may('view')) throw new Problem('not-allowed', { needs: 'view' });
      const { raw } = reply;
      if (raw.destroyed) return reply.hijack();
      const named = (request.query as Record<string, unknown>)[staffLineParam];
      const id = uuid.safeParse(named).data ?? null;
      const line: StaffLine = { ...toLine(reply), person: caller.id, id };
      if (!hub.add(line)) throw noRoom();
      const expiry = setTimeout(() => hub.end(line), Math.min(caller.until - Date.now(), longestMs)).unref();
      raw.once('close', () => {
        clearTimeout(expiry);
        hub.remove(line);
        // The same window may have come back on another line before this one was found dead.
        if (id && !hub.holds(id, caller.id)) presence.left(id);
      });
      beginLine(reply);
    },
  });
}

/** Timers know no longer times than some 24 days; a token that is good for longer is asked for once a day. */
const longestMs = 24 * 3_600_000;
