import { createHash } from 'node:crypto';
import { type Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What passes through is hashed on the way. */
export function hashing() {
  const hash = createHash('sha256');
  const through = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, digest: () => hash.digest('hex') };
}

/** A key is named after its bytes. */
const hashIn = (key: string): string => key.split('/')[1]?.slice(0, 64) ?? '';

/** Whether what is read has the hash that its key promises; `to` gets it meanwhile. */
export async function readByHash(key: string, read: Readable, to: Writable): Promise<boolean> {
  const { through, digest } = hashing();
  await pipeline(read, through, to);
  return digest() === hashIn(key);
}
