import { listen } from '@psifida/postgres/listen';
import type { FastifyInstance } from 'fastify';
import type { Registry as Metrics } from 'prom-client';
import type { Bind } from '../../http/bind.ts';
import { displayChannel, readNotification } from '../../releases/notify-displays.ts';
import { displayMetrics } from './display-metrics.ts';
import { displayRoutes } from './displays.routes.ts';
import { createEventHub } from './events/event-hub.ts';
import { eventStreamRoutes } from './events/event-stream.routes.ts';
import { createStreamPresence } from './events/stream-presence.ts';
import type { ReadHolder } from './pairing/sign-in-display.ts';
import type { DisplayParts } from './parts.ts';
import { playerRoutes } from './player/player.routes.ts';

type Parts = DisplayParts & {
  app: FastifyInstance;
  bind: Bind;
  readHolder: ReadHolder;
  metrics: Metrics;
};

/** Staff's side, the displays' side, and the one connection on which this process hears what any of them does. */
export function mountDisplays({ app, bind, readHolder, metrics, ...parts }: Parts): void {
  const hub = createEventHub();
  const presence = createStreamPresence({ db: parts.db, log: app.log });
  const listening = listen(parts.db, {
    channel: displayChannel,
    onMessage: (payload) => {
      const message = readNotification(payload);
      if (message) hub.tell(message);
    },
    onReady: () => hub.tellAllToAsk(),
  });
  // Before the server waits for its open requests to end: streams never do by themselves.
  app.addHook('preClose', async () => hub.close());
  app.addHook('onClose', async () => {
    await listening.close();
    await presence.close();
  });
  displayRoutes({ ...parts, bind });
  playerRoutes({ ...parts, app, bind, readHolder });
  eventStreamRoutes({ now: parts.now, app, readHolder, hub, presence });
  displayMetrics({ ...parts, metrics, hub });
}
