import { staffEvents } from '@psifida/contract/endpoints/staff-events';
import { listen } from '@psifida/postgres/listen';
import type { FastifyInstance } from 'fastify';
import type { Registry as Metrics } from 'prom-client';
import { channel, notify } from '../../db/notify.ts';
import type { Bind } from '../../http/bind.ts';
import type { SignIn } from '../../http/sign-in.ts';
import { readNotification } from '../../releases/notify-displays.ts';
import { displayMetrics } from './display-metrics.ts';
import { displayRoutes } from './displays.routes.ts';
import { createEventHub } from './events/event-hub.ts';
import { eventStreamRoutes, staffStreamRoutes } from './events/event-stream.routes.ts';
import { presenceRoutes } from './events/presence.routes.ts';
import { createStaffHub, readDeedNews } from './events/staff-hub.ts';
import { createStaffPresence } from './events/staff-presence.ts';
import { createStreamPresence } from './events/stream-presence.ts';
import { watchGlass } from './events/watch-glass.ts';
import { lookAtGlass } from './find-display.ts';
import { watchTrials } from './first/watch-trials.ts';
import type { ReadHolder } from './pairing/sign-in-display.ts';
import type { DisplayParts } from './parts.ts';
import { playerRoutes } from './player/player.routes.ts';

type Parts = DisplayParts & {
  app: FastifyInstance;
  bind: Bind;
  signIn: SignIn;
  readHolder: ReadHolder;
  metrics: Metrics;
  /** How many event streams this process holds at most. */
  displayStreams: number;
};

/** Staff's side, the displays' side, and the one connection on which this process hears what any of them does. */
export function mountDisplays(options: Parts): void {
  const { app, bind, signIn, readHolder, metrics, displayStreams, ...parts } = options;
  const hub = createEventHub({ atMost: displayStreams });
  const staff = createStaffHub();
  const presence = createStreamPresence({ db: parts.db, log: app.log });
  const people = createStaffPresence({
    holds: staff.holds,
    // What is not heard of is forgotten in time.
    say: (message) => void notify(parts.db, message).catch((error) => app.log.warn(error)),
    onChange: () => staff.tell('presence'),
  });
  const listening = listen(parts.db, {
    channel,
    onMessage: (payload) => {
      const message = readNotification(payload);
      if (message) hub.tell(message);
      const news = readDeedNews(payload);
      if (news) staff.tell(news.deed, news.system);
      people.hear(payload);
    },
    onReady: () => {
      hub.tellAllToAsk();
      for (const event of staffEvents) staff.tell(event);
    },
  });
  const trials = watchTrials({ ...parts, log: app.log });
  const stopWatching = watchGlass({
    look: () => lookAtGlass(parts),
    isWatched: () => staff.size() > 0,
    onChange: () => staff.tell('glass'),
    log: app.log,
  });
  // Before the server waits for its open requests to end: streams never do by themselves.
  app.addHook('preClose', async () => {
    stopWatching();
    hub.close();
    staff.close();
    people.close();
  });
  app.addHook('onClose', async () => {
    await trials.stop();
    await listening.close();
    await presence.close();
  });
  displayRoutes({ ...parts, bind });
  playerRoutes({ ...parts, app, bind, readHolder });
  eventStreamRoutes({ now: parts.now, app, readHolder, hub, presence });
  staffStreamRoutes({ app, signIn, hub: staff, presence: people });
  presenceRoutes({ bind, db: parts.db, presence: people });
  displayMetrics({ ...parts, metrics, hub, staff });
}
