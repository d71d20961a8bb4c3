import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { type MediaDetails, mediaDetails } from '@psifida/contract/content/media';
import { uploadsPath } from '@psifida/contract/endpoints/media';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { heicInTiles } from '../../../testing/make-heic.ts';
import { aImage, aJpeg, aNoisyImage } from '../../../testing/make-image.ts';
import { makeVideo } from '../../../testing/make-video.ts';
import { ownApi } from '../../../testing/open-test-api.ts';
import { tusClient, untilAllSizes, untilSettled, uploadFile } from '../../../testing/upload-file.ts';

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
        xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
        photoshop:City="Ερμούπολη" photoshop:Country="Ελλάδα">
      <dc:title><rdf:Alt><rdf:li xml:lang="x-default">Το λιμάνι</rdf:li></rdf:Alt></dc:title>
      <dc:description><rdf:Alt>
        <rdf:li xml:lang="x-default">Καΐκια στο λιμάνι</rdf:li>
        <rdf:li xml:lang="en-GB">Boats in the harbour</rdf:li>
      </rdf:Alt></dc:description>
      <dc:rights><rdf:Alt><rdf:li xml:lang="x-default">© Δήμος</rdf:li></rdf:Alt></dc:rights>
    </rdf:Description>
  </rdf:RDF>
