import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { AudioFormat, ImageFormat, VideoFormat } from '@psifida/contract/content/media';
import { isAudioAlone } from '../audios/probe-audio.ts';
import { Refused } from '../refused.ts';

type Sniffed =
  | { kind: 'image'; format: ImageFormat }
  | { kind: 'video'; format: VideoFormat }
  | { kind: 'audio'; format: AudioFormat };

const headBytes = 64 * 1024;

/** By its first bytes. Whether an MP4 has video stands further in: recorders write audio with a video's beginning. */
export async function sniffFile(file: string): Promise<Sniffed> {
  const found = sniff(await readHead(file));
  return found.format === 'mp4' && (await isAudioAlone(file)) ? audio('m4a') : found;
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const head = Buffer.alloc(headBytes);
    const { bytesRead } = await handle.read(head, 0, headBytes, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const image = (format: ImageFormat): Sniffed => ({ kind: 'image', format });
const video = (format: VideoFormat): Sniffed => ({ kind: 'video', format });
const audio = (format: AudioFormat): Sniffed => ({ kind: 'audio', format });

export function sniff(head: Buffer): Sniffed {
  const ascii = (start: number, end: number) => head.toString('latin1', start, end);
  const starts = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte);
  if (head.length === 0) throw new Refused('empty');
  if (starts(0xff, 0xd8, 0xff)) return image('jpeg');
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return png(head);
  if (/^GIF8[79]a/.test(ascii(0, 6))) return image('gif');
  if (ascii(0, 4) === 'RIFF') return riff(ascii(8, 12));
  if (/^(II[*+]\0|MM\0[*+])/.test(ascii(0, 4))) return tiff(head);
  if (ascii(4, 8) === 'ftyp') return isoMedia(ascii(8, 12), brands(head));
  // QuickTime files from before brands were invented.
  if (/^(moov|mdat|wide|free|skip|pnot)$/.test(ascii(4, 8))) return video('mov');
  if (starts(0x1a, 0x45, 0xdf, 0xa3)) {
    if (ascii(0, 64).includes('webm')) return video('webm');
    throw new Refused('video-container', { container: 'Matroska' });
  }
  if (ascii(0, 4) === 'OggS') return ogg(head);
  if (ascii(0, 3) === 'ID3' || isMp3Frame(head)) return audio('mp3');
  throw foreign(head, ascii, starts);
}

/** Eleven ones, and then a version, layer III, a rate of bits and of samples that there are. */
const isMp3Frame = ([first = 0, second = 0, third = 0]: Buffer): boolean =>
  first === 0xff &&
  (second & 0xe0) === 0xe0 &&
  (second & 0x18) !== 0x08 &&
  (second & 0x06) === 0x02 &&
  third >> 4 !== 0x0f &&
  third >> 4 !== 0 &&
  (third & 0x0c) !== 0x0c;

/** The first page of each stream says what the stream is. */
function ogg(head: Buffer): Sniffed {
  if (head.includes('\x80theora', 0, 'latin1')) throw new Refused('video-container', { container: 'Ogg' });
  if (head.includes('OpusHead') || head.includes('\x01vorbis', 0, 'latin1')) return audio('ogg');
  throw new Refused('audio-form', { form: 'Ogg' });
}

/** The image library would show the first image of a moving PNG and say nothing. */
function png(head: Buffer): Sniffed {
  const moving = head.indexOf('acTL');
  if (moving !== -1 && moving < head.indexOf('IDAT')) throw new Refused('animated');
  return image('png');
}

function riff(type: string): Sniffed {
  if (type === 'WEBP') return image('webp');
  if (type === 'WAVE') throw new Refused('audio-form', { form: 'WAV' });
  if (type === 'AVI ') throw new Refused('video-container', { container: 'AVI' });
  throw new Refused('type-unknown');
}

/** The brands that a file says it is compatible with. */
const brands = (head: Buffer): string[] => {
  const end = Math.min(head.readUInt32BE(0), head.length);
  const found: string[] = [];
  for (let place = 8; place + 4 <= end; place += 4) found.push(head.toString('latin1', place, place + 4));
  return found;
};

const heicBrand = /^(hei[cmsx]|hev[cmsx])$/;

function isoMedia(major: string, all: string[]): Sniffed {
  if (all.includes('avis')) throw new Refused('animated');
  if (heicBrand.test(major)) return image('heic');
  if (all.includes('avif')) return image('avif');
  if (all.some((brand) => heicBrand.test(brand) || /^m[is]f1$/.test(brand))) return image('heic');
  if (major === 'crx ') throw new Refused('camera-raw');
  return video(major === 'qt  ' ? 'mov' : 'mp4');
}

const tag = { subfileType: 254, subImages: 330, dngVersion: 50706 };

/** Camera files call themselves TIFF, and what a reader finds in them first is a thumbnail. */
function tiff(head: Buffer): Sniffed {
  const little = head[0] === 0x49;
  const u16 = (at: number) => (little ? head.readUInt16LE(at) : head.readUInt16BE(at));
  const u32 = (at: number) => (little ? head.readUInt32LE(at) : head.readUInt32BE(at));
  if (head.length < 16 || u16(2) !== 42) return image('tiff');
  const directory = u32(4);
  if (head.toString('latin1', 8, 10) === 'CR') throw new Refused('camera-raw');
  if (directory + 2 > head.length) return image('tiff');
  const entries = new Map<number, number>();
  for (let at = directory + 2, left = u16(directory); left > 0 && at + 12 <= head.length; at += 12, left -= 1)
    entries.set(u16(at), u16(at + 2) === 3 ? u16(at + 8) : u32(at + 8));
  const thumbnailFirst = entries.has(tag.subImages) && ((entries.get(tag.subfileType) ?? 0) & 1) === 1;
  if (entries.has(tag.dngVersion) || thumbnailFirst) throw new Refused('camera-raw');
  return image('tiff');
}

function foreign(
  head: Buffer,
  ascii: (start: number, end: number) => string,
  starts: (...bytes: number[]) => boolean,
): Refused {
  if (ascii(0, 1024).includes('%PDF-')) return new Refused('pdf');
  if (/<svg[\s>]/i.test(head.toString('utf8', 0, 4096))) return new Refused('svg');
  if (ascii(0, 3) === 'FLV') return new Refused('video-container', { container: 'Flash' });
  if (ascii(0, 4) === 'fLaC') return new Refused('audio-form', { form: 'FLAC' });
  if (/^AIF[FC]$/.test(ascii(8, 12))) return new Refused('audio-form', { form: 'AIFF' });
  if (starts(0xff) && ((head[1] ?? 0) & 0xf6) === 0xf0) return new Refused('audio-form', { form: 'AAC' });
  if (starts(0x30, 0x26, 0xb2, 0x75)) return new Refused('video-container', { container: 'Windows Media' });
  const transport = head[0] === 0x47 && head[188] === 0x47;
  const avchd = head[4] === 0x47 && head[196] === 0x47;
  if (transport || avchd || starts(0x00, 0x00, 0x01, 0xba))
    return new Refused('video-container', { container: 'MPEG' });
  return new Refused('type-unknown');
}

/** SHA-256 in one pass, a megabyte in memory at a time. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) hash.update(chunk);
  return hash.digest('hex');
}
