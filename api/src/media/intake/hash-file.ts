import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** SHA-256 in one pass, a megabyte in memory at a time. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) hash.update(chunk);
  return hash.digest('hex');
}
