import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { WrongBytes } from './wrong-bytes.ts';

/** A release's hash is that of its manifest's text; written down again, what was read is that same text. */
export function checkManifest(answer: unknown): void {
  const { manifest, hash } = (answer ?? {}) as { manifest?: unknown; hash?: unknown };
  const text = new TextEncoder().encode(JSON.stringify(manifest) ?? '');
  if (bytesToHex(sha256(text)) !== hash) throw new WrongBytes('manifest');
}
