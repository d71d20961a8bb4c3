import { readFileSync } from 'node:fs';

/** Drawn by us, coded by heif-enc: red and green above blue and yellow, 256 by 192; kept, as no package can encode HEVC. */
export const heicFile = (name: 'quarters' | 'alpha' | 'ten-bit'): Buffer =>
  readFileSync(new URL(`../../src/testing/heic/${name}.heic`, import.meta.url));

const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

export const box = (type: string, ...parts: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
};
const fullBox = (type: string, flags: number, ...parts: (Buffer | string)[]) =>
  box(type, u32(flags), ...parts);

export const ispe = (width: number, height: number): Buffer => fullBox('ispe', 0, u32(width), u32(height));
/** Counterclockwise, in quarters of a turn. */
export const irot = (quarters: number): Buffer => box('irot', Buffer.from([quarters]));
/** 0: above and below change places; 1: left and right. */
export const imir = (axis: 0 | 1): Buffer => box('imir', Buffer.from([axis]));
export const iccProfile = (profile: Buffer): Buffer => box('colr', 'prof', profile);
export const nclx = (primaries: number): Buffer =>
  box('colr', 'nclx', u16(primaries), u16(13), u16(6), Buffer.from([0x80]));

/** A grid's item says how many tiles it has, each way less one, and its own size. */
export const grid = (columns: number, rows: number, width: number, height: number): Buffer =>
  Buffer.concat([Buffer.from([0, 1, rows - 1, columns - 1]), u32(width), u32(height)]);

/** What phones write beside a rotation of the file itself: turned by both, an image would lie on its side again. */
export const exifOrientation = (orientation: number): HeicItem => ({
  type: 'Exif',
  data: Buffer.concat([
    Buffer.from('\0\0\0\x06Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01', 'latin1'),
    Buffer.from([0, orientation, 0, 0, 0, 0, 0, 0]),
  ]),
  refs: { type: 'cdsc', to: [1] },
});

/** A grid of the same image as often as it needs, which the size may cut. */
export function heicInTiles(
  columns: number,
  rows: number,
  size: [number, number],
  ...props: Buffer[]
): Buffer {
  const tiles = Array.from({ length: columns * rows }, () => tileOf(heicFile('quarters')));
  const refs = { type: 'dimg', to: tiles.map((_, at) => at + 2) } as const;
  return makeHeic([
    { type: 'grid', data: grid(columns, rows, ...size), props: [ispe(...size), ...props], refs },
    ...tiles,
  ]);
}

export type HeicItem = {
  type: 'hvc1' | 'grid' | 'unci' | 'Exif';
  data: Buffer;
  props?: Buffer[];
  /** By number, from 1 on. */
  refs?: { type: 'dimg' | 'cdsc'; to: number[] };
  /** Where its data lies, as the file says. */
  extent?: { offset: number; length: number };
};

/** A HEIF file of these items. Where the first of them is not the primary one, all can be seen. */
export function makeHeic(items: HeicItem[], brands = ['heic', 'mif1', 'heic'], primary = 1): Buffer {
  const properties = items.flatMap(({ props = [] }) => props);
  let property = 0;
  const [major = '', ...others] = brands;
  const head = box('ftyp', major, u32(0), ...others);
  const meta = (mdat: number): Buffer => {
    let offset = mdat;
    property = 0;
    return fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, u32(0), 'pict', Buffer.alloc(13)),
      fullBox('pitm', 0, u16(primary)),
      fullBox(
        'iinf',
        0,
        u16(items.length),
        ...items.map(({ type }, at) =>
          fullBox('infe', 0x02000000 + (at && primary === 1 ? 1 : 0), u16(at + 1), u16(0), type, '\0'),
        ),
      ),
      box(
        'iprp',
        box('ipco', ...properties),
        fullBox(
          'ipma',
          0,
          u32(items.length),
          ...items.map(({ props = [] }, at) =>
            Buffer.concat([u16(at + 1), Buffer.from([props.length, ...props.map(() => 0x80 + ++property)])]),
          ),
        ),
      ),
      fullBox(
        'iloc',
        0,
        Buffer.from([0x44, 0x00]),
        u16(items.length),
        ...items.map(({ data, extent }, at) => {
          const found = extent ?? { offset, length: data.length };
          offset += data.length;
          return Buffer.concat([u16(at + 1), u16(0), u16(1), u32(found.offset), u32(found.length)]);
        }),
      ),
      fullBox(
        'iref',
        0,
        ...items.flatMap(({ refs }, at) =>
          refs ? [box(refs.type, u16(at + 1), u16(refs.to.length), ...refs.to.map(u16))] : [],
        ),
      ),
    );
  };
  const before = meta(head.length + meta(0).length + 8);
  return Buffer.concat([head, before, box('mdat', ...items.map(({ data }) => data))]);
}

/** One coded image of a file of ours, to be put together anew. */
export function tileOf(file: Buffer, ...props: Buffer[]): HeicItem & { props: Buffer[] } {
  const named = (type: string): Buffer => {
    const at = file.indexOf(type) - 4;
    return file.subarray(at, at + file.readUInt32BE(at));
  };
  return { type: 'hvc1', data: named('mdat').subarray(8), props: [named('hvcC'), named('ispe'), ...props] };
}
