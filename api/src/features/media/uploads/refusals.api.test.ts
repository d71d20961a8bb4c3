import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { mediaRefusal } from '@psifida/contract/content/media-refusal';
import type { Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { box, grid, heicFile, ispe, makeHeic, tileOf } from '../../../testing/make-heic.ts';
import { aImage, aJpeg, aNoisyImage, severalImages } from '../../../testing/make-image.ts';
import { makeVideo } from '../../../testing/make-video.ts';
import { ownApi } from '../../../testing/open-test-api.ts';
import { tusClient, uploadFile } from '../../../testing/upload-file.ts';

const api = ownApi({
  media: { limits: { imageMegabytes: 1, imageMegapixels: 20, videoMegabytes: 2, audioMegabytes: 100 } },
});

const cut = (whole: Buffer, share: number): Buffer => whole.subarray(0, Math.floor(whole.length * share));
const cutOff = async (image: Sharp, share: number): Promise<Buffer> => cut(await image.toBuffer(), share);

/** A PNG of a few bytes that says it is as large as you like. */
function pngOfSize(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(20)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const movingPng = async (): Promise<Buffer> => {
  const still = await aImage({ width: 80, height: 80 }).png().toBuffer();
  const place = still.indexOf('IDAT') - 4;
  return Buffer.concat([
    still.subarray(0, place),
    Buffer.from('000000086163544c0000000200000000f38d9370', 'hex'),
    still.subarray(place),
  ]);
};

/** What a camera's raw file looks like from outside: a TIFF whose first image is a thumbnail. */
const cameraRaw = (): Buffer =>
  Buffer.concat([
    Buffer.from('49492a0008000000', 'hex'),
    Buffer.from('0200', 'hex'),
    Buffer.from('fe00040001000000' + '01000000', 'hex'),
    Buffer.from('4a01040001000000' + '40000000', 'hex'),
    Buffer.alloc(64),
  ]);

const isoFile = (...brands: string[]): Buffer => {
  const box = Buffer.from(`\0\0\0\0ftyp${brands[0]}\0\0\0\0${brands.join('')}`, 'latin1');
  box.writeUInt32BE(box.length, 0);
  return Buffer.concat([box, Buffer.alloc(200)]);
};

const tile = tileOf(heicFile('quarters'));

/** Of one coded tile, named so often that it fills the grid, or of the items that are named. */
const tiled = (
  side: number,
  size: [number, number],
  to = Array.from({ length: side ** 2 }, () => 2),
): Buffer =>
  makeHeic([
    { type: 'grid', data: grid(side, side, ...size), props: [ispe(...size)], refs: { type: 'dimg', to } },
    tile,
  ]);

const sized = (file: Buffer, width: number, height: number): Buffer => {
  const other = Buffer.from(file);
  ispe(width, height).copy(other, file.indexOf('ispe') - 4);
  return other;
};

/** The length that a box says it has. */
const swapped = (file: Buffer, type: string, length: number): Buffer => {
  const other = Buffer.from(file);
  other.writeUInt32BE(length, file.indexOf(type) - 4);
  return other;
};

const nestedBoxes = (): Buffer => {
  let inner: Buffer = Buffer.alloc(0);
  for (let depth = 0; depth < 5000; depth += 1) inner = box('meta', '\0\0\0\0', inner);
  return Buffer.concat([isoFile('heic', 'mif1').subarray(0, 24), inner]);
};

const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

type Case = [what: string, make: () => Promise<Buffer> | Buffer, code: string, params?: object];

const huge = { width: 65_000, height: 49_000, megapixels: 3185, maxMegapixels: 20 };
const codec = (name: string) => ({ codec: name });
const container = (name: string) => ({ container: name });

const cases: Case[] = [
  ['a JPEG that was cut off', () => cutOff(aNoisyImage().jpeg(), 0.9), 'damaged'],
  ['a PNG that was cut off', () => cutOff(aNoisyImage().png(), 0.6), 'damaged'],
  ['a WebP that was cut off', () => cutOff(aNoisyImage().webp(), 0.9), 'damaged'],
  ['an AVIF that was cut off', () => cutOff(aNoisyImage().avif({ effort: 0 }), 0.9), 'damaged'],
  ['a TIFF that was cut off', () => cutOff(aNoisyImage().tiff(), 0.9), 'damaged'],
  ['a GIF that was cut off', () => cutOff(aNoisyImage({ width: 90, height: 70 }).gif(), 0.5), 'damaged'],
  ['the first bytes of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'damaged'],
  ['text called .jpg', () => Buffer.from('Καλημέρα'), 'type-unknown'],
  ['zeros', () => Buffer.alloc(5000), 'type-unknown'],
  ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'type-unknown'],
  ['an SVG with a script', () => Buffer.from(script), 'svg'],
  ['an SVG behind an XML declaration', () => Buffer.from(`\ufeff<?xml version="1.0"?>\n${script}`), 'svg'],
  ['a PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ'), 'pdf'],
  ['R-PHOTO-03 a HEIC that was cut off', () => cut(heicFile('quarters'), 0.9), 'damaged'],
  ['a HEIC without an image', () => isoFile('heic', 'mif1'), 'damaged'],
  ['a HEIC that is only a sequence', () => isoFile('hevc', 'msf1'), 'damaged'],
  [
    'a HEIC whose data lies outside it',
    () => makeHeic([{ ...tile, extent: { offset: 900, length: 900_000 } }]),
    'damaged',
  ],
  ['a HEIC that says it is larger', () => sized(heicFile('quarters'), 2000, 1500), 'damaged'],
  ['a HEIC of no size', () => sized(heicFile('quarters'), 0, 0), 'damaged'],
  ['a HEIC whose grid is huge', () => tiled(16, [65_000, 49_000]), 'too-many-pixels', huge],
  ['a HEIC bomb: the same tile again and again', () => tiled(30, [7680, 5760]), 'damaged'],
  ['a HEIC whose grid lacks tiles', () => tiled(3, [768, 576], [2, 2]), 'damaged'],
  ['a HEIC whose grid is made of itself', () => tiled(2, [512, 384], [1, 1, 1, 1]), 'damaged'],
  ['a HEIC with a box of four gigabytes', () => swapped(heicFile('quarters'), 'iprp', 0xffffffff), 'damaged'],
  ['a HEIC of boxes in boxes without end', nestedBoxes, 'damaged'],
  ['a HEIC under the brand of AVIF', () => makeHeic([tile], ['avif', 'mif1', 'avif']), 'damaged'],
  ['a HEIF of another codec', () => makeHeic([{ ...tile, type: 'unci' }]), 'heic'],
  ['text called .heic', () => Buffer.from('HEIC'), 'type-unknown'],
  ['a camera’s raw file', cameraRaw, 'camera-raw'],
  ['a moving GIF', async () => (await severalImages()).gif().toBuffer(), 'animated'],
  ['a moving WebP', async () => (await severalImages()).webp().toBuffer(), 'animated'],
  ['a moving PNG', movingPng, 'animated'],
  ['a moving AVIF', () => isoFile('avis', 'avif'), 'animated'],
  ['a TIFF of two pages', async () => (await severalImages()).tiff().toBuffer(), 'multi-page', { pages: 2 }],
  [
    'a decompression bomb',
    () => pngOfSize(100_000, 100_000),
    'too-many-pixels',
    { width: 100_000, height: 100_000, megapixels: 10_000, maxMegapixels: 20 },
  ],
  ['an image of one pixel', () => aJpeg({ width: 1, height: 1 }), 'too-small'],
  ['an image like a thread', () => aJpeg({ width: 8000, height: 70 }), 'shape-extreme'],
  [
    'an image that is too heavy',
    () => aNoisyImage({ width: 900, height: 700 }).png({ compressionLevel: 0 }).toBuffer(),
    'too-large',
    { megabytes: 2, maxMegabytes: 1 },
  ],
  ['a video that was cut off', async () => cut(await makeVideo(), 0.7), 'incomplete'],
  ['a video that lacks its last byte', async () => (await makeVideo()).subarray(0, -1), 'incomplete'],
  ['a WebM that was cut off', async () => cut(await makeVideo({ container: 'webm' }), 0.7), 'incomplete'],
  ['HEVC', () => makeVideo({ codec: 'hevc' }), 'video-codec', codec('hevc')],
  ['ProRes', () => makeVideo({ codec: 'prores', container: 'mov' }), 'video-codec', codec('prores')],
  ['H.264 in 4:2:2', () => makeVideo({ profile: 122 }), 'video-codec', codec('avc1.7a001f')],
  ['uncompressed audio (PCM)', () => makeVideo({ audio: 'pcm-s16', container: 'mov' }), 'video-audio-codec'],
  [
    'Matroska',
    () => Buffer.from('1a45dfa3934282886d6174726f736b61', 'hex'),
    'video-container',
    container('Matroska'),
  ],
  ['AVI', () => Buffer.from('RIFF\0\0\0\0AVI LIST'), 'video-container', container('AVI')],
  ['MP4 without a word in it', () => isoFile('isom', 'mp42'), 'incomplete'],
];

describe('each bad file has its reason, and leaves nothing behind', () => {
  test.each(cases)('%s', async (_what, make, code, params = {}) => {
    const upload = await uploadFile(api, await make());
    expect(upload).toMatchObject({ state: 'failed', assetId: null, refusal: { code, params } });
    mediaRefusal.parse(upload.refusal);
  });

  test('nothing of them is stored, staged or listed', async () => {
    expect((await api.read('/media')).items).toEqual([]);
    expect(await api.db.selectFrom('media_object').selectAll().execute()).toEqual([]);
    expect(await readdir(path.join(api.folder, 'media')).catch(() => [])).toEqual([]);
    const staged = await readdir(path.join(api.folder, 'uploads'));
    expect(staged.filter((name) => name.endsWith('.upload'))).toEqual([]);
  });
});

describe('refused before the first byte', () => {
  test.each([
    ['nothing', 0, 'image/jpeg', 'empty', {}],
    ['too heavy an image', 1_000_001, 'image/jpeg', 'too-large', { megabytes: 2, maxMegabytes: 1 }],
    ['too heavy a video', 2_000_001, 'video/mp4', 'too-large', { maxMegabytes: 2 }],
    ['too heavy a thing without a type', 2_000_001, '', 'too-large', { maxMegabytes: 2 }],
  ])('%s', async (_what, bytes, filetype, code, params) => {
    const answer = await tusClient(api).begin(bytes, { filetype });
    expect(answer.json()).toMatchObject({ code: 'media.refused', params: { refusal: { code, params } } });
  });
});

test('a bad file among good ones stops nobody', async () => {
  const uploads = await Promise.all(
    [aJpeg(), Buffer.from('not an image'), aJpeg()].map(async (bytes) => uploadFile(api, await bytes)),
  );
  expect(uploads.map(({ state }) => state)).toEqual(['done', 'failed', 'done']);
});

test.each([
  ['../../../etc/passwd', 'passwd'],
  ['C:\\temp\\Παραλία.jpg', 'Παραλία.jpg'],
  ['\u202egpj.exe\u0000.jpg', 'gpj.exe.jpg'],
  [`${'α'.repeat(900)}.jpg`, `${'α'.repeat(195)}….jpg`],
  ['<script>alert(1)</script>.jpg', 'script>.jpg'],
])('hostile file name %# is display text only', async (filename, shown) => {
  const upload = await uploadFile(api, await aJpeg(), { filename });
  expect(upload.fileName).toBe(shown);
  expect((await api.read(`/media/${upload.assetId}`)).fileName).toBe(shown);
});
