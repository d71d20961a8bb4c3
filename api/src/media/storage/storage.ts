import type { Readable } from 'node:stream';
import type { ByteRange } from '@psifida/contract/byte-range';
import type { ServedExtension } from '@psifida/contract/content/media';

/** What is to be kept: a local file, however large, or something small that was just made. */
export type StorageSource = { file: string; bytes: number } | { data: Buffer; bytes: number };

/** Where originals and everything made from them lie: a folder or an S3 bucket. What a key holds never changes. */
export type Storage = {
  /** Whole or not at all. A key that is already there is left as it is: equal keys mean equal bytes. */
  put(key: string, source: StorageSource): Promise<void>;
  /** Null when there is nothing under the key. */
  find(key: string): Promise<{ bytes: number } | null>;
  /** Where it lies, if that is a file of this machine: what only reads it needs no copy. */
  fileOf?(key: string): string;
  read(key: string, range?: ByteRange): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** Clears away what writes that were broken off before then have left behind. */
  sweep(before: Date): Promise<void>;
  /** Rejects when the storage is out of reach. */
  probe(): Promise<void>;
};

/** The storage cannot do its work; the file in hand is not to blame. */
export class StorageFailure extends Error {
  override name = 'StorageFailure';
  readonly reason: 'full' | 'unavailable';

  constructor(reason: StorageFailure['reason'], options?: ErrorOptions) {
    super(`the media storage is ${reason}`, options);
    this.reason = reason;
  }
}

/** Originals and what is served lie apart: no address below /media can ever reach an original. */
export const originalKey = (sha256: string): string => `original/${sha256}`;
export const servedKey = (sha256: string, extension: ServedExtension): string =>
  `served/${sha256}.${extension}`;

const full = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** What went wrong on a disk, in the storage's words. */
export const diskFailure = (error: unknown): StorageFailure =>
  new StorageFailure(full.includes((error as NodeJS.ErrnoException)?.code ?? '') ? 'full' : 'unavailable', {
    cause: error,
  });
