import { createServer } from 'node:net';
import type { Config } from './config/config.ts';
import { readOperatorFiles } from './config/operator-files.ts';
import { StartError } from './config/start-error.ts';
import { loadProvider } from './identity-source.ts';
import type { Seams } from './open-product.ts';
import { claimDataDir } from './storage/data-dir.ts';
import { openDatabase } from './storage/database.ts';

const reasons: Record<string, (config: Pick<Config, 'host' | 'port'>) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is already in use; stop what uses it or set PORT to another number.`,
  EACCES: ({ port }) =>
    `Port ${port} needs more rights than this account has; set PORT to a number from 1024 up.`,
  EADDRNOTAVAIL: ({ host }) => `HOST '${host}' is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST '${host}' is not a name that this machine knows.`,
};

/** Asked before anything is started, so that the answer comes at once and leaves nothing behind. */
const ensurePortIsFree = ({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''];
      reject(reason ? new StartError(reason({ host, port })) : error);
    });
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });

export type RunningServer = {
  /** What goes on beside the running product, once its address has been told. */
  begin(): Promise<void>;
  stop(): Promise<void>;
};

/** Most of the code; it is read while the embedded database starts. */
async function loadProduct({ identity }: Config) {
  const [product] = await Promise.all([
    import('./open-product.ts'),
    identity.kind === 'embedded' && loadProvider(),
  ]);
  return product;
}

/** Opens the parts in the order they need each other; whatever fails, what was opened before is closed again. */
export async function startServer(config: Config, seams: Seams = {}): Promise<RunningServer> {
  const opened: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    const files = await readOperatorFiles(config);
    await ensurePortIsFree(config);
    const dataDir = await claimDataDir(config.dataDir);
    opened.push(dataDir.release);
    const database = await openDatabase({
      url: config.databaseUrl,
      folder: dataDir.postgres,
      poolSize: config.databasePoolSize,
      meanwhile: () => loadProduct(config),
    });
    opened.push(database.close);
    const { openProduct } = await loadProduct(config);
    const begin = await openProduct({
      ...seams,
      config,
      files,
      database,
      mediaFolder: dataDir.media,
      opened,
    });
    return { begin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
