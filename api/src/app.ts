import type { TownLook } from '@psifida/contract/content/look';
import type { Registry } from '@psifida/contract/registry/systems';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { prepareSystems } from './db/prepare-systems.ts';
import type { Tables } from './db/tables.ts';
import type { CheckLink } from './documents/check-new-links.ts';
import { countAllAfterChange } from './documents/count-again.ts';
import { foldAgainAfterChange } from './documents/fold-again.ts';
import { type AccountKeeper, accountRoutes } from './features/accounts/accounts.routes.ts';
import { activityRoutes } from './features/activity/activity.routes.ts';
import { approvalRoutes } from './features/approvals/approvals.routes.ts';
import { binRoutes } from './features/bin/bin.routes.ts';
import { clockRoutes } from './features/clock/clock.routes.ts';
import { demoRoutes } from './features/demo/demo.routes.ts';
import { endIn, sendIn } from './features/displays/emergencies/emergencies.ts';
import { mountDisplays } from './features/displays/mount-displays.ts';
import { createHolderReader } from './features/displays/pairing/sign-in-display.ts';
import { findRoutes } from './features/find/find.routes.ts';
import { firstDayRoutes } from './features/first-day/first-day.routes.ts';
import { iconRoutes } from './features/icons/icons.routes.ts';
import { mountLanguages } from './features/languages/mount-languages.ts';
import { libraryRoutes } from './features/library/library.routes.ts';
import { lookRoutes, readLook } from './features/look/look.routes.ts';
import { type MediaOptions, mountMedia } from './features/media/mount-media.ts';
import type { AddFile } from './features/media/uploads/add-file.ts';
import { alertRoutes } from './features/news/alerts/alerts.routes.ts';
import type { AlertDeps } from './features/news/alerts/alerts.ts';
import { type CapOut, capOut } from './features/news/alerts/cap-out.ts';
import { eventFeedRoutes } from './features/news/event-feeds.ts';
import type { FetchCalendar, FetchFeed } from './features/news/fetch-feed.ts';
import { createLinkChecker } from './features/news/link-checker.ts';
import { newsRoutes } from './features/news/news.routes.ts';
import { mountPast } from './features/past/mount-past.ts';
import { presentationRoutes } from './features/presentations/presentations.routes.ts';
import { sharedPreviewRoutes } from './features/shared-previews/shared-previews.routes.ts';
import { registryRoutes, systemRoutes } from './features/systems/systems.routes.ts';
import { takeHomeRoutes } from './features/take-home/take-home.routes.ts';
import { type WhatIsShown, whatIsShown } from './features/take-home/what-is-shown.ts';
import { mountVisits } from './features/visits/mount-visits.ts';
import { binder } from './http/bind.ts';
import { usualStreams } from './http/guard-connections.ts';
import { healthRoutes, type ReadinessProbes } from './http/health.ts';
import { unmatchedApi } from './http/http-server.ts';
import {
  type AddGauge,
  gaugeAdder,
  type MonitorOptions,
  mayMonitor,
  metricsRoutes,
  workMetrics,
} from './http/metrics.ts';
import { noteSessions } from './http/note-sessions.ts';
import { docsRoutes } from './http/openapi.ts';
import { createSignIn, type SignInOptions } from './http/sign-in.ts';
import type { SpeechCommand } from './media/audios/run-speech.ts';

export type ApiOptions = {
  db: Kysely<Tables>;
  registry: Registry;
  signIn: SignInOptions;
  probes: ReadinessProbes;
  /** Null where people are kept elsewhere. */
  keeper?: AccountKeeper | null;
  monitor: MonitorOptions;
  media: MediaOptions;
  fetchFeed: FetchFeed;
  fetchCalendar: FetchCalendar;
  /** For how many days one can look back at what was on the glass, and at what visitors did. */
  keepShownDays?: number;
  /** For how many days it is kept who did what. */
  keepActivityDays?: number;
  /** For how many days an administrator can restore what was deleted. */
  keepBinDays?: number;
  /** How many event streams of displays this process holds at most. */
  displayStreams?: number;
  /** The program that reads texts aloud; none: nothing is read aloud. */
  speech?: SpeechCommand | null;
  /** Whom staff call about a display in trouble. */
  displayContact?: string | null;
  /** The clock that displays trust. */
  now?: () => number;
};

