import {
  AbortMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { MediaDetails } from '@psifida/contract/content/media';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aJpeg } from '../../testing/make-image.ts';
import { makeVideo } from '../../testing/make-video.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { storageBehaviour } from '../../testing/storage-behaviour.ts';
import { startSwift } from '../../testing/swift/start-swift.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { openS3Storage } from './s3-storage.ts';

let swift: Awaited<ReturnType<typeof startSwift>>;
beforeAll(async () => {
  swift = await startSwift();
});
afterAll(() => swift?.stop());

describe('a bucket of a real S3 server', () => {
  storageBehaviour(() => openS3Storage(swift.options));

  test('parts that were broken off are swept away after their time', async () => {
    const { bucket: Bucket, accessKeyId, secretAccessKey, ...rest } = swift.options;
    const client = new S3Client({
      ...rest,
      forcePathStyle: true,
      credentials: { accessKeyId, secretAccessKey },
    });
    const count = async () =>
      (await client.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads?.length ?? 0;
    const begun = await client.send(new CreateMultipartUploadCommand({ Bucket, Key: 'original/broken-off' }));
    const storage = openS3Storage(swift.options);
    await storage.sweep(new Date(Date.now() - 3600_000));
    expect(await count()).toBe(1);
    await storage.sweep(new Date(Date.now() + 3600_000));
    expect(await count()).toBe(0);
    await expect(
      client.send(
        new AbortMultipartUploadCommand({ Bucket, Key: 'original/broken-off', UploadId: begun.UploadId }),
      ),
    ).rejects.toThrow();
  });

  test.each([
    ['another secret', { secretAccessKey: 'wrong' }],
    ['another bucket', { bucket: 'none' }],
    ['nobody there', { endpoint: 'http://127.0.0.1:9' }],
  ])('with %s it is out of reach', async (_what, change) => {
    const storage = openS3Storage({ ...swift.options, ...change });
    await expect(storage.probe()).rejects.toMatchObject({ reason: 'unavailable' });
    await expect(storage.put('original/x', { data: Buffer.from('x'), bytes: 1 })).rejects.toMatchObject({
      reason: 'unavailable',
    });
  });
});

test('an image and a video go all the way: uploaded, made ready, served, in pieces too', async () => {
  const api = await openTestApi({ media: { storage: openS3Storage(swift.options) } });
  try {
    const find = async (bytes: Buffer): Promise<MediaDetails> => {
      const { assetId, refusal } = await uploadFile(api, bytes);
      expect(refusal).toBeNull();
      return await api.read(`/media/${assetId}`);
    };
    const image = await find(await aJpeg());
    expect((await api.app.inject(image.images[0]?.url ?? '')).rawPayload).toHaveLength(
      image.images[0]?.bytes ?? 0,
    );
    const video = await find(await makeVideo());
    const url = video.video?.url ?? '';
    const whole = (await api.app.inject(url)).rawPayload;
    const piece = await api.app.inject({ url, headers: { range: 'bytes=100-199' } });
    expect(piece.statusCode).toBe(206);
    expect(piece.rawPayload.equals(whole.subarray(100, 200))).toBe(true);
    expect((await api.app.inject(`/media/${'0'.repeat(64)}.webp`)).statusCode).toBe(404);
  } finally {
    await api.close();
  }
});
