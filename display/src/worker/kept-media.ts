import { mediaCache } from '../sync/media-cache.ts';
import { byteRange, cut } from './byte-range.ts';

const part = (whole: Response, range: string | null): Response => {
  const length = Number(whole.headers.get('content-length'));
  const wanted = length && whole.body ? byteRange(range, length) : null;
  if (wanted === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${length}` } });
  if (!wanted || !whole.body) return whole;
  const { start, end } = wanted;
  return new Response(cut(whole.body, wanted), {
    status: 206,
    headers: {
      'content-type': whole.headers.get('content-type') ?? '',
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/${length}`,
      'accept-ranges': 'bytes',
    },
  });
};

/** A picture or film from the device, or from the server where the device has none. */
export async function keptMedia(request: Request): Promise<Response> {
  const cache = await caches.open(mediaCache);
  // Whole files are kept, by their address alone.
  const whole = await cache.match(request.url);
  return whole ? part(whole, request.headers.get('range')) : fetch(request);
}
