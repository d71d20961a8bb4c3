import type {
  FileMetadata,
  FocalPoint,
  ImageFlaw,
  Placeholder,
  ServedImageFormat,
} from '@psifida/contract/content/media';
import type { Size } from '@psifida/contract/registry/check';

/** One that was made, small enough to be handed over as it is. */
export type Shrunk = Size & { data: Buffer };

/** The flaw is looked for in what makes it usable. */
type WithFlaw = { made: Shrunk[]; flaw: ImageFlaw | null };

type FromFile = { file: string; pixelsAtMost: number; format: ServedImageFormat; options: object };

/** What `image-worker.mjs` can be asked to do. Pixels travel in files: those whose names end in `.v` hold them as they are. */
export type ImageTasks = {
  readHeader(input: { file: string }): Promise<Size & { pages: number }>;
  readMetadata(input: { file: string }): Promise<FileMetadata | null>;
  /**
   * Straight from the file to a small one and what stands for it until it is loaded: a JPEG is decoded no larger than that
   * needs, and to its last byte all the same. With `usable` the sizes that come next are made of the same pixels, and
   * stand before it.
   */
  makeThumbnail(
    input: FromFile & { side: number; usable: number[] },
  ): Promise<WithFlaw & { placeholder: Placeholder; focalPoint: FocalPoint }>;
  /** The same to several, the largest first; `smaller`, if it is more than 1, only of a JPEG (`decodedSmaller`). */
  shrink(input: FromFile & { sides: number[]; smaller: number }): Promise<WithFlaw>;
  decode(input: { file: string; side: number; pixelsAtMost: number; output: string }): Promise<void>;
  scale(input: { file: string; side: number; output: string }): Promise<void>;
  encode(input: { file: string; format: ServedImageFormat; options: object; output: string }): Promise<Size>;
};
