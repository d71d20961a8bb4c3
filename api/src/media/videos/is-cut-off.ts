import { type FileHandle, open } from 'node:fs/promises';
import type { VideoFormat } from '@psifida/contract/content/media';

/** More top-level parts than any camera writes; a file of nothing but tiny ones must not keep us busy. */
const maxParts = 500_000;

/** Whether a video's own structure speaks of more bytes than the file has. Such a file opens, plays and then stops. */
export async function isCutOff(file: string, format: VideoFormat): Promise<boolean> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    return await (format === 'webm' ? segmentEndsBeyond(handle, size) : boxEndsBeyond(handle, size));
  } finally {
    await handle.close();
  }
}

/** MP4 and MOV are a row of boxes, each with its length in front. */
async function boxEndsBeyond(handle: FileHandle, size: number): Promise<boolean> {
  const header = Buffer.alloc(16);
  let [place, parts, movie] = [0, 0, false];
  while (place < size && parts < maxParts) {
    const { bytesRead } = await handle.read(header, 0, 16, place);
    if (bytesRead < 8) return true;
    movie ||= header.toString('latin1', 4, 8) === 'moov';
    const short = header.readUInt32BE(0);
    // 1: the length stands in the next eight bytes. 0: the box reaches to the end of the file.
    const length = short === 1 ? Number(header.readBigUInt64BE(8)) : short || size - place;
    if (length < 8) return false; // nonsense rather than cut off; whoever reads it next will say so
    place += length;
    parts += 1;
  }
  // Cameras write the index last: a video that was cut off in its middle has none.
  return place > size || !movie;
}

/** WebM is a header and one segment, each with an id and a length of variable width in front. */
async function segmentEndsBeyond(handle: FileHandle, size: number): Promise<boolean> {
  const head = Buffer.alloc(128);
  await handle.read(head, 0, head.length, 0);
  const header = readLength(head, 4);
  const segment = header.end + header.length;
  if (segment + 12 > head.length) return false;
  const { end, length } = readLength(head, segment + 4);
  // All ones: the recorder did not know the length when it began.
  return Number.isFinite(length) && end + length > size;
}

function readLength(head: Buffer, place: number): { length: number; end: number } {
  const first = head[place] ?? 0;
  const width = Math.clz32(first) - 23;
  let length = first & ((1 << (8 - width)) - 1);
  let unknown = length === (1 << (8 - width)) - 1;
  for (let index = 1; index < width; index += 1) {
    const byte = head[place + index] ?? 0;
    unknown &&= byte === 0xff;
    length = length * 256 + byte;
  }
  return { length: unknown ? Number.POSITIVE_INFINITY : length, end: place + width };
}