/** What the process itself may do with the product, as staff do over HTTP. */
export type MountedApi = {
  checkLink: CheckLink;
  addFile: AddFile;
  addGauge: AddGauge;
  /** For the pages that visitors take home. */
  shown: WhatIsShown;
  /** The town's own colours and typefaces; null where they are the usual ones. */
  look: () => Promise<TownLook | null>;
  /** What takes official warnings in, for those that feeds bring. */
  alerts: AlertDeps;
  /** What the town sends itself, as CAP. */
  capOut: CapOut;
};

/** Puts the product API onto the server: one line per feature. */
export async function mountApi(app: FastifyInstance, options: ApiOptions): Promise<MountedApi> {
  const { db, registry, fetchFeed, keeper = null, keepShownDays = 400, now = Date.now } = options;
  const { keepActivityDays = 730, keepBinDays = 30, displayStreams = usualStreams } = options;
  const { displayContact: contact = null, speech = null } = options;
  await prepareSystems(db);
  await foldAgainAfterChange(db);
  await countAllAfterChange(db, registry);
  const signIn = noteSessions(createSignIn(options.signIn), { db, log: app.log });
  const readHolder = createHolderReader(db);
  const bind = binder({
    app,
    signIn,
    signInDisplay: async (request) => (await readHolder(request)).id,
    mayMonitor: (request) => mayMonitor(request, options.monitor),
  });
  const checkLink = createLinkChecker({ db, fetchFeed });
  const metrics = metricsRoutes(app, options.monitor);
  const addGauge = gaugeAdder(metrics);
  workMetrics(db, addGauge);
  healthRoutes(app, options.probes, (request) => mayMonitor(request, options.monitor));
  docsRoutes(app);
  registryRoutes({ bind, registry });
  systemRoutes({ bind, db, now });
  const parts = { db, registry, checkLink };
  presentationRoutes({ bind, ...parts });
  sharedPreviewRoutes({ bind, db, registry, now });
  libraryRoutes({ bind, db, registry });
  approvalRoutes({ bind, ...parts });
  activityRoutes({ app, bind, signIn, db, now, keepActivityDays });
  binRoutes({ app, bind, ...parts, now, keepBinDays });
  clockRoutes({ bind, db, now });
  lookRoutes({ bind, db });
  findRoutes({ bind, db, registry });
  mountLanguages({ app, bind, db, storage: options.media.storage, speech });
  firstDayRoutes({ bind, db, now });
  accountRoutes({ bind, db, keeper });
  newsRoutes({ bind, db, checkLink });
  eventFeedRoutes({ bind, db, fetchCalendar: options.fetchCalendar, now });
  const addFile = await mountMedia({ app, bind, signIn, db, registry, options: options.media });
  const displays = { db, registry, now, speech };
  mountDisplays({ app, bind, signIn, readHolder, metrics, displayStreams, contact, ...displays });
  const alerts: AlertDeps = {
    db,
    now,
    messages: {
      send: (tx, what) => sendIn(tx, { now }, what),
      end: (tx, what) => endIn(tx, { now }, what),
    },
  };
  alertRoutes({ app, bind, ...alerts });
  mountPast({ app, bind, db, now, keepShownDays });
  mountVisits({ bind, db, now, keepShownDays });
  iconRoutes({ bind });
  const shown = whatIsShown(db, now, app.log);
  takeHomeRoutes({ bind, shown });
  demoRoutes({ bind, db, registry });
  unmatchedApi(app);
  const look = () => readLook(db);
  return { checkLink, addFile, addGauge, shown, look, alerts, capOut: capOut(db, now) };
}
