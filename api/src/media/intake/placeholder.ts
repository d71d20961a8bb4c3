import type { Placeholder } from '@psifida/contract/content/media';
import sharp, { type OutputInfo } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** ThumbHash takes pictures of at most this side. */
export const placeholderSide = 100;

/** From a small RGBA picture. */
export async function toPlaceholder(
  rgba: Buffer,
  { width, height }: Pick<OutputInfo, 'width' | 'height'>,
): Promise<Placeholder> {
  const { dominant } = await sharp(rgba, { raw: { width, height, channels: 4 } }).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
  return {
    thumbHash: Buffer.from(rgbaToThumbHash(width, height, rgba)).toString('base64'),
    color: `#${hex.join('')}`,
  };
}
