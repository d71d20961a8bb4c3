import type { ServedExtension } from '@psifida/contract/content/media';

/** Originals and what is served lie apart: no address below /media can ever reach an original. */
export const originalKey = (sha256: string): string => `original/${sha256}`;
export const servedKey = (sha256: string, extension: ServedExtension): string =>
  `served/${sha256}.${extension}`;
