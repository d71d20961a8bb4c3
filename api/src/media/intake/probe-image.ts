import type { ImageFormat, Placeholder } from '@psifida/contract/content/media';
import type { UploadLimits } from '@psifida/contract/content/upload';
import type { Size } from '@psifida/contract/registry/check';
import sharp, { type Metadata } from 'sharp';
import { oneAtATime } from '../one-at-a-time.ts';
import { Refused } from '../refused.ts';
import { largestSide } from '../renditions/picture-sides.ts';
import { StorageFailure } from '../storage/storage.ts';
import { readPlaceholder } from './read-placeholder.ts';

/** Shorter than this on its short side, or longer than so many times its breadth, no display can use it. */
const minSide = 64;
const maxRatio = 20;

/** Harmless oddities of cameras are warnings; what is cut off or broken is an error. */
const failOn = 'error';
const secondsAtMost = 120;

/** Beyond this a picture can take half a gigabyte to unpack. */
const hugePixels = 40e6;
const hugePictures = oneAtATime();

export type ImageFacts = Size & { placeholder: Placeholder };

type Options = {
  format: ImageFormat;
  limits: UploadLimits;
  /**
   * Where the decoded picture goes, for everything that is made from it: a file whose name ends in `.v`. In memory its
   * pixels would wait there for the garbage collector, picture after picture.
   */
  scratch: string;
};

/** Decodes a picture to its last byte: upright, in sRGB, in the largest size that is served. */
export async function probeImage(file: string, { format, limits, scratch }: Options): Promise<ImageFacts> {
  const metadata = await sharp(file, { failOn, limitInputPixels: false }).metadata().catch(damaged);
  const size = judge(metadata, { format, limits });
  const side = largestSide(size);
  const decode = () =>
    sharp(file, { failOn, limitInputPixels: limits.imageMegapixels * 1e6 })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: secondsAtMost })
      .toFile(scratch)
      .catch(damaged);
  await (size.width * size.height > hugePixels ? hugePictures(decode) : decode());
  return { ...size, placeholder: await readPlaceholder(scratch) };
}

function damaged(error: Error): never {
  // The library reports in words what the system said when the scratch file could not be written.
  if (/No space left|quota exceeded/i.test(error.message)) throw new StorageFailure('full', { cause: error });
  throw new Refused('damaged');
}

/** Judged by the header alone: a bomb is turned away before it is unpacked. */
function judge(
  { autoOrient, pages = 1, compression }: Metadata,
  { format, limits }: Pick<Options, 'format' | 'limits'>,
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
