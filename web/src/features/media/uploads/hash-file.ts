import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { uploadChunkBytes } from '@psifida/contract/content/upload';

/** Small enough that typing never waits for one; between two of them the page gets its turn. */
export const sliceBytes = 512 * 1024;

/** SHA-256 in hexadecimal. What fits into one request is hashed by the browser, in a third of the time; more is never in memory as a whole. */
export async function hashFile(file: Blob, signal?: AbortSignal): Promise<string> {
  signal?.throwIfAborted();
  if (file.size <= uploadChunkBytes)
    return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())));
  const hash = sha256.create();
  for (let start = 0; start < file.size; start += sliceBytes) {
    signal?.throwIfAborted();
    hash.update(new Uint8Array(await file.slice(start, start + sliceBytes).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
}
