import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FeedRefusal } from './feed-refusal.ts';

export const maxBodyBytes = 2 * 1024 * 1024;

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

async function* limited(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) throw new FeedRefusal('too-large');
    yield chunk;
  }
}

/** The whole body, uncompressed. The limit holds before and after: a bomb is small on one side only. */
export async function readBody(body: Readable, encoding: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  };
  if (encoding === '' || encoding === 'identity') await pipeline(body, limited, collect);
  else {
    const decoder = decoders[encoding]?.();
    if (!decoder) throw new FeedRefusal('not-a-feed');
    await pipeline(body, limited, decoder, limited, collect);
  }
  return Buffer.concat(chunks);
}
