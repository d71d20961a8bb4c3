import { StorageFailure } from './storage.ts';

const full = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** What went wrong on a disk, in the storage's words. */
export const diskFailure = (error: unknown): StorageFailure =>
  new StorageFailure(full.includes((error as NodeJS.ErrnoException)?.code ?? '') ? 'full' : 'unavailable', {
    cause: error,
  });
