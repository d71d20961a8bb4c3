import { mountApi } from '@psifida/api/app';
import { isClockTrusted, readJump } from '@psifida/api/concurrency/clock';
import type { Tables } from '@psifida/api/db/tables';
import { startRefreshingAlerts } from '@psifida/api/features/news/alerts/refresh-alerts';
import { createFeedFetcher } from '@psifida/api/features/news/fetch-feed';
import { startRefreshing } from '@psifida/api/features/news/refresh-feeds';
import { streamsFor } from '@psifida/api/http/guard-connections';
import { addressesOf, createHttpServer, listenOn } from '@psifida/api/http/http-server';
import { probeFolder } from '@psifida/api/media/private-files';
import { startSpeech } from '@psifida/api/releases/make-speech';
import type { RuntimeConfig } from '@psifida/contract/runtime-config';
import { demoUsernames } from '@psifida/identity/accounts';
import type { IdentityTables } from '@psifida/identity/db/tables';
import { defaultLifetimes } from '@psifida/identity/lifetimes';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { recordAccountAction } from './account-actions.ts';
import { backupAge, missingFromBackup, startBackups } from './archive/scheduled.ts';
import type { Config } from './config/config.ts';
import { isLoopback } from './config/loopback.ts';
import { misspelt } from './config/misspelt.ts';
import { namesOf, type OperatorFiles } from './config/operator-files.ts';
import { databaseOutage } from './database-outage.ts';
import { openIdentitySource } from './identity-source.ts';
import { judge } from './notices/judge.ts';
import { startNotices } from './notices/notices.ts';
import { openSenders } from './notices/senders.ts';
import { type BuiltApps, mountPages } from './pages/pages.ts';
import { startDemo } from './start-demo.ts';
import type { Database } from './storage/database.ts';
import { foldersOf, nearestFolder, roomOf } from './storage/disks.ts';
import { openMediaStorage } from './storage/media-storage.ts';
import { isWatched, terminalLog } from './terminal-log.ts';
import { watchClock } from './watch-clock.ts';

/** What the browser is told at run time; nothing of it is built in (R-AUTH-01). */
const toRuntimeConfig = (config: Config, { routeRules, branding }: OperatorFiles): RuntimeConfig => {
  const { identity } = config;
  const embedded = identity.kind === 'embedded';
  return {
    keycloakUrl: embedded ? config.publicUrl : identity.url,
    keycloakRealm: identity.realm,
    keycloakClientId: identity.clientId,
    apiBaseUrl: config.apiBaseUrl,
    publicUrl: config.publicUrl,
    signIn: embedded ? 'embedded' : 'external',
    demoAccounts: embedded && identity.demoAccounts ? [...demoUsernames] : [],
    iconServiceUrl: config.iconServiceUrl,
    routeRules,
    roles: config.roles,
    requiresRights: config.requiresRights,
    ...(config.speechCommand && { speaks: true as const }),
    branding,
    kept: {
      activityDays: config.keepActivityDays,
      shownDays: config.keepShownDays,
      binDays: config.keepBinDays,
      copies: config.backups?.keep ?? null,
      sessionHours: embedded ? defaultLifetimes.session / 3_600 : null,
    },
  };
};

/** Requests under way may finish; one that never does, a stalled upload say, does not keep the rest from stopping. */
async function closeGently(app: FastifyInstance): Promise<void> {
  const patience = setTimeout(() => app.server.closeAllConnections(), 5_000);
  await app.close();
  clearTimeout(patience);
}

const hour = 60 * 60 * 1000;

/** For the proofs: who looks on from before the first route is there, and which pages are served. */
export type Seams = { watch?: (app: FastifyInstance) => void; built?: BuiltApps };

type Deps = Seams & {
  config: Config;
  files: OperatorFiles;
  database: Database;
  mediaFolder: string;
  /** How to close what has been opened, in that order. */
  opened: (() => Promise<unknown>)[];
};

