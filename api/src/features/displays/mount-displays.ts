import { displayStates } from '@psifida/contract/content/display';
import { staffEvents } from '@psifida/contract/endpoints/staff-events';
import { listen } from '@psifida/postgres/held-connection';
import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry as Metrics, type Registry } from 'prom-client';
import { channel, notify } from '../../db/query.ts';
import type { Bind } from '../../http/bind.ts';
import type { SignIn } from '../../http/sign-in.ts';
import { readNotification } from '../../releases/notify-displays.ts';
import { watchClosed } from './change-display.ts';
import type { DisplayDeps } from './deps.ts';
import { displayRoutes } from './displays.routes.ts';
import { createEventHub, type EventHub } from './events/event-hub.ts';
import { eventStreamRoutes, staffStreamRoutes } from './events/event-stream.routes.ts';
import { presenceRoutes } from './events/presence.routes.ts';
import { createStaffHub, readActionEvent, type StaffHub } from './events/staff-hub.ts';
import { createStaffPresence } from './events/staff-presence.ts';
import { createStreamPresence } from './events/stream-presence.ts';
import { watchGlass } from './events/watch-glass.ts';
import { judgeDisplays, lookAtGlass } from './find-display.ts';
import { watchTrials } from './first/watch-trials.ts';
import type { ReadHolder } from './pairing/sign-in-display.ts';
import { playerRoutes } from './player/player.routes.ts';

type Deps = DisplayDeps & {
  app: FastifyInstance;
  bind: Bind;
  signIn: SignIn;
  readHolder: ReadHolder;
  metrics: Metrics;
  /** How many event streams this process holds at most. */
  displayStreams: number;
  /** Whom staff call about a display in trouble. */
  contact: string | null;
};

/** Staff's side, the displays' side, and the one connection on which this process hears what any of them does. */
export function mountDisplays(options: Deps): void {
  const { app, bind, signIn, readHolder, metrics, displayStreams, contact, ...parts } = options;
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
      const news = readActionEvent(payload);
      if (news?.person) staff.tellOne(news.action, news.person);
      else if (news) staff.tell(news.action, news.system);
      people.hear(payload);
    },
    onReady: () => {
      hub.tellAllToAsk();
      // Whoever sends a file asks again by themselves.
      for (const event of staffEvents) if (event !== 'upload') staff.tell(event);
    },
  });
  const trials = watchTrials({ ...parts, log: app.log });
  const closed = watchClosed({ ...parts, log: app.log });
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
    await closed.stop();
    await listening.close();
    await presence.close();
  });
  displayRoutes({ ...parts, bind, contact });
  playerRoutes({ ...parts, app, bind, readHolder });
  eventStreamRoutes({ now: parts.now, app, readHolder, hub, presence });
  staffStreamRoutes({ app, signIn, hub: staff, presence: people });
  presenceRoutes({ bind, db: parts.db, presence: people });
  displayMetrics({ ...parts, metrics, hub, staff });
}

/** For whoever is to be told when a display goes dark. */
function displayMetrics({
  metrics,
  hub,
  staff,
  ...parts
}: DisplayDeps & { metrics: Registry; hub: EventHub; staff: StaffHub }) {
  let asked: ReturnType<typeof judgeDisplays> | null = null;
  /** The metrics of one scrape are told by one look. */
  const look = () => {
    asked ??= judgeDisplays(parts).finally(() => {
      asked = null;
    });
    return asked;
  };
  new Gauge({
    name: 'psifida_displays',
    help: 'Displays by their state: green shows what it should, red has not for minutes',
    labelNames: ['state'],
    registers: [metrics],
    async collect() {
      const displays = await look();
      for (const state of displayStates)
        this.set({ state }, displays.filter((display) => display.state === state).length);
    },
  });
  new Gauge({
    name: 'psifida_display_state',
    help: 'Each display by name: 0 is green, 1 amber, 2 red; the label glass says what it is about',
    labelNames: ['id', 'name', 'system', 'glass'],
    registers: [metrics],
    async collect() {
      this.reset();
      for (const { id, name, system, glass, state } of await look())
        this.set({ id, name, system, glass }, displayStates.indexOf(state));
    },
  });
  new Gauge({
    name: 'psifida_display_streams',
    help: 'Event streams of displays that this process holds',
    registers: [metrics],
    collect() {
      this.set(hub.size());
    },
  });
  new Gauge({
    name: 'psifida_staff_streams',
    help: 'Event streams of staff that this process holds: open windows, more or less',
    registers: [metrics],
    collect() {
      this.set(staff.size());
    },
  });
}