</x:xmpmeta>`;

const api = ownApi();
const client = tusClient(api);

let listening: Promise<string> | undefined;
/** On a real line, for what breaks there. */
const listen = (): Promise<string> => {
  listening ??= api.app.listen({ host: '127.0.0.1', port: 0 });
  return listening;
};

const find = async (id: string | null): Promise<MediaDetails> =>
  mediaDetails.parse(await api.read(`/media/${id}`));

describe('an image', () => {
  test('R-CONT-03 becomes an asset with its sizes in three formats, never enlarged', async () => {
    const bytes = await aJpeg({ width: 1930, height: 1080 });
    const upload = await uploadFile(api, bytes, { filename: 'Λιμάνι Σύρου.jpg' });
    expect(upload).toMatchObject({ state: 'done', progress: 100, duplicateOf: null, refusal: null });
    await untilAllSizes(api);
    const asset = await find(upload.assetId);
    expect(asset).toMatchObject({
      kind: 'image',
      title: 'Λιμάνι Σύρου',
      fileName: 'Λιμάνι Σύρου.jpg',
      size: { width: 1930, height: 1080 },
      resolution: 'full-hd',
      lowResolution: false,
      original: { format: 'jpeg', bytes: bytes.length },
      focalPoint: { x: 0.5, y: 0.5 },
      video: null,
      version: 1,
      createdBy: { name: 'Μαρία Ψηφιδοπούλου' },
    });
    expect(asset.original.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(asset.images.map(({ width, format }) => `${width} ${format}`)).toEqual(
      [320, 960, 1920, 1930].flatMap((width) => [`${width} avif`, `${width} webp`, `${width} jpeg`]),
    );
    expect(asset.placeholder?.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(Buffer.from(asset.placeholder?.thumbHash ?? '', 'base64').length).toBeGreaterThan(4);
  });

  test('R-VAL-07 smaller than 1920x1080 is taken and flagged', async () => {
    const { assetId } = await uploadFile(api, await aJpeg({ width: 1280, height: 720 }));
    expect(await find(assetId)).toMatchObject({ resolution: 'low', lowResolution: true });
  });

  test('is measured after the rotation that it asks for, and served upright', async () => {
    const bytes = await aImage({ width: 800, height: 400 })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { assetId } = await uploadFile(api, bytes);
    await untilAllSizes(api);
    const asset = await find(assetId);
    expect(asset.size).toEqual({ width: 400, height: 800 });
    for (const { width, height } of asset.images) expect(height).toBeGreaterThan(width);
  });

  test.each(['png', 'webp', 'avif', 'tiff', 'gif'] as const)(
    'may be %s, whatever its name says',
    async (format) => {
      const bytes = await aImage().toFormat(format).toBuffer();
      const upload = await uploadFile(api, bytes, { filename: 'photo.jpg', filetype: 'image/jpeg' });
      expect(upload.refusal).toBeNull();
      expect((await find(upload.assetId)).original.format).toBe(format);
    },
  );

  test('R-PHOTO-01 may be HEIC, which is usable as soon as it is there', async () => {
    const bytes = heicInTiles(8, 6, [2000, 1100]);
    const upload = await uploadFile(api, bytes, { filename: 'IMG_0001.HEIC', filetype: 'image/heic' });
    expect(upload.refusal).toBeNull();
    const asset = await find(upload.assetId);
    expect(asset).toMatchObject({ size: { width: 2000, height: 1100 }, original: { format: 'heic' } });
    expect(asset.original.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(asset.images.filter(({ format }) => format === 'webp').slice(0, 3)).toMatchObject([
      { width: 320 },
      { width: 960 },
      { width: 1920 },
    ]);
    await untilAllSizes(api);
    expect((await find(upload.assetId)).images.map(({ width, format }) => `${width} ${format}`)).toEqual(
      [320, 960, 1920, 2000].flatMap((width) => [`${width} avif`, `${width} webp`, `${width} jpeg`]),
    );
  });

  test('R-PHOTO-04 what it says of itself is there for staff, in its languages, and in nothing that is served', async () => {
    const written = aImage({ width: 400, height: 300 })
      .withExif({
        IFD0: { ImageDescription: 'OLYMPUS DIGITAL CAMERA', Artist: 'M. Psifidopoulou' },
        IFD2: { DateTimeOriginal: '2024:05:01 10:11:12' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 26/1 0/1' },
      })
      .withXmp(xmp);
    const { assetId } = await uploadFile(api, await written.jpeg().toBuffer(), { filename: 'IMG_1.jpg' });
    await untilAllSizes(api);
    const { title, alt, metadata, images } = mediaDetails.parse(await api.read(`/media/${assetId}`));
    expect({ title, alt }).toEqual({ title: 'IMG_1', alt: { el: '', en: '' } });
    expect(metadata).toEqual({
      title: 'Το λιμάνι',
      description: { el: 'Καΐκια στο λιμάνι', en: 'Boats in the harbour' },
      credit: 'M. Psifidopoulou',
      copyright: '© Δήμος',
      date: '2024-05-01',
      place: 'Ερμούπολη, Ελλάδα',
    });
    for (const { url } of images) {
      const served = (await api.app.inject(url)).rawPayload;
      const { exif, xmp: text, iptc } = await sharp(served).metadata();
      expect({ exif, text, iptc }).toEqual({});
    }
  });

  test('one whose metadata is broken is taken all the same', async () => {
    const broken = await aImage()
      .withExif({ IFD0: { Artist: 'M. P.' } })
      .withXmp('<x:xmpmeta>')
      .jpeg()
      .toBuffer();
    broken.fill(0xff, broken.indexOf('Exif') + 10, broken.indexOf('Exif') + 30);
    const upload = await uploadFile(api, broken);
    expect(upload.refusal).toBeNull();
    // A day that no calendar has, and a text whose 200th letter is half of a character.
    const odd = await aImage({ width: 320, height: 240 })
      .withExif({ IFD2: { DateTimeOriginal: '2026:02:31 10:11:12' } })
      .withXmp(xmp.replace('© Δήμος', `${'α'.repeat(199)}😀`))
      .jpeg()
      .toBuffer();
    const { assetId } = await uploadFile(api, odd);
    const { metadata } = mediaDetails.parse(await api.read(`/media/${assetId}`));
    expect(metadata).toMatchObject({ copyright: 'α'.repeat(199) });
    expect(metadata).not.toHaveProperty('date');
  });

  test('R-PHOTO-05 its focal point is proposed from what draws the eye', async () => {
    const face = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#e0a080' } })
      .png()
      .toBuffer();
    const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#8899aa' } })
      .composite([{ input: face, left: 450, top: 310 }])
      .jpeg()
      .toBuffer();
    const { focalPoint } = await find((await uploadFile(api, bytes)).assetId);
    expect(focalPoint.x).toSatisfy((x: number) => x > 0.65 && x <= 0.8);
    expect(focalPoint.y).toSatisfy((y: number) => y > 0.6 && y <= 0.8);
    const flat = await find((await uploadFile(api, await aJpeg())).assetId);
    expect(flat.focalPoint).toEqual({ x: 0.5, y: 0.5 });
  });

  test('R-PHOTO-06 a blurred one is told of with its upload and in the library', async () => {
    const noise = await aNoisyImage({ width: 960, height: 640 }).normalise().png().toBuffer();
    const sharpOne = await uploadFile(api, await sharp(noise).jpeg().toBuffer());
    expect(sharpOne).not.toHaveProperty('flaw');
    const stripes = Array.from({ length: 4 }, (_, at) => `<rect x="${at * 240}" width="120" height="640"/>`);
    const drawn = sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640">${stripes.join('')}</svg>`,
      ),
    );
    const white = await drawn.flatten({ background: '#fff' }).png().toBuffer();
    const upload = await uploadFile(api, await sharp(white).blur(8).jpeg().toBuffer());
    expect(upload).toMatchObject({ state: 'done', flaw: 'blurred' });
    expect(await find(upload.assetId)).toMatchObject({ flaw: 'blurred' });
  });

  test('keeps its transparency, and is white behind where the format has none', async () => {
    const bytes = await aImage().ensureAlpha(0.5).png().toBuffer();
    const { assetId } = await uploadFile(api, bytes);
    await untilAllSizes(api);
    expect((await find(assetId)).images).toHaveLength(6);
  });
});

