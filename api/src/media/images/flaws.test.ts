import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { seeded } from '@psifida/contract/content/seeded';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImageProcess } from './image-process.ts';

const size = { width: 1920, height: 1280 };
const svg = (content: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}"><rect width="100%" height="100%" fill="#000"/>${content}</svg>`,
    ),
  );
const houses = Array.from(
  { length: 12 },
  (_, at) =>
    `<rect x="${at * 160 + 20}" y="${500 + (at % 5) * 90}" width="130" height="800" fill="hsl(${at * 30} 40% ${30 + (at % 4) * 15}%)"/>`,
).join('');
/** The same grain in every run, near normal: sharp's own noise cannot be seeded. */
const random = seeded('grain');
const grain = Buffer.from(
  Array.from({ length: size.width * size.height }, () => 128 + 28 * (random() + random() + random() - 1.5)),
);
const noise = sharp(grain, { raw: { ...size, channels: 1 } })
  .png()
  .toBuffer();
const street = async () =>
  sharp(await svg(`<rect width="100%" height="600" fill="#8ac"/>${houses}`).png().toBuffer())
    .composite([{ input: await noise, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer();

const images = openImageProcess({ parallel: 2 });
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-flaws-'));
});
afterAll(async () => {
  images.close();
  await rm(folder, { recursive: true, force: true });
});

const flawIn = async (image: Sharp) => {
  const file = path.join(folder, crypto.randomUUID());
  await image.jpeg({ quality: 85 }).toFile(file);
  const as = { format: 'webp', options: {}, smaller: 1 } as const;
  return (await images.shrink({ file, pixelsAtMost: 1e9, sides: [1920], ...as })).flaw;
};

const lights = Array.from(
  { length: 40 },
  (_, at) => `<circle cx="${(at * 293) % 1900}" cy="${600 + ((at * 71) % 600)}" r="7" fill="#fd8"/>`,
).join('');
const sky =
  '<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#26c"/><stop offset="1" stop-color="#def"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#sky)"/>';
const lines = Array.from(
  { length: 9 },
  (_, at) => `<path d="M100 ${at * 130}L1800 ${at * 90}" stroke="#222" stroke-width="3"/>`,
).join('');

test.each([
  ['a street', async () => sharp(await street())],
  ['a street that is a little soft', async () => sharp(await street()).blur(1.5)],
  ['a plain sky', async () => svg(sky)],
  ['a night with lights', async () => svg(lights)],
  [
    'a flag, whose edges all lie below rows of an odd number',
    async () =>
      svg(
        '<rect width="1920" height="480" fill="#38c"/><rect y="480" width="1920" height="320" fill="#fff"/>',
      ),
  ],
  ['a drawing', async () => svg(`<rect width="100%" height="100%" fill="#fff"/>${lines}`)],
  [
    'a subject before a blurred ground',
    async () =>
      sharp(
        await sharp(await street())
          .blur(12)
          .toBuffer(),
      ).composite([{ input: await svg(houses).resize(300, 200).png().toBuffer() }]),
  ],
])('R-PHOTO-06 of %s nothing is said', async (_name, image) => {
  expect(await flawIn(await image())).toBeNull();
});

test.each([
  ['blurred', (image: Sharp) => image.blur(8)],
  ['blurred', (image: Sharp) => image.blur(8).linear(0.6, 60)],
  ['dark', (image: Sharp) => image.linear(0.15, 0)],
  ['dark', (image: Sharp) => image.blur(8).linear(0.15, 0)],
])('R-PHOTO-06 the same street is told to be %s', async (flaw, spoil) => {
  expect(
    await flawIn(
      sharp(
        await spoil(sharp(await street()))
          .jpeg()
          .toBuffer(),
      ),
    ),
  ).toBe(flaw);
});
