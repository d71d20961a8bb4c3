import { setTimeout as sleep } from 'node:timers/promises';
import type { Locker } from '@tus/server';
import type { Kysely } from 'kysely';
import type { MediaUploadRow } from '../../../db/media-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import * as store from './uploads.store.ts';

/** One request of the upload protocol, and the process that answers it. */
type Writer = {
  writer: string;
  holder: string;
  /** It makes the upload: under an id that nobody has heard of yet. */
  begins: boolean;
  /** It has the lock, and this is what was found with it. */
  onTaken(upload: MediaUploadRow): void;
  /** Resolves when nothing is being written any more. */
  written(): Promise<unknown>;
  /** Asked then: whether there is anything to give back. */
  holdsLock(): boolean;
};

/** A client whose line broke comes back while its old request still holds the upload, in this process or in another. */
const patienceMs = 10_000;
const askAgainMs = 150;
const lookMs = 500;

type Deps = { db: Kysely<Tables>; log: { warn(about: object, words: string): void } };

/** One request at a time writes an upload, in whichever process; a later one asks it to end, or replaces it. */
export function uploadLocks({ db, log }: Deps) {
  const here = new Map<string, () => void>();
  return ({ begins, onTaken, written, holdsLock, ...by }: Writer): Locker => ({
    newLock: (id) => {
      let watching: NodeJS.Timeout | undefined;
      let release = () => {};
      return {
        lock: async (stop, requestRelease) => {
          const end = Date.now() + patienceMs;
          while (!begins) {
            const found = await store.takeLock(db, { id, ...by, replace: Date.now() > end });
            if (found && found !== 'not-there') onTaken(found);
            if (found) break;
            here.get(id)?.();
            await sleep(askAgainMs, null, { signal: stop }).catch(async () => {
              throw (await import('@tus/utils')).ERRORS.ERR_LOCK_TIMEOUT;
            });
          }
          release = () => void requestRelease();
          here.set(id, release);
          watching = setInterval(() => {
            store.isWanted(db, { id, ...by }).then(
              (wanted) => wanted && release(),
              () => {}, // the next look may find the database again
            );
          }, lookMs).unref();
        },
        unlock: async () => {
          await written();
          clearInterval(watching);
          // Whoever has replaced this one stands there by now.
          if (here.get(id) === release) here.delete(id);
          if (!holdsLock()) return;
          // Left behind, it is replaced by whoever comes next.
          await store.giveLock(db, { id, ...by }).catch((err: unknown) => {
            log.warn({ err, upload: id }, 'an upload’s lock was left behind');
          });
        },
      };
    },
  });
}
