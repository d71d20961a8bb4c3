import type { MediaKind } from '@psifida/contract/content/media';
import type { MediaRefusal, MediaRefusalCode } from '@psifida/contract/content/media-refusal';
import { maxMegabytes, megabyte, type UploadLimits } from '@psifida/contract/content/upload';
import type { Size } from '@psifida/contract/registry/check';

const refuse = (code: MediaRefusalCode, params: MediaRefusal['params'] = {}): MediaRefusal => ({
  code,
  params,
});

type FileFacts = { type: string; size: number };

/** Before anything is read: what is empty or too large need not be looked at. */
export function judgeWeight({ type, size }: FileFacts, limits: UploadLimits): MediaRefusal | null {
  if (size === 0) return refuse('empty');
  const max = maxMegabytes(type, limits);
  if (size <= max * megabyte) return null;
  return refuse('too-large', { megabytes: Math.ceil(size / megabyte), maxMegabytes: max });
}

const text = (head: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...head.subarray(start, end));

/** AVIF, HEIC and HEIF. */
const imageBrand = /^(avi[fs]|hei[cmsx]|hev[cmsx]|m[is]f1)$/;

export const headBytes = 4096;

/** MPEG in packets of 188 bytes; cameras put four more before each. */
const isTransportStream = (head: Uint8Array): boolean =>
  [0, 4].some((first) => head[first] === 0x47 && head[first + 188 + first] === 0x47);

/** MP4, MOV and WebM, which the server reads; Matroska and MPEG are converted here, or refused. */
export const isServerReadable = (head: Uint8Array): boolean => /ftyp|webm/.test(text(head, 0, 64));

/**
 * What the first bytes say, as the server will read them too. It only refuses what the server is certain to refuse;
 * whatever is in doubt is sent, and judged there.
 */
export function judgeHead(head: Uint8Array, type: string): MediaKind | MediaRefusal | null {
  const start = text(head, 0, 16);
  if (start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG') || start.startsWith('GIF8'))
    return 'image';
  if (start.startsWith('II') || start.startsWith('MM')) return 'image';
  if (start.startsWith('RIFF')) {
    if (start.slice(8, 12) === 'AVI ') return refuse('video-container', { container: 'AVI' });
    if (start.slice(8, 12) === 'WAVE') return refuse('audio-form', { form: 'WAV' });
    return start.slice(8, 12) === 'WEBP' ? 'image' : refuse('type-unknown');
  }
  if (start.slice(4, 8) === 'ftyp') {
    const brand = start.slice(8, 12);
    if (/^M4[AB] $/.test(brand) || type.startsWith('audio/')) return 'audio';
    return imageBrand.test(brand) ? 'image' : 'video';
  }
  if (start.startsWith('\x1a\x45\xdf\xa3') || isTransportStream(head)) return 'video';
  if (start.startsWith('ID3') || start.startsWith('OggS') || type === 'audio/mpeg') return 'audio';
  if (text(head, 0, 1024).includes('%PDF-')) return refuse('pdf');
  if (/<svg[\s>]/i.test(text(head, 0, headBytes))) return refuse('svg');
  // Old QuickTime, MPEG, Windows Media and the like: the server calls each by its name.
  return /^(video|audio)\//.test(type) || /^(moov|mdat|wide|free|skip|pnot)$/.test(start.slice(4, 8))
    ? null
    : refuse('type-unknown');
}

/** The server's own bounds; both are far from what any display shows. */
const minSide = 64;
const maxRatio = 20;

export function judgePixels({ width, height }: Size, limits: UploadLimits): MediaRefusal | null {
  const { imageMegapixels: maxMegapixels } = limits;
  if (width * height > maxMegapixels * 1e6) {
    const megapixels = Math.ceil((width * height) / 1e6);
    return refuse('too-many-pixels', { width, height, megapixels, maxMegapixels });
  }
  if (Math.min(width, height) < minSide) return refuse('too-small', { width, height, minSide });
  if (Math.max(width, height) > maxRatio * Math.min(width, height))
    return refuse('shape-extreme', { width, height, maxRatio });
  return null;
}
