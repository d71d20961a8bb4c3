// @ts-check
import { appendFile, copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const sharp = createRequire(new URL('../../api/package.json', import.meta.url))('sharp');

/** @param {number} width @param {number} height @param {number} sigma */
const noise = (width, height, sigma) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma } },
  });

/**
 * Soft shapes under a camera's grain: they compress about as a photo does.
 * @param {string} folder @param {number} count @param {{ width: number, height: number }} size @returns {Promise<string[]>}
 */
export async function makePhotos(folder, count, size) {
  const shapes = await noise(750, 500, 110).blur(12).normalise().png().toBuffer();
  const grain = await noise(1500, 1000, 14).png().toBuffer();
  const base = await sharp(shapes).resize(size.width, size.height).raw().toBuffer();
  const raw = { ...size, channels: 3 };
  const photo = await sharp(base, { raw })
    .composite([{ input: grain, tile: true, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const files = [];
  for (let index = 0; index < count; index += 1) {
    const file = path.join(folder, `photo-${index}.jpg`);
    await sharp(photo, { raw }).linear(1, index).jpeg({ quality: 90 }).toFile(file);
    files.push(file);
  }
  return files;
}

/**
 * The same images as new contents: what follows the end of a JPEG is not read.
 * @param {string[]} photos @param {string} mark @returns {Promise<string[]>}
 */
export const withOtherBytes = (photos, mark) =>
  Promise.all(
    photos.map(async (photo) => {
      const file = photo.replace('.jpg', `-${mark}.jpg`);
      await copyFile(photo, file);
      await appendFile(file, mark);
      return file;
    }),
  );
