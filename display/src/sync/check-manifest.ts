import { createSha256 } from './sha256.ts';
import { WrongBytes } from './wrong-bytes.ts';

/** A release's hash is that of its manifest's text; written down again, what was read is that same text. */
export function checkManifest(answer: unknown): void {
  const { manifest, hash: promised } = (answer ?? {}) as { manifest?: unknown; hash?: unknown };
  const hash = createSha256();
  hash.update(new TextEncoder().encode(JSON.stringify(manifest) ?? ''));
  if (hash.digest() !== promised) throw new WrongBytes('manifest');
}
