import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { type MediaRefusal, mediaRefusal } from '@psifida/contract/content/media-refusal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFilm } from '../../../testing/make-film.ts';
import { aJpeg, aNoisyPicture, aPicture, severalPictures } from '../../../testing/make-picture.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { tusClient, uploadFile } from '../../../testing/upload-file.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({
    media: { limits: { imageMegabytes: 1, imageMegapixels: 20, filmMegabytes: 2, soundMegabytes: 100 } },
  });
});
afterAll(() => api.close());

const cut = (whole: Buffer, share: number): Buffer => whole.subarray(0, Math.floor(whole.length * share));

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
  const still = await aPicture({ width: 80, height: 80 }).png().toBuffer();
  const place = still.indexOf('IDAT') - 4;
  return Buffer.concat([
    still.subarray(0, place),
    Buffer.from('000000086163544c0000000200000000f38d9370', 'hex'),
    still.subarray(place),
  ]);
};

/** What a camera's raw file looks like from outside: a TIFF whose first picture is a thumbnail. */
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

const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

type Case = [what: string, make: () => Promise<Buffer> | Buffer, refusal: Partial<MediaRefusal>];

const cases: Case[] = [
  [
    'a JPEG that was cut off',
    async () => cut(await aNoisyPicture().jpeg().toBuffer(), 0.9),
    { code: 'damaged' },
  ],
  [
    'a PNG that was cut off',
    async () => cut(await aNoisyPicture().png().toBuffer(), 0.6),
    { code: 'damaged' },
  ],
  [
    'a WebP that was cut off',
    async () => cut(await aNoisyPicture().webp().toBuffer(), 0.9),
    { code: 'damaged' },
  ],
  [
    'an AVIF that was cut off',
    async () => cut(await aNoisyPicture().avif({ effort: 0 }).toBuffer(), 0.9),
    { code: 'damaged' },
  ],
  [
    'a TIFF that was cut off',
    async () => cut(await aNoisyPicture().tiff().toBuffer(), 0.9),
    { code: 'damaged' },
  ],
  [
    'a GIF that was cut off',
    async () => cut(await aNoisyPicture({ width: 90, height: 70 }).gif().toBuffer(), 0.5),
    { code: 'damaged' },
  ],
  ['the first bytes of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), { code: 'damaged' }],
  ['text called .jpg', () => Buffer.from('Καλημέρα'), { code: 'type-unknown' }],
  ['zeros', () => Buffer.alloc(5000), { code: 'type-unknown' }],
  ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), { code: 'type-unknown' }],
  ['an SVG with a script', () => Buffer.from(script), { code: 'svg' }],
  [
    'an SVG behind an XML declaration',
    () => Buffer.from(`\ufeff<?xml version="1.0"?>\n${script}`),
    { code: 'svg' },
  ],
  ['a PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ'), { code: 'pdf' }],
  ['HEIC', () => isoFile('heic', 'mif1'), { code: 'heic' }],
  ['a camera’s raw file', cameraRaw, { code: 'camera-raw' }],
  ['a moving GIF', async () => (await severalPictures()).gif().toBuffer(), { code: 'animated' }],
  ['a moving WebP', async () => (await severalPictures()).webp().toBuffer(), { code: 'animated' }],
  ['a moving PNG', movingPng, { code: 'animated' }],
  ['a moving AVIF', () => isoFile('avis', 'avif'), { code: 'animated' }],
  [
    'a TIFF of two pages',
    async () => (await severalPictures()).tiff().toBuffer(),
    { code: 'multi-page', params: { pages: 2 } },
  ],
  [
    'a decompression bomb',
    () => pngOfSize(100_000, 100_000),
    {
      code: 'too-many-pixels',
      params: { width: 100_000, height: 100_000, megapixels: 10_000, maxMegapixels: 20 },
    },
  ],
  ['a picture of one pixel', () => aJpeg({ width: 1, height: 1 }), { code: 'too-small' }],
  ['a picture like a thread', () => aJpeg({ width: 8000, height: 70 }), { code: 'shape-extreme' }],
  [
    'a picture that is too heavy',
    async () => aNoisyPicture({ width: 900, height: 700 }).png({ compressionLevel: 0 }).toBuffer(),
    { code: 'too-large', params: { megabytes: 2, maxMegabytes: 1 } },
  ],
  ['a film that was cut off', async () => cut(await makeFilm({}), 0.7), { code: 'incomplete' }],
  [
    'a film that was cut off by its last byte',
    async () => (await makeFilm({})).subarray(0, -1),
    { code: 'incomplete' },
  ],
  [
    'a WebM that was cut off',
    async () => cut(await makeFilm({ container: 'webm' }), 0.7),
    { code: 'incomplete' },
  ],
  ['HEVC', () => makeFilm({ codec: 'hevc' }), { code: 'film-codec', params: { codec: 'hevc' } }],
  [
    'ProRes',
    () => makeFilm({ codec: 'prores', container: 'mov' }),
    { code: 'film-codec', params: { codec: 'prores' } },
  ],
  [
    'H.264 in 4:2:2',
    () => makeFilm({ profile: 122 }),
    { code: 'film-codec', params: { codec: 'avc1.7a001f' } },
  ],
  [
    'sound without compression',
    () => makeFilm({ audio: 'pcm-s16', container: 'mov' }),
    { code: 'film-audio-codec' },
  ],
  [
    'Matroska',
    () => Buffer.from('1a45dfa3934282886d6174726f736b61', 'hex'),
    { code: 'film-container', params: { container: 'Matroska' } },
  ],
  [
    'AVI',
    () => Buffer.from('RIFF\0\0\0\0AVI LIST'),
    { code: 'film-container', params: { container: 'AVI' } },
  ],
  ['MP4 without a word in it', () => isoFile('isom', 'mp42'), { code: 'incomplete' }],
];

