import { TextDecoder } from 'node:util';

type Encoded = { bytes: Uint8Array; contentType: string };

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** UTF-16 shows itself: by its mark, or by the zero beside the first `<`. */
function utf16Label(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0x3c, 0x00)) return 'utf-16le';
  return startsWith(bytes, 0xfe, 0xff) || startsWith(bytes, 0x00, 0x3c) ? 'utf-16be' : null;
}

const decoder = (label: string | undefined): TextDecoder | null => {
  try {
    return label ? new TextDecoder(label) : null;
  } catch {
    return null;
  }
};

const named = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1];

/** By the header first, then by the XML declaration (RFC 7303); UTF-8 has been tried by then. */
function namedDecoder({ bytes, contentType }: Encoded): TextDecoder | null {
  const declaration = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const labels = [
    named(contentType, /;\s*charset\s*=\s*["']?([\w.:-]{1,40})/i),
    named(declaration, /^\s*<\?xml\s[^>]{0,150}?encoding\s*=\s*["']([\w.:-]{1,40})/i),
  ];
  const decoders = labels.map(decoder).filter((one) => one !== null);
  return decoders.find(({ encoding }) => encoding !== 'utf-8' && !encoding.startsWith('utf-16')) ?? null;
}

const isMostlyBroken = (text: string): boolean => {
  const beyondAscii = text.match(/[^\0-\x7f]/gu)?.length ?? 0;
  return (text.match(/\ufffd/g)?.length ?? 0) * 2 > beyondAscii;
};

/**
 * What is valid UTF-8 is UTF-8, whatever its label: Greek in an older encoding never looks like it, and wrong labels
 * are common. Then what the labels say. Without a usable label it is UTF-8 with a flaw, or, when hardly any of it can
 * be read, the encoding that Greek sites used before.
 */
export function decodeFeed(encoded: Encoded): string {
  const { bytes } = encoded;
  const utf16 = utf16Label(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const labelled = namedDecoder(encoded);
    if (labelled) return labelled.decode(bytes);
    const text = new TextDecoder('utf-8').decode(bytes);
    return isMostlyBroken(text) ? new TextDecoder('windows-1253').decode(bytes) : text;
  }
}
