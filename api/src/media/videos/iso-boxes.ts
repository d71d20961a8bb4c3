/** A box of an MP4 or MOV file: a type, and either bytes or further boxes. */
export type Box = { type: string; body: Buffer } | { type: string; boxes: Box[] };

const containers = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'dinf'];

export class MalformedBoxes extends Error {
  override name = 'MalformedBoxes';
}

/** QuickTime lets a row of boxes end with four zero bytes; they are passed over. */
export function parseBoxes(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  let place = 0;
  while (bytes.length - place >= 8) {
    const length = bytes.readUInt32BE(place);
    const type = bytes.toString('latin1', place + 4, place + 8);
    if (length < 8 || place + length > bytes.length) throw new MalformedBoxes(type);
    const body = bytes.subarray(place + 8, place + length);
    boxes.push(containers.includes(type) ? { type, boxes: parseBoxes(body) } : { type, body });
    place += length;
  }
  return boxes;
}

export function writeBox(box: Box): Buffer {
  const body = 'body' in box ? box.body : Buffer.concat(box.boxes.map(writeBox));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(box.type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

export const childrenOf = (box: Box | undefined): Box[] => (box && 'boxes' in box ? box.boxes : []);

export const childOf = (box: Box | undefined, type: string): Box | undefined =>
  childrenOf(box).find((child) => child.type === type);

export function bodyOf(box: Box | undefined): Buffer {
  if (!box || !('body' in box)) throw new MalformedBoxes(box?.type);
  return box.body;
}