describe('each bad file has its reason, and leaves nothing behind', () => {
  test.each(cases)('%s', async (_what, make, refusal) => {
    const upload = await uploadFile(api, await make());
    expect(upload).toMatchObject({ state: 'failed', assetId: null, refusal });
    mediaRefusal.parse(upload.refusal);
  });

  test('nothing of them is stored, staged or listed', async () => {
    expect((await api.call('GET', '/media')).json().items).toEqual([]);
    expect(await api.db.selectFrom('media_object').selectAll().execute()).toEqual([]);
    expect(await readdir(path.join(api.folder, 'media')).catch(() => [])).toEqual([]);
    const staged = await readdir(path.join(api.folder, 'uploads'));
    expect(staged.filter((name) => name.endsWith('.upload'))).toEqual([]);
  });
});

describe('refused before the first byte', () => {
  test.each([
    ['nothing', 0, 'image/jpeg', { code: 'empty' }],
    [
      'too heavy a picture',
      1_000_001,
      'image/jpeg',
      { code: 'too-large', params: { megabytes: 2, maxMegabytes: 1 } },
    ],
    ['too heavy a film', 2_000_001, 'video/mp4', { code: 'too-large', params: { maxMegabytes: 2 } }],
    ['too heavy a thing without a type', 2_000_001, '', { code: 'too-large', params: { maxMegabytes: 2 } }],
  ])('%s', async (_what, bytes, filetype, refusal) => {
    const answer = await tusClient(api).begin(bytes, { filetype });
    expect(answer.json()).toMatchObject({ status: 422, code: 'media.refused', params: { refusal } });
  });
});

test('a bad file among good ones stops nobody', async () => {
  const uploads = await Promise.all(
    [aJpeg(), Buffer.from('not a picture'), aJpeg()].map(async (bytes) => uploadFile(api, await bytes)),
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
  expect((await api.call('GET', `/media/${upload.assetId}`)).json().fileName).toBe(shown);
});
