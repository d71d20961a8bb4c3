import type { PictureFormat, Placeholder } from '@psifida/contract/content/media';
import type { Size } from '@psifida/contract/registry/check';

/** What `picture-worker.mjs` can be asked to do. Pixels travel in files: those whose names end in `.v` hold them as they are. */
export type PictureTasks = {
  readHeader(input: { file: string }): Promise<Size & { pages: number; compression: string | null }>;
  /**
   * Straight from the file to small ones, the largest first: a JPEG is decoded no larger than they need it, and to its last
   * byte all the same.
   */
  shrink(input: {
    file: string;
    pixelsAtMost: number;
    sizes: { side: number; output: string }[];
    format: PictureFormat;
    options: object;
  }): Promise<Size[]>;
  decode(input: { file: string; side: number; pixelsAtMost: number; output: string }): Promise<void>;
  scale(input: { file: string; side: number; output: string }): Promise<void>;
  encode(input: { file: string; format: PictureFormat; options: object; output: string }): Promise<Size>;
  readPlaceholder(input: { file: string }): Promise<Placeholder>;
};