describe('a video', () => {
  test.each(['mp4', 'mov', 'webm'] as const)('R-CONT-07 in %s is read and served', async (container) => {
    const video = await makeVideo({ container, rotation: container === 'webm' ? 0 : 90 });
    const upload = await uploadFile(api, video, { filename: `Φεστιβάλ.${container}` });
    expect(upload.refusal).toBeNull();
    const asset = await find(upload.assetId);
    expect(asset).toMatchObject({
      kind: 'video',
      size: container === 'webm' ? { width: 1920, height: 1080 } : { width: 1080, height: 1920 },
      lowResolution: false,
      original: { format: container },
      images: [],
      placeholder: null,
      video: { durationMs: 2000, type: container === 'webm' ? 'video/webm' : 'video/mp4' },
    });
    expect(asset.video?.audioCodec).toBeTruthy();
  });

  test('below 720p is low, at 720p it is not', async () => {
    const low = await uploadFile(api, await makeVideo({ width: 854, height: 480, audio: null }));
    expect(await find(low.assetId)).toMatchObject({ resolution: 'low', lowResolution: true });
    const hd = await uploadFile(api, await makeVideo({ width: 1280, height: 720, audio: null }));
    expect(await find(hd.assetId)).toMatchObject({ resolution: 'hd', video: { audioCodec: null } });
  });
});

describe('the same bytes twice', () => {
  test('are stored once, and the answer says where they already are', async () => {
    const bytes = await aJpeg();
    const first = await uploadFile(api, bytes, { filename: 'first.jpg' });
    await untilAllSizes(api);
    const objects = await countObjects();
    const second = await uploadFile(api, bytes, { filename: 'second.jpg' });
    expect(second).toMatchObject({ state: 'done', assetId: first.assetId, duplicateOf: first.assetId });
    expect(await countObjects()).toBe(objects);
  });

  test('at the same moment are one asset all the same', async () => {
    const bytes = await aJpeg();
    const uploads = await Promise.all([1, 2, 3].map(() => uploadFile(api, bytes)));
    expect(new Set(uploads.map(({ assetId }) => assetId)).size).toBe(1);
    expect(uploads.filter(({ duplicateOf }) => duplicateOf === null)).toHaveLength(1);
  });
});

const bytesStaged = async (url: string): Promise<number> =>
  (await stat(path.join(api.folder, 'uploads', `${url.split('/').at(-1)}.upload`))).size;

