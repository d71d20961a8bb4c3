import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  exifOrientation,
  heicFile,
  heicInTiles,
  iccProfile,
  imir,
  irot,
  makeHeic,
  nclx,
  tileOf,
} from '../../testing/make-heic.ts';
import { openImageProcess } from './image-process.ts';

let folder: string;
const images = openImageProcess({ parallel: 2 });
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-heic-'));
});
afterAll(async () => {
  images.close();
  await rm(folder, { recursive: true, force: true });
});

const red = [208, 32, 32];
const green = [32, 160, 64];
const blue = [32, 64, 192];
const yellow = [224, 192, 32];
const shown = [red, green, blue, yellow];

/** As it is served: its size, and the colour in the middle of each quarter, row by row. */
async function served(bytes: Buffer) {
  const file = path.join(folder, crypto.randomUUID());
  await writeFile(file, bytes);
  const as = { pixelsAtMost: 1e8, smaller: 1, format: 'webp', options: { lossless: true } } as const;
  const { width, height } = await images.readHeader({ file });
  const {
    made: [made],
  } = await images.shrink({ file, sides: [4000], ...as });
  expect(made).toMatchObject({ width, height });
  const { data, info } = await sharp(made?.data).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(start, start + info.channels)];
  };
  return {
    size: [width, height],
    quarters: [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)],
  };
}

const near = (colours: number[][]) =>
  colours.map((colour) =>
    colour.map((value) => expect.toSatisfy((found: number) => Math.abs(found - value) <= 6)),
  );

describe('R-PHOTO-01 a HEIC is read as a phone shows it', () => {
  test.each([
    ['as it lies', heicFile('quarters'), [256, 192], shown],
    ['in ten bits', heicFile('ten-bit'), [256, 192], shown],
    [
      'turned by its file',
      makeHeic([tileOf(heicFile('quarters'), irot(1))]),
      [192, 256],
      [green, yellow, red, blue],
    ],
    [
      'mirrored by its file',
      makeHeic([tileOf(heicFile('quarters'), imir(1))]),
      [256, 192],
      [green, red, yellow, blue],
    ],
    [
      'turned by its file, which its camera says as well',
      makeHeic([tileOf(heicFile('quarters'), irot(1)), exifOrientation(8)]),
      [192, 256],
      [green, yellow, red, blue],
    ],
    [
      'of several images its primary one, which is not the first',
      makeHeic([tileOf(heicFile('quarters'), irot(1)), tileOf(heicFile('quarters'), irot(2))], undefined, 2),
      [256, 192],
      [yellow, blue, green, red],
    ],
    ['in tiles', heicInTiles(1, 2, [256, 288]), [256, 288], [red, green, red, green]],
    [
      'in tiles, turned, the last of them cut',
      heicInTiles(2, 1, [448, 192], irot(2)),
      [448, 192],
      [blue, blue, red, red],
    ],
  ])('%s', async (_how, bytes, size, quarters) => {
    expect(await served(bytes)).toEqual({ size, quarters: near(quarters) });
  });
});

test('the transparency of a HEIC is kept', async () => {
  const { quarters } = await served(heicFile('alpha'));
  expect(quarters.map((colour) => [colour[3] ?? 255])).toEqual(near([[255], [255], [255], [64]]));
});

test('R-PHOTO-02 the colours of a HEIC in Display P3 are turned into sRGB, however the file names them', async () => {
  const black = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } });
  const { icc } = await sharp(await black.withIccProfile('p3').png().toBuffer()).metadata();
  if (!icc) throw new Error('sharp has no profile for Display P3');
  const inSrgb = near([
    [227, 0, 17],
    [0, 162, 53],
  ]);
  for (const colour of [iccProfile(icc), nclx(12)]) {
    const { quarters } = await served(makeHeic([tileOf(heicFile('quarters'), colour)]));
    expect(quarters.slice(0, 2)).toEqual(inSrgb);
  }
});
