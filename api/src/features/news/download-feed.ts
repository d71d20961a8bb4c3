import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { type Dispatcher, request } from 'undici';
import { FeedRefusal } from './feed-refusal.ts';
import type { Guard } from './guard.ts';

/** What a server gave us to ask later whether anything is new. */
export type Validators = { etag: string | null; lastModified: string | null };

export type Download =
  | { unchanged: true }
  | ({ unchanged: false; url: string; bytes: Buffer; contentType: string } & Validators);

type Input = { guard: Guard; url: string; validators: Validators | null; signal: AbortSignal };

const maxRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);

const requestHeaders = (validators: Validators | null): Record<string, string> => ({
  'user-agent': 'Psifida (news for municipal displays)',
  accept:
    'application/rss+xml, application/atom+xml, application/rdf+xml, application/xml, text/xml, text/calendar, */*;q=0.5',
  'accept-encoding': 'gzip, deflate, br',
  ...(validators?.etag ? { 'if-none-match': validators.etag } : {}),
  ...(validators?.lastModified ? { 'if-modified-since': validators.lastModified } : {}),
});

const header = ({ headers }: Dispatcher.ResponseData, name: string): string => {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
};

/** Sent back as it came, so it is only kept where it can be sent. */
const validator = (value: string): string | null => (/^[\x20-\x7e]{1,200}$/.test(value) ? value : null);

const discard = ({ body }: Dispatcher.ResponseData): void => {
  body.on('error', () => {}).destroy();
};

function nextHop(from: URL, location: string): URL {
  const to = URL.canParse(location, from.href) ? new URL(location, from) : null;
  if (!to || !/^https?:$/.test(to.protocol) || to.username || to.password)
    throw new FeedRefusal('address-not-allowed');
  if (from.protocol === 'https:' && to.protocol === 'http:') throw new FeedRefusal('insecure-redirect');
  return to;
}

/** Asks, follows redirects, and reads the answer within its limits. No cookies, no credentials, no state. */
export async function downloadFeed({ guard, url, validators, signal }: Input): Promise<Download> {
  let hop = new URL(url);
  for (let redirected = 0; redirected <= maxRedirects; redirected += 1) {
    guard.judge(hop);
    const response = await request(hop, {
      dispatcher: guard.agent,
      signal,
      headers: requestHeaders(validators),
    });
    const { statusCode } = response;
    const location = header(response, 'location');
    if (redirects.has(statusCode) && location) {
      discard(response);
      hop = nextHop(hop, location);
      continue;
    }
    if (statusCode === 304 && validators) {
      discard(response);
      return { unchanged: true };
    }
    if (statusCode !== 200 || Number(header(response, 'content-length')) > maxBodyBytes) {
      discard(response);
      throw new FeedRefusal(statusCode === 200 ? 'too-large' : 'error-answer');
    }
    return {
      unchanged: false,
      url: hop.href,
      bytes: await readBody(response.body, header(response, 'content-encoding').trim().toLowerCase()),
      contentType: header(response, 'content-type'),
      etag: validator(header(response, 'etag')),
      lastModified: validator(header(response, 'last-modified')),
    };
  }
  throw new FeedRefusal('too-many-redirects');
}

const maxBodyBytes = 2 * 1024 * 1024;

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
async function readBody(body: Readable, encoding: string): Promise<Buffer> {
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
