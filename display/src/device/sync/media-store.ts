import { sha256, sha256 as sha256Of } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { NeededFile } from './choose-rendition.ts';
import { answerInTime, areShelvesGone, openShelves, type Shelves } from './shelves.ts';

const atOnce = 4;
const stallMs = 30_000;

function givingUp(stop: () => void): TransformStream<Uint8Array, Uint8Array> {
  let timer = setTimeout(stop, stallMs);
  return new TransformStream({
    transform: (chunk, controller) => {
      clearTimeout(timer);
      timer = setTimeout(stop, stallMs);
      controller.enqueue(chunk);
    },
    flush: () => clearTimeout(timer),
  });
}

/** `put` is atomic: a file is found only once all of it was verified. */
async function download(cache: Cache, { url, sha256, bytes }: NeededFile): Promise<void> {
  const stalled = new AbortController();
  const response = await fetch(url, { cache: 'no-store', signal: stalled.signal });
  if (!response.ok || !response.body) throw new Error(`${response.status} ${url}`);
  const verified = verify(sha256);
  const body = response.body.pipeThrough(givingUp(() => stalled.abort())).pipeThrough(verified.stream);
  const headers = {
    'content-type': response.headers.get('content-type') ?? 'application/octet-stream',
    'content-length': String(bytes),
  };
  try {
    await cache.put(url, new Response(body, { headers }));
  } catch (error) {
    throw verified.wrong() ? new WrongBytes(url) : error;
  }
}

async function isIntact(shelves: readonly Cache[], { url, sha256 }: NeededFile): Promise<boolean> {
  const body = (await find(shelves, url))?.body;
  if (!body) return false;
  const hash = sha256Of.create();
  const reader = body.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) hash.update(piece.value);
    return bytesToHex(hash.digest()) === sha256;
  } catch {
    return false;
  }
}

async function find(shelves: readonly Cache[], url: string): Promise<Response | undefined> {
  for (const shelf of shelves) {
    const found = await shelf.match(url);
    if (found) return found;
  }
}

/** Outside a secure context there is no such store: files come from the server. */
export function openMediaStore({ answering: found }: Shelves) {
  let answering = found;
  const written = () => answering[0];
  const remove = async (url: string) => {
    for (const shelf of answering) await answerInTime(shelf.delete(url));
  };
  const onDevice = async (): Promise<Set<string> | null> => {
    const kept = (await Promise.all(answering.map((shelf) => shelf.keys()))).flat();
    return written() ? new Set(kept.map(({ url }) => new URL(url).pathname)) : null;
  };
  const sizes = new Map<string, number>();
  const countKept = async (): Promise<number> => {
    const kept = [...((await onDevice()) ?? [])];
    for (const url of kept) {
      if (sizes.has(url)) continue;
      const file = await find(answering, url);
      if (file) sizes.set(url, Number(file.headers.get('content-length')));
    }
    return kept.reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0);
  };
  let counting: Promise<number> | null = null;
  return {
    onDevice,
    /** Of the kept files; the browser's own estimate is padded in some engines and nothing in others. */
    keptBytes: (): Promise<number> => {
      counting ??= countKept().finally(() => {
        counting = null;
      });
      return counting;
    },
    /** Where the site's data was deleted under the page. */
    reopenIfGone: async () => {
      if (written() && (await areShelvesGone())) ({ answering } = await openShelves());
    },
    /** A few at a time; after the first failure nothing new is begun. */
    fetchAll: async (files: readonly NeededFile[]): Promise<void> => {
      const shelf = written();
      if (!shelf) return;
      const queue = [...files];
      const work = async () => {
        for (let file = queue.shift(); file; file = queue.shift())
          await download(shelf, file).catch((error: unknown) => {
            queue.length = 0;
            throw error;
          });
      };
      const results = await Promise.allSettled(Array.from({ length: atOnce }, work));
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    },
    /** Verifies every file again and answers how many were removed. */
    removeSpoilt: async (files: readonly NeededFile[]): Promise<number> => {
      let removed = 0;
      for (const file of written() ? files : [])
        if (!(await isIntact(answering, file))) {
          await remove(file.url);
          removed += 1;
        }
      return removed;
    },
    remove: async (urls: readonly string[]) => {
      for (const url of urls) await remove(url);
    },
    /** Files on several shelves. */
    removeDoubles: async () => {
      const seen = new Set<string>();
      for (const shelf of answering)
        for (const { url } of await shelf.keys()) {
          if (seen.has(url)) await answerInTime(shelf.delete(url));
          seen.add(url);
        }
    },
    /** Answers whether every shelf is empty; one that does not answer is not waited for. */
    forget: async (): Promise<boolean> => {
      const empty = async (shelf: Cache): Promise<boolean> => {
        const keys = await answerInTime(shelf.keys());
        for (const key of keys ?? []) if ((await answerInTime(shelf.delete(key))) === null) return false;
        return keys !== null;
      };
      return (await Promise.all(answering.map(empty))).every(Boolean);
    },
  };
}
export type MediaStore = ReturnType<typeof openMediaStore>;

/** Hashed in chunks: SubtleCrypto wants a video whole in memory. `wrong` tells why a cache refused the stream. */
export function verify(sha256: string) {
  const hash = sha256Of.create();
  let wrong = false;
  const stream = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      hash.update(chunk);
      controller.enqueue(chunk as Uint8Array<ArrayBuffer>);
    },
    flush: (controller) => {
      wrong = bytesToHex(hash.digest()) !== sha256;
      if (wrong) controller.error(new Error(`not ${sha256}`));
    },
  });
  return { stream, wrong: () => wrong };
}

/** The hash differs from the promised one. */
export class WrongBytes extends Error {}

/** A release's hash is that of its manifest as JSON. */
export function checkManifest(answer: unknown): void {
  const { manifest, hash } = (answer ?? {}) as { manifest?: unknown; hash?: unknown };
  const text = new TextEncoder().encode(JSON.stringify(manifest) ?? '');
  if (bytesToHex(sha256(text)) !== hash) throw new WrongBytes('manifest');
}
