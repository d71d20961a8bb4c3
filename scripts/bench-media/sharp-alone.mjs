// @ts-check
// The image library's own limit: the same sizes of the same photos in the same formats, a photo per core, unrestrained.
import { createRequire } from 'node:module';
import os from 'node:os';
import { encoderOptions } from '../../api/dist/media/pictures/make-pictures.js';
import { sidesFor } from '../../api/dist/media/pictures/picture-sides.js';

const sharp = createRequire(new URL('../../api/package.json', import.meta.url))('sharp');
sharp.cache(false);
sharp.concurrency(1);

/** @param {import('sharp').Sharp} image @returns {Promise<() => import('sharp').Sharp>} decoded once, to be encoded often */
async function pixels(image) {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** @param {string} file */
async function makeAll(file) {
  const [largest = 0, ...smaller] = sidesFor({ width: 6000, height: 4000 }).reverse();
  const base = await pixels(sharp(file).autoOrient().resize(largest, largest, { fit: 'inside' }));
  for (const side of [largest, ...smaller]) {
    const scaled = side === largest ? base : await pixels(base().resize(side, side, { fit: 'inside' }));
    for (const [format, options] of Object.entries(encoderOptions))
      await scaled().toFormat(format, options).toBuffer();
  }
}

process.on('message', async (/** @type {{ photos: string[] }} */ { photos }) => {
  const queue = [...photos];
  const began = performance.now();
  const cpu = process.cpuUsage();
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) await makeAll(file);
  };
  await Promise.all(Array.from({ length: Math.min(os.availableParallelism(), 4) }, work));
  const { user, system } = process.cpuUsage(cpu);
  process.send?.({ seconds: (performance.now() - began) / 1000, cpuSeconds: (user + system) / 1e6 });
});
process.send?.('ready');
