import { type PictureFormat, pictureFormats } from '@psifida/contract/content/media';
import type { Size } from '@psifida/contract/registry/check';
import sharp, { type Sharp } from 'sharp';
import { oneAtATime } from '../one-at-a-time.ts';
import { sidesFor } from './picture-sides.ts';

export type MadePicture = Size & { format: PictureFormat; data: Buffer };

/** Default effort takes ten times as long for files a tenth smaller. */
export const encoders: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 0, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 80, effort: 0 }),
  jpeg: (image) => image.flatten({ background: '#fff' }).jpeg({ quality: 80 }),
};

const secondsAtMost = 120;

/** A large AVIF takes some 400 MB while it is made, more than everything else together. */
const largeAvif = oneAtATime();
const isLarge = (side: number): boolean => side > 2000;

/**
 * Every size in every format, from the decoded picture that `probeImage` has left in `scratch`. None carries a word of
 * the original's metadata: sharp writes none unless asked to.
 */
export async function* makePictures(scratch: string, size: Size): AsyncGenerator<MadePicture> {
  const [largest = 0, ...smaller] = sidesFor(size).reverse();
  for (const side of [largest, ...smaller]) {
    const image = side === largest ? () => sharp(scratch) : await scaledTo(side, scratch);
    for (const format of pictureFormats) {
      const make = () =>
        encoders[format](image()).timeout({ seconds: secondsAtMost }).toBuffer({ resolveWithObject: true });
      const { data, info } = await (format === 'avif' && isLarge(side) ? largeAvif(make) : make());
      yield { format, data, width: info.width, height: info.height };
    }
  }
}

/** Scaled once, encoded three times. */
async function scaledTo(side: number, scratch: string): Promise<() => Sharp> {
  const { data, info } = await sharp(scratch)
    .resize(side, side, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return () => sharp(data, { raw: { width, height, channels } });
}
