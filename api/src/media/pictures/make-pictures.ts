import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type PictureFormat, pictureFormats } from '@psifida/contract/content/media';
import type { Size } from '@psifida/contract/registry/check';
import { oneAtATime } from '../one-at-a-time.ts';
import { sidesFor } from './picture-sides.ts';
import type { PictureTasks } from './picture-tasks.ts';

export type MadePicture = Size & { format: PictureFormat; data: Buffer };

/** Default effort takes ten times as long for files a tenth smaller. */
export const encoderOptions: Record<PictureFormat, object> = {
  avif: { quality: 55, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { quality: 80, effort: 0 },
  jpeg: { quality: 80 },
};

/** A large AVIF takes more memory while it is made than everything else together. */
const largeAvif = oneAtATime();
const isLarge = (side: number): boolean => side > 2000;

type Options = { size: Size; pictures: PictureTasks; folder: string };

/** Every size in every format, from the decoded picture that `probeImage` has left in `scratch`. */
export async function* makePictures(
  scratch: string,
  { size, pictures, folder }: Options,
): AsyncGenerator<MadePicture> {
  const [largest = 0, ...smaller] = sidesFor(size).reverse();
  for (const side of [largest, ...smaller]) {
    // Scaled once, encoded three times.
    const file = side === largest ? scratch : path.join(folder, `${side}.v`);
    if (side !== largest) await pictures.scale({ file: scratch, side, output: file });
    for (const format of pictureFormats) {
      const output = path.join(folder, `${side}.${format}`);
      const make = () => pictures.encode({ file, format, options: encoderOptions[format], output });
      const made = await (format === 'avif' && isLarge(side) ? largeAvif(make) : make());
      yield { ...made, format, data: await readFile(output) };
      await rm(output);
    }
  }
}
