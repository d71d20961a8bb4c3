import { inflateSync } from 'node:zlib';

const headLength = 8;

/** Whether a screenshot (PNG) has one colour only: a browser that draws nothing is black or white. */
export function isOneColour(png: Buffer): boolean {
  let [width, channels] = [0, 0];
  const packed: Buffer[] = [];
  for (let at = headLength; at + headLength <= png.length; ) {
    const length = png.readUInt32BE(at);
    const kind = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (kind === 'IHDR') {
      width = data.readUInt32BE(0);
      // 8-bit RGB or RGBA: all that the browser makes.
      channels = data[9] === 6 ? 4 : 3;
    }
    if (kind === 'IDAT') packed.push(data);
    at += length + 12;
  }
  return rowsOf(inflateSync(Buffer.concat(packed)), width * channels, channels).every((row) =>
    row.every((value, index) => Math.abs(value - (row[index % channels] ?? 0)) <= 2),
  );
}

/** Reverses the filter of each line (PNG, chapter 9) and puts the first pixel of the image before each. */
function rowsOf(bytes: Buffer, length: number, channels: number): Uint8Array[] {
  const rows: Uint8Array[] = [];
  let above = new Uint8Array(length);
  for (let at = 0; at + length < bytes.length; at += length + 1) {
    const filter = bytes[at] ?? 0;
    const row = new Uint8Array(length);
    for (let index = 0; index < length; index += 1) {
      const [left, up, corner] = [
        row[index - channels] ?? 0,
        above[index] ?? 0,
        above[index - channels] ?? 0,
      ];
      row[index] = (bytes[at + 1 + index] ?? 0) + predict(filter, left, up, corner);
    }
    rows.push(row);
    above = row;
  }
  const first = rows[0]?.subarray(0, channels) ?? new Uint8Array();
  return rows.map((row) => Uint8Array.from([...first, ...row]));
}

function predict(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((one) => Math.abs(guess - one));
  if ((toLeft ?? 0) <= (toUp ?? 0) && (toLeft ?? 0) <= (toCorner ?? 0)) return left;
  return (toUp ?? 0) <= (toCorner ?? 0) ? up : corner;
}
