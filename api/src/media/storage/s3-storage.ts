import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { type Storage, StorageFailure, type StorageSource } from './storage.ts';

export type S3Options = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** `putStream`: what comes from elsewhere, of any length; like every object it is there whole or not at all. */
export type S3Storage = Storage & {
  putStream(key: string, from: AsyncIterable<Buffer>): Promise<void>;
};

/** One part is in memory at a time; 4 GB make 256 of the 10,000 that are allowed. */
const partBytes = 16 * 1024 * 1024;

/** Whoever looks at an image is waiting for it: a server that does not even begin to answer is out of reach. */
const patienceMs = 4_000;

/** A line on which nothing moves for so long is dead. */
const stalledMs = 10_000;

const connectionTimeout = 2_000;

/** Each who is watching a video holds a line; the SDK's own fifty are taken by fifty slow ones. */
const lines = { maxSockets: 1_000 };
const manyLines = { httpAgent: lines, httpsAgent: lines };

/** An S3 bucket, or anything that speaks like one. An object appears when it is whole; S3 itself sees to that. */
export function openS3Storage({ endpoint, bucket: Bucket, region, ...credentials }: S3Options): S3Storage {
  const settings = {
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    // Servers other than Amazon's do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
  } as const;
  // Not for what is read: a video that somebody has paused keeps its line still for as long as they like.
  const requestHandler = { connectionTimeout, socketTimeout: stalledMs };
  const client = new S3Client({ ...settings, requestHandler });
  // On lines of its own: whether a file is there must not wait behind those who are watching one.
  const asker = new S3Client({ ...settings, requestHandler });
  const reader = new S3Client({ ...settings, requestHandler: { connectionTimeout, ...manyLines } });

  const find: Storage['find'] = async (Key) => {
    try {
      const { ContentLength = 0 } = await soon((options) =>
        asker.send(new HeadObjectCommand({ Bucket, Key }), options),
      );
      return { bytes: ContentLength };
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
      throw s3Failure(error);
    }
  };

  const putInParts = async (Key: string, bodies: AsyncIterable<Buffer>): Promise<void> => {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
    const upload = { Bucket, Key, UploadId };
    try {
      const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
      for await (const Body of bodies) {
        const PartNumber = Parts.length + 1;
        const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
        Parts.push({ PartNumber, ETag });
      }
      await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
    } catch (error) {
      await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {});
      throw error;
    }
  };

  const putWhole = (Key: string, Body: Buffer) => client.send(new PutObjectCommand({ Bucket, Key, Body }));

  const write = async (key: string, source: StorageSource): Promise<unknown> => {
    if ('data' in source) return putWhole(key, source.data);
    return source.bytes > partBytes
      ? putInParts(key, inParts(contentOf(source.file)))
      : putWhole(key, await readFile(source.file));
  };

  return {
    find,
    put: async (key, source) => {
      if ((await find(key))?.bytes === source.bytes) return;
      await write(key, source).catch(rethrow);
    },
    putStream: (key, from) => putInParts(key, inParts(from)).catch(rethrow),
    read: async (Key, range) => {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await soon((options) =>
        reader.send(new GetObjectCommand({ Bucket, Key, Range }), options),
      ).catch(rethrow);
      return Readable.from(unlessStalled(Body as Readable), { objectMode: false });
    },
    remove: async (Key) => {
      await soon((options) => client.send(new DeleteObjectCommand({ Bucket, Key }), options)).catch(rethrow);
    },
    sweep: async (before) => {
      const { Uploads = [] } = await soon((options) =>
        client.send(new ListMultipartUploadsCommand({ Bucket }), options),
      ).catch(rethrow);
      for (const { Key, UploadId, Initiated } of Uploads)
        if (Initiated && Initiated < before)
          await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(rethrow);
    },
    probe: async () => {
      await soon((options) => asker.send(new HeadBucketCommand({ Bucket }), options)).catch(rethrow);
    },
  };
}

/** Until the answer begins; how long the bytes after it take is another matter. */
async function soon<T>(send: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
  const overdue = new AbortController();
  const timer = setTimeout(() => overdue.abort(), patienceMs);
  try {
    return await send({ abortSignal: overdue.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for the bytes only while somebody wants them. */
async function* unlessStalled(body: Readable): AsyncGenerator<Buffer> {
  const watch = () => setTimeout(() => body.destroy(new StorageFailure('unavailable')), stalledMs);
  let timer = watch();
  try {
    for await (const chunk of body) {
      clearTimeout(timer);
      yield chunk;
      timer = watch();
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Opened when the first part is wanted. */
async function* contentOf(file: string): AsyncGenerator<Buffer> {
  yield* createReadStream(file);
}

/** All but the last of an upload's parts have to be large. */
async function* inParts(from: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of from) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < partBytes) continue;
    const part = Buffer.concat(waiting);
    // Before it is sent, which takes long: the chunks would be kept beside it.
    [waiting, bytes] = [[], 0];
    yield part;
  }
  if (bytes) yield Buffer.concat(waiting);
}

/** 413 and 507 are how a quota speaks. */
const s3Failure = (error: unknown): StorageFailure => {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  return new StorageFailure(status === 413 || status === 507 ? 'full' : 'unavailable', { cause: error });
};

function rethrow(error: unknown): never {
  throw s3Failure(error);
}
