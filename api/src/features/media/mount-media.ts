import { randomUUID } from 'node:crypto';
import type { UploadLimits } from '@psifida/contract/content/upload';
import type { Registry } from '@psifida/contract/registry/systems';
import type { HeldConnection } from '@psifida/postgres/held-connection';
import { holdNames } from '@psifida/postgres/presence';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Repeated } from '../../concurrency/repeat.ts';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import type { SignIn } from '../../http/sign-in.ts';
import { openStaging } from '../../media/staging.ts';
import type { Storage } from '../../media/storage/storage.ts';
import { startHousekeeping } from './housekeeping/tidy-up.ts';
import { mediaRoutes } from './library/media.routes.ts';
import { servingRoutes } from './serving/serving.routes.ts';
import { type AddFile, fileAdder } from './uploads/add-file.ts';
import { incomingInFolder, incomingInStorage } from './uploads/incoming.ts';
import { uploadLocks } from './uploads/upload-lock.ts';
import { startUploadWorkers, type UploadWorkers } from './uploads/upload-workers.ts';
import { uploadRoutes } from './uploads/uploads.routes.ts';

export type MediaOptions = {
  storage: Storage;
  stagingFolder: string;
  /** The storage is reached by every process: bytes on their way in lie there, and any process goes on with them. */
  uploadsInStorage?: boolean;
  limits: UploadLimits;
  /** How long an upload that nobody continues, and a replacement that nobody uses, is kept. */
  abandonedMs: number;
  /** How long a file is kept that no asset uses any more. */
  unusedMs: number;
  retryDelayMs: number;
  /** How long another process may be away before the uploads in its folder count as lost. */
  backWithinMs: number;
  /** Kept free on the disk whatever is uploaded, so that saving and signing in go on. */
  reserveBytes?: number;
};

type Deps = {
  app: FastifyInstance;
  bind: Bind;
  signIn: SignIn;
  db: Kysely<Tables>;
  registry: Registry;
  options: MediaOptions;
};

export async function mountMedia({ app, bind, signIn, db, registry, options }: Deps): Promise<AddFile> {
  const { storage, limits, abandonedMs: lifetimeMs } = options;
  const staging = await openStaging(options.stagingFolder, options);
  const holder = randomUUID();
  const incoming = options.uploadsInStorage
    ? incomingInStorage({ db, staging, storage })
    : incomingInFolder({ db, staging });
  const parts = { ...options, db, registry, staging, incoming, lifetimeMs, log: app.log };
  let presence: HeldConnection | undefined;
  let workers: UploadWorkers | undefined;
  let housekeeping: Repeated | undefined;
  app.addHook('onReady', async () => {
    presence = holdNames(db, [holder, incoming.id]);
    workers = startUploadWorkers({ ...parts, holder, present: presence.standing });
    housekeeping = startHousekeeping(parts);
  });
  app.addHook('onClose', async () => {
    await Promise.all([workers?.stop(), housekeeping?.stop()]);
    await presence?.close();
  });
  const onReceived = () => workers?.wake();
  await uploadRoutes({
    app,
    bind,
    signIn,
    db,
    staging,
    incoming,
    limits,
    lifetimeMs,
    holder,
    locks: uploadLocks({ db, log: app.log }),
    looksAhead: {
      begin: (file, bytes) => workers?.looksAhead.begin(file, bytes),
      keep: (uploadId, looking) => workers?.looksAhead.keep(uploadId, looking),
    },
    onReceived,
    onBegun: () => workers?.warmUp(),
  });
  mediaRoutes({ bind, db, registry });
  servingRoutes(app, storage);
  return fileAdder({ db, staging, incoming, lifetimeMs, onReceived });
}
