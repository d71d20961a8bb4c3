import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG of bright stripes, drawn by lot: no two are the same, and none is dark or white. */
export function stripedPicture({ width = 1920, height = 1080 } = {}): Buffer {
  const stripe = () => Buffer.from(Array.from({ length: 3 }, () => 130 + Math.floor(Math.random() * 80)));
  const stripes = Array.from({ length: 12 }, () => Buffer.alloc(width * 3, stripe()));
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.concat([Buffer.of(0), stripes[Math.floor((y * stripes.length) / height)] as Buffer]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
