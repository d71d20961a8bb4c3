// @ts-check

import { appendFile, copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { makeFilmFile } from '../../api/dist/testing/make-film.js';

const sharp = createRequire(new URL('../../api/package.json', import.meta.url))('sharp');

/** Soft shapes with a camera's grain over them: compresses about as a real photo does. */
/** @param {{ width: number, height: number }} size */
const background = async ({ width, height }) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 110 };
  const shapes = await sharp({ create: { width: 750, height: 500, channels: 3, background: '#000', noise } })
    .blur(12)
    .normalise()
    .png()
    .toBuffer();
  return sharp(shapes).resize(width, height).raw().toBuffer();
};

/**
 * @param {string} folder @param {number} count @param {{ width: number, height: number }} [size] 24 megapixels
 * @returns {Promise<string[]>}
 */
export async function makePhotos(folder, count, size = { width: 6000, height: 4000 }) {
  const base = await background(size);
  const grain = await sharp({
    create: {
      width: 1500,
      height: 1000,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 14 },
    },
  })
    .png()
    .toBuffer();
  const raw = { ...size, channels: 3 };
  const photo = await sharp(base, { raw })
    .composite([{ input: grain, tile: true, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const files = [];
  for (let index = 0; index < count; index += 1) {
    const file = path.join(folder, `photo-${index}.jpg`);
    // Each another picture, for next to nothing.
    await sharp(photo, { raw }).linear(1, index).jpeg({ quality: 90 }).toFile(file);
    files.push(file);
  }
  return files;
}

/**
 * The same pictures as new contents: what stands behind the end of a JPEG is not looked at.
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

/** Twenty megabits a second, as a good camera writes. @param {string} folder @param {number} bytes @returns {Promise<string>} */
export async function makeFilm(folder, bytes) {
  const file = path.join(folder, `film-${bytes}.mp4`);
  const frameBytes = 100_000;
  await makeFilmFile(file, { frameBytes, seconds: Math.ceil(bytes / frameBytes / 25) });
  return file;
}
