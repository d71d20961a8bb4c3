import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';

/** An image that no other call has made: two uploads of it are two contents. */
export const aImage = ({ width = 400, height = 300 } = {}): Sharp => {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
};

export const aJpeg = (size?: { width?: number; height?: number }): Promise<Buffer> =>
  aImage(size).jpeg().toBuffer();

/** Noise does not compress: the file is large enough to be cut anywhere. */
export const aNoisyImage = ({ width = 300, height = 200 } = {}): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

/** Several images in one file: a moving GIF or WebP, a TIFF of several pages. */
export const severalImages = async (): Promise<Sharp> =>
  sharp(await Promise.all([1, 2].map(() => aImage({ width: 80, height: 80 }).png().toBuffer())), {
    join: { animated: true },
  });
