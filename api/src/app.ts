import type { Registry } from '@psifida/contract/registry/systems';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { prepareSystems } from './db/prepare-systems.ts';
import type { Tables } from './db/tables.ts';
import { activityRoutes } from './features/activity/activity.routes.ts';
import { iconRoutes } from './features/icons/icons.routes.ts';
import { type MediaOptions, mountMedia } from './features/media/mount-media.ts';
import type { FetchFeed } from './features/news/fetch-feed.ts';
import { createLinkChecker } from './features/news/link-checker.ts';
import { newsRoutes } from './features/news/news.routes.ts';
import { presentationRoutes } from './features/presentations/presentations.routes.ts';
import { registryRoutes } from './features/registry/registry.routes.ts';
import { systemRoutes } from './features/systems/systems.routes.ts';
import { binder } from './http/bind.ts';
import { docsRoutes } from './http/docs.ts';
import { healthRoutes, type ReadinessProbes } from './http/health.ts';
import { metricsRoutes } from './http/metrics.ts';
import { createSignIn, type SignInOptions } from './http/sign-in.ts';
import { unmatchedApi } from './http/unmatched.ts';
import { Problem } from './problem.ts';
import { countAllAfterChange } from './rules/count-again.ts';

export type ApiOptions = {
  db: Kysely<Tables>;
  registry: Registry;
  signIn: SignInOptions;
  probes: ReadinessProbes;
  metricsToken: string | null;
  media: MediaOptions;
  fetchFeed: FetchFeed;
};

/** Puts the product API onto the server: one line per feature. */
export async function mountApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { db, registry, fetchFeed } = options;
  await prepareSystems(db);
  await countAllAfterChange(db, registry);
  const signIn = createSignIn(options.signIn);
  const bind = binder(app, signIn, async () => {
    throw new Problem('display.not-paired');
  });
  const checkLink = createLinkChecker({ db, fetchFeed });
  metricsRoutes(app, { token: options.metricsToken });
  healthRoutes(app, options.probes);
  docsRoutes(app);
  registryRoutes({ bind, registry });
  systemRoutes({ bind, db });
  presentationRoutes({ bind, db, registry, checkLink });
  activityRoutes({ bind, db });
  newsRoutes({ bind, db, checkLink });
  await mountMedia({ app, bind, signIn, db, registry, options: options.media });
  iconRoutes({ bind });
  unmatchedApi(app);
}