/** Everything that stands on the database, to the open door. Answers how to begin what goes on beside it. */
export async function openProduct({
  config,
  files,
  database,
  mediaFolder,
  opened,
  watch,
  built,
}: Deps): Promise<() => Promise<void>> {
  const storage = await openMediaStorage(config, mediaFolder);
  const db = database.tables<Tables>();
  const displayStreams = streamsFor(config.displayStreams);
  const probeDatabase = () => sql`select 1`.execute(db);
  const outage = databaseOutage({ probe: probeDatabase });
  const app = createHttpServer({
    logger: { level: config.logLevel, hooks: outage.hooks, ...(isWatched() && { stream: terminalLog }) },
    trustProxy: config.trustProxy,
    displayStreams: config.displayStreams,
  });
  outage.tellTo(app.log);
  let embeddedIsAway: string | null = null;
  database.onTrouble((reason) => {
    embeddedIsAway = reason;
    if (reason) outage.begin(reason);
  });
  opened.push(() => closeGently(app));
  watch?.(app);
  if (config.publicUrl.startsWith('https:') && !config.trustProxy)
    app.log.warn('TRUST_PROXY names no proxy: behind one, everybody counts as a single address');
  for (const words of misspelt(process.env)) app.log.warn(words);
  if (displayStreams < config.displayStreams)
    app.log.warn(
      `DISPLAY_STREAMS is ${config.displayStreams}, but the limit of open files (ulimit -n, LimitNOFILE) leaves room for ${displayStreams}`,
    );
  if (files.inventedTown && !isLoopback(new URL(config.publicUrl).hostname))
    app.log.warn('BRANDING_DIR is not set: pages and displays carry the name and logos of an invented town');
  const clock = await watchClock({ db, log: app.log });
  opened.push(clock.stop);
  const identity = await openIdentitySource({
    config,
    db: database.tables<IdentityTables>(),
    record: recordAccountAction,
    isClockTrusted: () => isClockTrusted(db, Date.now()),
    town: namesOf(files.branding),
    log: app.log,
  });
  opened.push(identity.close);
  await identity.mount(app);
  const feeds = createFeedFetcher({ allowedHosts: config.newsAllowedHosts });
  opened.push(feeds.close);
  const demoNews = config.demo ? await import('@psifida/demo/news') : null;
  const fetchFeed = demoNews ? demoNews.withDemoNews(feeds.fetchFeed, config) : feeds.fetchFeed;
  const api = await mountApi(app, {
    db,
    registry: files.registry,
    signIn: {
      issuer: identity.issuer,
      clientId: config.identity.clientId,
      audience: identity.audience,
      keys: identity.keys,
      roles: config.roles,
      stands: identity.stands,
    },
    keeper: identity.keeper,
    probes: {
      database: () => (embeddedIsAway ? Promise.reject(new Error(embeddedIsAway)) : probeDatabase()),
      storage: storage.probe,
      uploads: () => probeFolder(config.uploadsDir),
      data: () => probeFolder(config.dataDir),
      identity: identity.probe,
    },
    monitor: {
      token: config.metricsToken,
      servesOthers: !isLoopback(new URL(config.publicUrl).hostname),
    },
    media: {
      storage,
      stagingFolder: config.uploadsDir,
      uploadsInStorage: config.s3 !== null,
      limits: config.media.limits,
      abandonedMs: config.media.abandonedHours * hour,
      unusedMs: config.media.unusedHours * hour,
      retryDelayMs: 2_000,
      backWithinMs: 2 * 60_000,
    },
    fetchFeed,
    fetchCalendar: feeds.fetchCalendar,
    keepShownDays: config.keepShownDays,
    keepActivityDays: config.keepActivityDays,
    keepBinDays: config.keepBinDays,
    displayStreams,
    displayContact: config.displayContact,
    speech: config.speechCommand,
  });
  const diskGauge = (name: string, help: string, which: 'free' | 'total') =>
    api.addGauge({
      name,
      help,
      labels: ['setting'],
      read: () =>
        Promise.all(
          foldersOf(config).map(async ({ setting, folder }) => ({
            labels: { setting },
            value: (await roomOf(await nearestFolder(folder)))[which],
          })),
        ),
    });
  diskGauge(
    'psifida_disk_free_bytes',
    'Free space where each folder lies; uploads are refused below 256 MB',
    'free',
  );
  diskGauge('psifida_disk_bytes', 'How large the disk is on which each folder lies', 'total');
  if (config.backups) {
    api.addGauge({
      name: 'psifida_backup_age_seconds',
      help: 'Since the last good copy that Psifida made by itself was begun; missing while there is none',
      read: () => backupAge(db),
    });
    api.addGauge({
      name: 'psifida_backup_missing_files',
      help: 'Images and videos that the database names and the storage did not have at the last good copy',
      read: () => missingFromBackup(db),
    });
  }
  api.addGauge({
    name: 'psifida_clock_jumped',
    help: '1 after the clock has jumped by more than a day, until an administrator says that it is right',
    read: async () => Number((await readJump(db)) !== null),
  });
  demoNews?.demoNewsRoutes(app, config);
  opened.push(startRefreshing({ db, fetchFeed, fetchCalendar: feeds.fetchCalendar, log: app.log }).stop);
  if (config.speechCommand)
    opened.push(
      startSpeech({
        ...{ db, storage, registry: files.registry, command: config.speechCommand },
        ...{ now: Date.now, log: app.log },
      }).stop,
    );
  const { fetchText } = feeds;
  const folder = config.warningsDir;
  opened.push(startRefreshingAlerts({ ...api.alerts, fetchText, folder, log: app.log }).stop);
  await mountPages(app, {
    publicUrl: config.publicUrl,
    runtimeConfig: toRuntimeConfig(config, files),
    brandingDir: files.brandingDir,
    shown: api.shown,
    look: api.look,
    capOut: api.capOut,
    folderOf: built,
  });
  const stopListening = await listenOn(app, {
    addresses: await addressesOf(config.host),
    port: config.port,
  });
  opened.push(async () => stopListening());
  return async () => {
    const demo = startDemo({
      db,
      registry: files.registry,
      api,
      publicUrl: config.publicUrl,
      wanted: config.demo,
      log: app.log,
      say: console.log,
    });
    opened.push(demo.stop);
    if (config.backups) opened.push(startBackups({ config, backups: config.backups, db, log: app.log }).stop);
    const { notices, publicUrl } = config;
    if (notices)
      opened.push(
        startNotices({
          db,
          senders: openSenders({ notices, publicUrl }),
          quietHours: notices.quietHours,
          judge: (now) => judge({ config, db, now }),
          log: app.log,
        }).stop,
      );
  };
}
