import { type PictureFormat, pictureFormats, pictureSides } from '@psifida/contract/content/media';
import type { Size } from '@psifida/contract/registry/check';
import sharp, { type Sharp } from 'sharp';
import { oneAtATime } from '../one-at-a-time.ts';

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

/** Each standard side that is smaller than the picture, and then its own size, up to the largest standard side. */
export function sidesFor({ width, height }: Size): number[] {
  const longest = Math.max(width, height);
  const largest = Math.min(longest, pictureSides[pictureSides.length - 1] ?? longest);
  return [...pictureSides.filter((side) => side < largest), largest];
}

/**
 * Every size in every format, upright, in sRGB and without a word of the original's metadata (sharp writes none unless
 * asked to). The original is decoded once, to its largest size, into `scratch`, a file whose name ends in `.v`; the
 * rest is made from that. In memory the pixels would wait there for the garbage collector, picture after picture.
 */
export async function* makePictures(
  file: string,
  { size, scratch }: { size: Size; scratch: string },
): AsyncGenerator<MadePicture> {
  const [largest = 0, ...smaller] = sidesFor(size).reverse();
  await sharp(file, { failOn: 'error', limitInputPixels: false })
    .autoOrient()
    .resize(largest, largest, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: secondsAtMost })
    .toFile(scratch);
  for (const side of [largest, ...smaller]) {
    for (const format of pictureFormats) {
      const make = () =>
        encoders[format](
          side === largest ? sharp(scratch) : sharp(scratch).resize(side, side, { fit: 'inside' }),
        )
          .timeout({ seconds: secondsAtMost })
          .toBuffer({ resolveWithObject: true });
      const { data, info } = await (format === 'avif' && isLarge(side) ? largeAvif(make) : make());
      yield { format, data, width: info.width, height: info.height };
    }
  }
}
