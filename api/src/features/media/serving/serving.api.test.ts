import { createHash } from 'node:crypto';
import type { MediaDetails, ServedExtension } from '@psifida/contract/content/media';
import { BufferSource, Input, MP4 } from 'mediabunny';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { servedKey } from '../../../media/storage/storage.ts';
import { aImage } from '../../../testing/make-image.ts';
import { makeVideo } from '../../../testing/make-video.ts';
import { apiOfTest, ownApi } from '../../../testing/open-test-api.ts';
import { untilAllSizes, uploadFile } from '../../../testing/upload-file.ts';

let image: MediaDetails;
let video: MediaDetails;

const place = '+37.4413+024.9429/';

/** A box that phones put beside the tracks: where the video was taken. */
function withPlace(bytes: Buffer): Buffer {
  const box = (type: string, body: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const words = Buffer.concat([Buffer.from([0, place.length, 0x15, 0xc7]), Buffer.from(place)]);
  const user = box('udta', box('\xa9xyz', words));
  const movie = bytes.indexOf('moov') - 4;
  const grown = Buffer.concat([bytes.subarray(movie), user]);
  grown.writeUInt32BE(grown.length, 0);
  return Buffer.concat([bytes.subarray(0, movie), grown]);
}

const find = async (bytes: Buffer, filename: string): Promise<MediaDetails> => {
  const { assetId, refusal } = await uploadFile(api, bytes, { filename });
  expect(refusal).toBeNull();
  await untilAllSizes(api);
  return await api.read(`/media/${assetId}`);
};

const api = ownApi();
beforeAll(async () => {
  const private_ = {
    IFD0: { Artist: 'Ελένη', Model: 'Secret Camera' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 26/1 0/1' },
  };
  const jpeg = await aImage({ width: 1000, height: 600 }).withExif(private_).jpeg().toBuffer();
  expect(jpeg.includes('Secret Camera')).toBe(true);
  image = await find(jpeg, 'photo.jpg');
  const tagged = withPlace(
    await makeVideo({
      tags: { title: 'Secret Title', comment: 'Secret Comment' },
      trackName: 'Secret Track',
    }),
  );
  expect(tagged.includes(place) && tagged.includes('Secret Title')).toBe(true);
  video = await find(tagged, 'video.mp4');
});

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

describe('what is served', () => {
  test('of what is small the bytes are read once, and yet it is gone when another process has removed it', async () => {
    const beside = await apiOfTest({ beside: api.shared, media: { storage: api.storage } });
    const { url = '', bytes = 0 } = image.images[0] ?? {};
    const reads = vi.spyOn(api.storage, 'read');
    const [first, second] = [await get(url), await get(url)];
    expect(reads).toHaveBeenCalledTimes(1);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    const [, sha256 = '', extension = ''] = /([0-9a-f]{64})\.(\w+)$/.exec(url) ?? [];
    const key = servedKey(sha256, extension as ServedExtension);
    await beside.storage.remove(key);
    expect((await get(url)).statusCode).toBe(404);
    await beside.storage.put(key, { data: first.rawPayload, bytes });
    expect((await get(url)).statusCode).toBe(200);
    reads.mockRestore();
  });

  test('is what its address says, to the last bit, and may be kept for ever', async () => {
    for (const { url, format, width, height, bytes } of image.images) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': `image/${format}`,
        'content-length': String(bytes),
        'content-disposition': 'inline',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': `default-src 'none'; sandbox`,
      });
      expect(url).toContain(createHash('sha256').update(answer.rawPayload).digest('hex'));
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height });
    }
  });

  test('carries nothing private of the image', async () => {
    for (const { url } of image.images) {
      const { rawPayload } = await get(url);
      const { exif, xmp, iptc, icc } = await sharp(rawPayload).metadata();
      expect({ exif, xmp, iptc, icc }).toEqual({});
      expect(rawPayload.includes('Secret')).toBe(false);
    }
  });

  test('carries nothing private of the video, and all of its images and audio', async () => {
    const { rawPayload } = await get(video.video?.url ?? '');
    for (const secret of [place, '\xa9xyz', 'Secret Title', 'Secret Comment', 'Secret Track'])
      expect(rawPayload.includes(Buffer.from(secret, 'latin1'))).toBe(false);
    const input = new Input({ source: new BufferSource(rawPayload), formats: [MP4] });
    const track = await input.getPrimaryVideoTrack();
    expect(await input.getMetadataTags()).toEqual({});
    expect(await track?.computePacketStats()).toMatchObject({ packetCount: 50 });
    expect(await (await input.getPrimaryAudioTrack())?.computePacketStats()).toMatchObject({
      packetCount: 50,
    });
  });

  test('is never the original', async () => {
    for (const { original } of [image, video])
      for (const extension of ['jpg', 'mp4', original.format])
        expect((await get(`/media/${original.sha256}.${extension}`)).statusCode).toBe(404);
  });

  test('is not sent again to someone who has it', async () => {
    const url = image.images[0]?.url ?? '';
    const etag = String((await get(url)).headers.etag);
    const answer = await get(url, { 'if-none-match': etag });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
  });

  test('needs no sign-in and answers HEAD', async () => {
    const answer = await api.app.inject({ method: 'HEAD', url: image.images[0]?.url ?? '' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe(String(image.images[0]?.bytes));
    expect(answer.rawPayload).toHaveLength(0);
  });
});

describe('a piece of a video', () => {
  test.each([
    ['bytes=0-99', 0, 100],
    ['bytes=1000-1999', 1000, 2000],
    ['bytes=-50', -50, undefined],
  ])('%s', async (range, start, end) => {
    const url = video.video?.url ?? '';
    const whole = (await get(url)).rawPayload;
    const piece = await get(url, { range });
    expect(piece.statusCode).toBe(206);
    expect(piece.headers['content-range']).toMatch(new RegExp(`^bytes \\d+-\\d+/${whole.length}$`));
    expect(piece.rawPayload.equals(whole.subarray(start, end))).toBe(true);
  });

  test('beyond its end is refused', async () => {
    const answer = await get(video.video?.url ?? '', { range: 'bytes=99999999-' });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe(`bytes */${video.video?.bytes}`);
  });

  test('of another version is the whole', async () => {
    const answer = await get(video.video?.url ?? '', { range: 'bytes=0-9', 'if-range': '"older"' });
    expect(answer.statusCode).toBe(200);
  });
});

test.each([
  `/media/${'0'.repeat(64)}.webp`,
  '/media/nothing.jpg',
  `/media/${'0'.repeat(64)}.svg`,
  `/media/${'0'.repeat(64)}`,
  '/media/..%2f..%2fetc%2fpasswd',
  `/media/${'0'.repeat(64)}.constructor`,
])('%s is a clear not-found', async (url) => {
  expect((await get(url)).json().code).toBe('not-found');
});
