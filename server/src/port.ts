import { createServer } from 'node:net';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

const reasons: Record<string, (config: Pick<Config, 'host' | 'port'>) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is already in use; stop what uses it or set PORT to another number.`,
  EACCES: ({ port }) =>
    `Port ${port} needs more rights than this account has; set PORT to a number from 1024 up.`,
  EADDRNOTAVAIL: ({ host }) => `HOST '${host}' is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST '${host}' is not a name that this machine knows.`,
};

/** Asked before anything is started, so that the answer comes at once and leaves nothing behind. */
export const ensurePortIsFree = ({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''];
      reject(reason ? new StartError(reason({ host, port })) : error);
    });
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
