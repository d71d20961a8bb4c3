import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type PictureFormat, pictureFormats } from '@psifida/contract/content/media';
import type { UploadLimits } from '@psifida/contract/content/upload';
import type { Size } from '@psifida/contract/registry/check';
import { oneAtATime } from '../one-at-a-time.ts';
import { largestSide, sidesFor, sidesIn } from './picture-sides.ts';
import type { PictureTasks } from './picture-tasks.ts';

export type MadePicture = Size & { format: PictureFormat; data: Buffer };

/** Default effort takes ten times as long for files a tenth smaller. */
export const encoderOptions: Record<PictureFormat, object> = {
  avif: { quality: 55, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { quality: 80, effort: 0 },
  jpeg: { quality: 80 },
};

/** What is shown everywhere, and so comes first. */
const firstFormat = 'webp';

/** A large AVIF takes more memory while it is made than everything else together. */
const largeAvif = oneAtATime();
const isLarge = (side: number): boolean => side > 2000;

/** Beyond this a picture can take half a gigabyte to unpack. */
const hugePixels = 40e6;
const hugePictures = oneAtATime();

type Options = { size: Size; limits: UploadLimits; pictures: PictureTasks; folder: string };

const whenThereIsRoom = <T>({ width, height }: Size, decode: () => Promise<T>): Promise<T> =>
  width * height > hugePixels ? hugePictures(decode) : decode();

const pixelsAtMost = ({ imageMegapixels }: UploadLimits): number => imageMegapixels * 1e6;

/** The small sizes that somebody waits for, straight from the file, which is read to its last byte. They lie in `folder`. */
export async function makeFirst(
  file: string,
  { which, size, limits, pictures, folder }: Options & { which: 'thumbnail' | 'usable' },
): Promise<(MadePicture & { file: string })[]> {
  const sizes = sidesIn(size)[which].map((side) => ({
    side,
    output: path.join(folder, `${side}.${firstFormat}`),
  }));
  const made = await whenThereIsRoom(size, () =>
    pictures.shrink({
      file,
      pixelsAtMost: pixelsAtMost(limits),
      sizes,
      format: firstFormat,
      options: encoderOptions[firstFormat],
    }),
  );
  return Promise.all(
    sizes.map(async ({ output }, at) => ({
      ...(made[at] ?? size),
      format: firstFormat,
      data: await readFile(output),
      file: output,
    })),
  );
}

type Rest = 'largest' | 'others';

/** What nobody waits for: the largest size in the first format, then every size in the others. */
export async function* makeRest(
  file: string,
  { from, size, limits, pictures, folder }: Options & { from: Rest },
): AsyncGenerator<MadePicture & { step: Rest }> {
  const scratch = path.join(folder, 'picture.v');
  const largest = largestSide(size);
  await whenThereIsRoom(size, () =>
    pictures.decode({ file, side: largest, pixelsAtMost: pixelsAtMost(limits), output: scratch }),
  );
  const encode = async (pixels: string, side: number, format: PictureFormat): Promise<MadePicture> => {
    const output = path.join(folder, `${side}.${format}`);
    const make = () => pictures.encode({ file: pixels, format, options: encoderOptions[format], output });
    const made = await (format === 'avif' && isLarge(side) ? largeAvif(make) : make());
    const data = await readFile(output);
    await rm(output);
    return { ...made, format, data };
  };
  if (from === 'largest') yield { ...(await encode(scratch, largest, firstFormat)), step: 'largest' };
  for (const side of sidesFor(size)) {
    // Scaled once, encoded in each format.
    const pixels = side === largest ? scratch : path.join(folder, `${side}.v`);
    if (side !== largest) await pictures.scale({ file: scratch, side, output: pixels });
    for (const format of pictureFormats)
      if (format !== firstFormat) yield { ...(await encode(pixels, side, format)), step: 'others' };
  }
}
