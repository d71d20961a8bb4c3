import type { Placeholder } from '@psifida/contract/content/media';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** ThumbHash takes pictures of at most this side. */
const side = 100;

export async function readPlaceholder(file: string): Promise<Placeholder> {
  const { data, info } = await sharp(file)
    .resize(side, side, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const { dominant } = await sharp(data, { raw: { width, height, channels: 4 } }).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
  return {
    thumbHash: Buffer.from(rgbaToThumbHash(width, height, data)).toString('base64'),
    color: `#${hex.join('')}`,
  };
}
