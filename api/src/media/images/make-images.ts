import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  type FocalPoint,
  type ImageFlaw,
  type Placeholder,
  type ServedImageFormat,
  servedImageFormats,
} from '@psifida/contract/content/media';
import type { UploadLimits } from '@psifida/contract/content/upload';
import type { Size } from '@psifida/contract/registry/check';
import { oneAtATime } from '../one-at-a-time.ts';
import { decodedSmaller, largestSide, sidesFor, sidesIn } from './image-sides.ts';
import type { ImageTasks } from './image-tasks.ts';

export type MadeImage = Size & { format: ServedImageFormat; data: Buffer };

type MadeWithFlaw = { made: MadeImage[]; flaw: ImageFlaw | null };

/** Default effort takes ten times as long for files a tenth smaller. */
export const encoderOptions: Record<ServedImageFormat, object> = {
  avif: { quality: 55, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { quality: 80, effort: 0 },
  jpeg: { quality: 80 },
};

/** What is shown everywhere, and so comes first. */
const firstFormat = 'webp' as const;

/** A large AVIF takes more memory while it is made than everything else together. */
const largeAvif = oneAtATime();
const isLarge = (side: number): boolean => side > 2000;

/** Beyond this an image can take half a gigabyte to unpack. */
const hugePixels = 40e6;
const hugeImages = oneAtATime();

type Options = { size: Size; limits: UploadLimits; images: ImageTasks; folder: string };

const whenThereIsRoom = <T>({ width, height }: Size, decode: () => Promise<T>): Promise<T> =>
  width * height > hugePixels ? hugeImages(decode) : decode();

const pixelsAtMost = ({ imageMegapixels }: UploadLimits): number => imageMegapixels * 1e6;

const fromFile = (file: string, { limits }: Pick<Options, 'limits'>) => ({
  file,
  pixelsAtMost: pixelsAtMost(limits),
  format: firstFormat,
  options: encoderOptions[firstFormat],
});

/**
 * What is seen first, straight from the file, which is read to its last byte. A HEIC takes seconds to decode: what makes it
 * usable is made at once, and the smallest comes last.
 */
export async function makeThumbnail(
  file: string,
  { size, isHeic, images, ...options }: Omit<Options, 'folder'> & { isHeic: boolean },
): Promise<MadeWithFlaw & { placeholder: Placeholder; focalPoint: FocalPoint }> {
  const { thumbnail: side, usable } = sidesIn(size);
  const { made, ...seen } = await whenThereIsRoom(size, () =>
    images.makeThumbnail({ ...fromFile(file, options), side, usable: isHeic ? usable : [] }),
  );
  return { made: made.map((one) => ({ ...one, format: firstFormat })), ...seen };
}

/** The sizes without which no presentation can use it. */
export async function makeUsable(
  file: string,
  { size, isJpeg, images, ...options }: Omit<Options, 'folder'> & { isJpeg: boolean },
): Promise<MadeWithFlaw> {
  const sides = sidesIn(size).usable;
  const smaller = isJpeg ? decodedSmaller(size, sides[0] ?? 0) : 1;
  const { made, flaw } = await whenThereIsRoom(size, () =>
    images.shrink({ ...fromFile(file, options), sides, smaller }),
  );
  return { made: made.map((one) => ({ ...one, format: firstFormat })), flaw };
}

type Rest = 'largest' | 'others';

/** What nobody waits for: the largest size in the first format, then every size in the others. */
export async function* makeRest(
  file: string,
  { from, size, limits, images, folder }: Options & { from: Rest },
): AsyncGenerator<MadeImage & { step: Rest }> {
  const scratch = path.join(folder, 'image.v');
  const largest = largestSide(size);
  await whenThereIsRoom(size, () =>
    images.decode({ file, side: largest, pixelsAtMost: pixelsAtMost(limits), output: scratch }),
  );
  const encode = async (pixels: string, side: number, format: ServedImageFormat): Promise<MadeImage> => {
    const output = path.join(folder, `${side}.${format}`);
    const make = () => images.encode({ file: pixels, format, options: encoderOptions[format], output });
    const made = await (format === 'avif' && isLarge(side) ? largeAvif(make) : make());
    const data = await readFile(output);
    await rm(output);
    return { ...made, format, data };
  };
  if (from === 'largest') yield { ...(await encode(scratch, largest, firstFormat)), step: 'largest' };
  for (const side of sidesFor(size)) {
    // Scaled once, encoded in each format.
    const pixels = side === largest ? scratch : path.join(folder, `${side}.v`);
    if (side !== largest) await images.scale({ file: scratch, side, output: pixels });
    for (const format of servedImageFormats)
      if (format !== firstFormat) yield { ...(await encode(pixels, side, format)), step: 'others' };
  }
}
