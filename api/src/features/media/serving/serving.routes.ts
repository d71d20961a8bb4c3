import { parseRange } from '@psifida/contract/byte-range';
import { mediaPrefix, type ServedExtension, servedTypes } from '@psifida/contract/content/media';
import { Problem } from '@psifida/contract/problem';
import type { FastifyInstance } from 'fastify';
import { createBodyCache } from '../../../concurrency/caches.ts';
import { coalesce } from '../../../concurrency/coalesce.ts';
import { type Storage, StorageFailure, servedKey } from '../../../media/storage/storage.ts';

const address = /^([0-9a-f]{64})\.([a-z0-9]+)$/;

/** Without sign-in: displays and <img> carry no token, and nobody guesses a hash. Originals have no address. */
export function servingRoutes(app: FastifyInstance, storage: Storage): void {
  const bodyOf = createBodyCache({ bytesAtMost: 16 * 1024 * 1024 });
  // After a change every open page and every display asks for the same image.
  const findOnce = coalesce<Awaited<ReturnType<Storage['find']>>>();
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: `${mediaPrefix}/:name`,
    logLevel: 'warn',
    handler: async ({ params, headers, method }, reply) => {
      const [, sha256 = '', extension = ''] = address.exec(params.name) ?? [];
      if (!isServed(extension)) throw new Problem('not-found');
      const key = servedKey(sha256, extension);
      const found = await findOnce(key, () => storage.find(key)).catch(outOfReach);
      if (!found) throw new Problem('not-found');

      const etag = `"${sha256}"`;
      reply.headers({
        'content-type': servedTypes[extension],
        'content-disposition': 'inline',
        'content-security-policy': `default-src 'none'; sandbox`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        'accept-ranges': 'bytes',
        etag,
      });
      if (headers['if-none-match']?.includes(etag)) return reply.status(304).send();

      const wanted = !headers['if-range'] || headers['if-range'] === etag ? headers.range : undefined;
      const range = parseRange(wanted, found.bytes);
      if (range === 'unsatisfiable')
        return reply
          .status(416)
          .header('content-range', `bytes */${found.bytes}`)
          .header('cache-control', 'no-store')
          .send();
      reply.header('content-length', range ? range.end - range.start + 1 : found.bytes);
      if (range)
        reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${found.bytes}`);
      if (method === 'HEAD') return reply.send();
      if (!range && found.bytes <= smallBytes)
        return reply.send(
          await bodyOf(`${key} ${found.bytes}`, () => readWhole(storage, key)).catch(outOfReach),
        );
      return reply.send(await storage.read(key, range ?? undefined).catch(outOfReach));
    },
  });
}

/** Thumbnails, of which a list asks for dozens: whether one is still there is asked each time, its bytes are kept. */
const smallBytes = 64 * 1024;

async function readWhole(storage: Storage, key: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await storage.read(key)) parts.push(part);
  return Buffer.concat(parts);
}

const isServed = (extension: string): extension is ServedExtension => Object.hasOwn(servedTypes, extension);

function outOfReach(error: unknown): never {
  throw error instanceof StorageFailure ? new Problem('storage.unavailable') : error;
}
