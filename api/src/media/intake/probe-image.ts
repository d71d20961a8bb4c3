import type { ImageFormat, Placeholder } from '@psifida/contract/content/media';
import type { UploadLimits } from '@psifida/contract/content/upload';
import type { Size } from '@psifida/contract/registry/check';
import sharp, { type Metadata } from 'sharp';
import { Refused } from '../refused.ts';
import { placeholderSide, toPlaceholder } from './placeholder.ts';

/** Shorter than this on its short side, or longer than so many times its breadth, no display can use it. */
const minSide = 64;
const maxRatio = 20;

/** Harmless oddities of cameras are warnings; what is cut off or broken is an error. */
const failOn = 'error';
const decodeSeconds = 120;

export type ImageFacts = Size & { placeholder: Placeholder };

/** Reads a picture to its last byte; the dimensions are those after the rotation that it asks for. */
export async function probeImage(
  file: string,
  { format, limits }: { format: ImageFormat; limits: UploadLimits },
): Promise<ImageFacts> {
  const metadata = await sharp(file, { failOn, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refused('damaged');
    });
  const size = judge(metadata, { format, limits });
  const { data, info } = await sharp(file, { failOn, limitInputPixels: limits.imageMegapixels * 1e6 })
    .autoOrient()
    .resize(placeholderSide, placeholderSide, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .timeout({ seconds: decodeSeconds })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Refused('damaged');
    });
  return { ...size, placeholder: await toPlaceholder(data, info) };
}

/** Judged by the header alone: a bomb is turned away before it is unpacked. */
function judge(
  { autoOrient, pages = 1, compression }: Metadata,
  { format, limits }: { format: ImageFormat; limits: UploadLimits },
): Size {
  const { width, height } = autoOrient;
  if (format === 'avif' && compression !== 'av1') throw new Refused('heic');
  if (pages > 1 && (format === 'gif' || format === 'webp')) throw new Refused('animated');
  if (pages > 1) throw new Refused('multi-page', { pages });
  const megapixels = Math.ceil((width * height) / 1e6);
  const { imageMegapixels: maxMegapixels } = limits;
  if (width * height > maxMegapixels * 1e6)
    throw new Refused('too-many-pixels', { width, height, megapixels, maxMegapixels });
  if (Math.min(width, height) < minSide) throw new Refused('too-small', { width, height, minSide });
  if (Math.max(width, height) > maxRatio * Math.min(width, height))
    throw new Refused('shape-extreme', { width, height, maxRatio });
  return { width, height };
}
