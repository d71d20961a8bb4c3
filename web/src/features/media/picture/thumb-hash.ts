import { thumbHashToDataURL } from 'thumbhash';

const known = new Map<string, string>();

/** The blurred picture of a ThumbHash (Base64) as an address; undefined when it is none. */
export function thumbHashUrl(base64: string): string | undefined {
  const ready = known.get(base64);
  if (ready) return ready;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const url = thumbHashToDataURL(bytes);
    // Some kilobytes each: enough for a long scroll, not for ever.
    if (known.size > 500) known.clear();
    known.set(base64, url);
    return url;
  } catch {
    return undefined;
  }
}
