// @ts-check
// The image library's own limit, a photo per core, unrestrained: the same sizes of the same photos in the same formats, or
// the first thumbnail of each alone.
import { createRequire } from 'node:module';
import os from 'node:os';
import { encoderOptions } from '../../api/dist/media/pictures/make-pictures.js';
import { sidesFor } from '../../api/dist/media/pictures/picture-sides.js';
import { pictureSides } from '../../contract/dist/content/media.js';

const sharp = createRequire(new URL('../../api/package.json', import.meta.url))('sharp');
sharp.cache(false);
sharp.concurrency(1);
const [thumbnailSide] = pictureSides;

/** @param {import('sharp').Sharp} image @returns {Promise<() => import('sharp').Sharp>} decoded once, to be encoded often */
async function pixels(image) {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** @param {string} file */
async function makeThumbnail(file) {
  await sharp(file)
    .autoOrient()
    .resize(thumbnailSide, thumbnailSide, { fit: 'inside' })
    .webp(encoderOptions.webp)
    .toBuffer();
}

/** @param {string} file */
async function makeAll(file) {
  const { width, height } = await sharp(file).metadata();
  const [largest = 0, ...smaller] = sidesFor({ width, height }).reverse();
  const base = await pixels(sharp(file).autoOrient().resize(largest, largest, { fit: 'inside' }));
  for (const side of [largest, ...smaller]) {
    const scaled = side === largest ? base : await pixels(base().resize(side, side, { fit: 'inside' }));
    for (const [format, options] of Object.entries(encoderOptions))
      await scaled().toFormat(format, options).toBuffer();
  }
}

/** @typedef {{ photos: string[], only?: 'thumbnail' }} Question */

process.on('message', async (/** @type {Question} */ { photos, only }) => {
  const make = only === 'thumbnail' ? makeThumbnail : makeAll;
  const queue = [...photos];
  const began = performance.now();
  const cpu = process.cpuUsage();
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) await make(file);
  };
  await Promise.all(Array.from({ length: Math.min(os.availableParallelism(), 4) }, work));
  const { user, system } = process.cpuUsage(cpu);
  process.send?.({ seconds: (performance.now() - began) / 1000, cpuSeconds: (user + system) / 1e6 });
});
process.send?.('ready');
