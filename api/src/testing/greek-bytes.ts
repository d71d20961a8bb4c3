type Encoding = 'utf-8' | 'windows-1253' | 'iso-8859-7' | 'utf-16le' | 'utf-16be';

/** Node decodes every encoding and encodes two; a single-byte table is what its decoder says of each byte. */
const singleByte = (label: string): Map<string, number> =>
  new Map(
    Array.from({ length: 256 }, (_, byte) => [new TextDecoder(label).decode(Uint8Array.of(byte)), byte]),
  );

/** A text as a foreign server may send it. */
export function greek(text: string, encoding: Encoding): Buffer {
  if (encoding === 'utf-8' || encoding === 'utf-16le') return Buffer.from(text, encoding);
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf-16le').swap16();
  const table = singleByte(encoding);
  return Buffer.from([...text].map((character) => table.get(character) ?? 0x3f));
}
