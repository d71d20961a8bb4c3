import { type PictureFormat, pictureFormats, pictureSides } from '@psifida/contract/content/media';
import type { Size } from '@psifida/contract/registry/check';
import sharp, { type Sharp } from 'sharp';

export type MadePicture = Size & { format: PictureFormat; data: Buffer };

/** Default effort takes ten times as long for files a tenth smaller. */
const encode: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 0 }),
  webp: (image) => image.webp({ quality: 80, effort: 0 }),
  jpeg: (image) => image.flatten({ background: '#fff' }).jpeg({ quality: 80 }),
};

const encodeSeconds = 120;

/** Each standard side that is smaller than the picture, and then its own size, up to the largest standard side. */
export function sidesFor({ width, height }: Size): number[] {
  const longest = Math.max(width, height);
  const largest = Math.min(longest, pictureSides[pictureSides.length - 1] ?? longest);
  return [...pictureSides.filter((side) => side < largest), largest];
}

/**
 * Every size in every format, upright, in sRGB and without a word of the original's metadata (sharp writes none unless
 * asked to). The original is decoded once, to the largest size; the others are made from that.
 */
export async function* makePictures(file: string, size: Size): AsyncGenerator<MadePicture> {
  const sides = sidesFor(size).reverse();
  const largest = sides[0] ?? 0;
  const base = await pixels(
    sharp(file, { failOn: 'error', limitInputPixels: false })
      .autoOrient()
      .resize(largest, largest, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb'),
  );
  for (const side of sides) {
    const scaled = side === largest ? base : await pixels(base.image().resize(side, side, { fit: 'inside' }));
    for (const format of pictureFormats) {
      const { data, info } = await encode[format](scaled.image())
        .timeout({ seconds: encodeSeconds })
        .toBuffer({ resolveWithObject: true });
      yield { format, data, width: info.width, height: info.height };
    }
  }
}

/** Decoded once, encoded many times. */
async function pixels(source: Sharp): Promise<{ image(): Sharp }> {
  const { data, info } = await source
    .raw()
    .timeout({ seconds: encodeSeconds })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { image: () => sharp(data, { raw: { width, height, channels } }) };
}
