import { parseRange } from '@psifida/contract/byte-range';

/** For range requests of media elements. A kept file is a blob on disk: its last part comes as soon as its first. */
export async function partOf(whole: Response, range: string | null): Promise<Response> {
  const length = Number(whole.headers.get('content-length'));
  const wanted = length && whole.body ? parseRange(range, length) : null;
  if (wanted === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${length}` } });
  if (!wanted) return whole;
  const { start, end } = wanted;
  // A whole file begins without waiting for all of it where a browser makes a blob by reading.
  const isAll = start === 0 && end === length - 1;
  return new Response(isAll ? whole.body : (await whole.blob()).slice(start, end + 1), {
    status: 206,
    headers: {
      'content-type': whole.headers.get('content-type') ?? '',
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/${length}`,
      'accept-ranges': 'bytes',
    },
  });
}
