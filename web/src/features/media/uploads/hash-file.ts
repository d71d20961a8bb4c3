/** More than this would be held in memory as a whole only to spare an upload. */
const cheap = 80_000_000;

/** SHA-256 in hexadecimal, or undefined where it would cost too much or the browser offers none (plain HTTP). */
export async function hashFile(file: File): Promise<string | undefined> {
  if (file.size > cheap || !globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