const countObjects = async (): Promise<number> =>
  (await readdir(path.join(api.folder, 'media'), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length;

describe('a file that comes with its announcement', () => {
  test('is taken in by that one request; sent again because the answer was lost it is one asset all the same', async () => {
    const bytes = await aNoisyImage().jpeg().toBuffer();
    const send = () => client.beginWith(bytes, bytes.length, { filename: 'a.jpg' });
    const answers = [await send(), await send()];
    for (const { statusCode, headers } of answers)
      expect([statusCode, headers['upload-offset']]).toEqual([201, String(bytes.length)]);
    const uploads = await Promise.all(
      answers.map(({ headers }) => untilSettled(api, String(headers.location))),
    );
    expect(uploads.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(uploads.filter(({ duplicateOf }) => duplicateOf === null)).toHaveLength(1);
    expect(new Set(uploads.map(({ assetId }) => assetId)).size).toBe(1);
  });

  test('not whole: it goes on from where it came to, by whoever comes next', async () => {
    const bytes = await aNoisyImage().jpeg().toBuffer();
    const begun = await client.beginWith(bytes.subarray(0, 1000), bytes.length);
    expect(begun.headers).toMatchObject({ 'upload-offset': '1000', 'upload-expires': expect.any(String) });
    const url = String(begun.headers.location);
    expect((await client.ask(url)).headers['upload-offset']).toBe('1000');
    await client.go(url, bytes.subarray(1000), { offset: 1000 });
    expect(await untilSettled(api, url)).toMatchObject({ state: 'done' });
  });
});

/** As browsers do it: listens only once everything is sent. More than a line holds by itself. */
async function sendAllThenListen(lines: string[]): Promise<string> {
  const body = Buffer.alloc(30_000_000);
  const { port } = new URL(await listen());
  const line = connect(Number(port), '127.0.0.1').pause();
  const head = [
    ...lines,
    'host: localhost',
    `authorization: Bearer ${await api.token()}`,
    'tus-resumable: 1.0.0',
    'content-type: application/offset+octet-stream',
    `content-length: ${body.length}`,
  ];
  line.write(`${head.join('\r\n')}\r\n\r\n`);
  await new Promise((resolve) => line.write(body, resolve));
  const [answer] = await once(line.resume(), 'data');
  line.destroy();
  return String(answer).split('\r\n')[0] ?? '';
}

test.each([
  ['announces more than is taken', [`POST ${uploadsPath} HTTP/1.1`, 'upload-length: 99999999999'], 422],
  ['brings more than it announced', [`POST ${uploadsPath} HTTP/1.1`, 'upload-length: 1000'], 413],
  [
    'goes on with what is not there',
    [`PATCH ${uploadsPath}/${randomUUID()} HTTP/1.1`, 'upload-offset: 0'],
    404,
  ],
])('whoever %s hears the refusal, also after the last byte', async (_what, lines, status) => {
  expect(await sendAllThenListen(lines)).toContain(String(status));
});

describe('an upload that is broken off', () => {
  test('R-WORK-09 says how far it came and goes on from there', async () => {
    const bytes = await aNoisyImage().jpeg().toBuffer();
    const url = await client.open(bytes.length, { filename: 'a.jpg' });
    expect((await client.go(url, bytes.subarray(0, 1000))).headers['upload-offset']).toBe('1000');
    expect((await client.ask(url)).headers).toMatchObject({
      'upload-offset': '1000',
      'upload-length': String(bytes.length),
    });
    expect(await api.read(url)).toMatchObject({ state: 'waiting', received: 1000 });
    await client.go(url, bytes.subarray(1000), { offset: 1000 });
    expect(await untilSettled(api, url)).toMatchObject({ state: 'done' });
  });

  test('in the middle of a piece: what has reached the disk counts', async () => {
    const bytes = await aNoisyImage({ width: 900, height: 600 }).png().toBuffer();
    const url = await client.open(bytes.length);
    const address = await listen();
    const line = request(`${address}${url}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${await api.token()}`,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': bytes.length,
      },
    });
    line.on('error', () => {});
    await new Promise((resolve) => line.write(bytes.subarray(0, 300_000), resolve));
    await expect.poll(() => bytesStaged(url)).toBe(300_000);
    line.destroy();
    await expect.poll(async () => (await client.ask(url)).headers['upload-offset']).toBe('300000');
    await client.go(url, bytes.subarray(300_000), { offset: 300_000 });
    expect(await untilSettled(api, url)).toMatchObject({ state: 'done' });
  });

  test('goes on from the wrong place, or brings more than it announced: refused, and nothing is changed', async () => {
    const url = await client.open(100);
    await client.go(url, Buffer.alloc(10));
    const answer = await client.go(url, Buffer.alloc(10), { offset: 50 });
    expect(answer.json().code).toBe('upload.offset-differs');
    const more = await client.go(await client.open(10), Buffer.alloc(11));
    expect(more.json().code).toBe('input.too-large');
    expect((await client.ask(url)).headers['upload-offset']).toBe('10');
  });

  test.each([
    ['by what was announced', true, 'not-the-announced-file'],
    ['unannounced, because it does not decode', false, 'damaged'],
  ])('goes on with another file’s bytes: noticed %s', async (_how, isAnnounced, code) => {
    const [one, other] = [await aNoisyImage().png().toBuffer(), await aNoisyImage().png().toBuffer()];
    const sha256 = createHash('sha256').update(one).digest('hex');
    const url = await client.open(one.length, isAnnounced ? { sha256 } : {});
    await client.go(url, one.subarray(0, 5000));
    await client.go(url, Buffer.concat([other, one]).subarray(5000, one.length), { offset: 5000 });
    expect((await untilSettled(api, url)).refusal?.code).toBe(code);
  });

  test('is given up: nothing of it stays', async () => {
    const url = await client.open(100);
    await client.go(url, Buffer.alloc(10));
    expect((await client.giveUp(url)).statusCode).toBe(204);
    expect((await client.ask(url)).statusCode).toBe(404);
    const staged = await readdir(path.join(api.folder, 'uploads'));
    expect(staged.some((name) => url.includes(name.split('.')[0] ?? '-'))).toBe(false);
  });

  test('has expired: it is not there any more', async () => {
    const url = await client.open(100);
    await api.db
      .updateTable('media_upload')
      .set({ created_at: new Date(Date.now() - 25 * 3600_000) })
      .where('id', '=', url.split('/').at(-1) ?? '')
      .execute();
    expect((await client.go(url, Buffer.alloc(10))).json().code).toBe('upload.not-found');
  });
});

describe('an upload belongs to the person who began it', () => {
  test('to anyone else it is not there, an administrator neither', async () => {
    const url = await client.open(100);
    const token = await api.token({ sub: 'person-2', realm_access: { roles: ['admin'] } });
    for (const attempt of [
      client.ask(url, { token }),
      client.go(url, Buffer.alloc(10), { token }),
      client.giveUp(url, { token }),
      api.call('GET', url, { token }),
    ])
      expect((await attempt).statusCode).toBe(404);
    expect((await client.ask(url)).headers['upload-offset']).toBe('0');
  });

  test('the state of several is asked for at once; others’ are left out', async () => {
    const mine = await uploadFile(api, await aJpeg());
    const theirs = await uploadFile(api, await aJpeg(), { token: await api.token({ sub: 'person-2' }) });
    const answer = await api.call('GET', `/uploads?ids=${mine.id},${theirs.id}`);
    expect(answer.json().items.map(({ id }: { id: string }) => id)).toEqual([mine.id]);
  });
});

test.each(['not-an-id', '0192f0c1-0000-4000-8000-000000000000'])(
  'the unknown upload %s is not found',
  async (id) => {
    expect(await api.read(`/uploads/${id}`)).toMatchObject({ code: 'upload.not-found' });
    expect((await client.ask(`/api/v1/uploads/${id}`)).statusCode).toBe(404);
  },
);

const tus = { 'tus-resumable': '1.0.0' };
test.each<[string, Record<string, string>, string]>([
  ['without a length', tus, 'input.malformed-request'],
  ['with nonsense', { ...tus, 'upload-length': '5', 'upload-metadata': 'a b c' }, 'input.malformed-request'],
  ['in another protocol', { 'upload-length': '5' }, 'input.malformed-request'],
  ['of no known length', { ...tus, 'upload-defer-length': '1' }, 'upload.not-supported'],
  ['of one part of a file', { ...tus, 'upload-concat': 'partial' }, 'upload.not-supported'],
])('a beginning %s is refused in our own shape', async (_what, headers, code) => {
  expect((await api.post(uploadsPath, undefined, { headers })).json().code).toBe(code);
});

test('bytes that are not the announced file are refused as that, whatever they look like', async () => {
  const sha256 = createHash('sha256').update('what was meant').digest('hex');
  const url = await client.open(5000, { sha256 });
  await client.go(url, Buffer.alloc(5000));
  expect((await untilSettled(api, url)).refusal?.code).toBe('not-the-announced-file');
});
