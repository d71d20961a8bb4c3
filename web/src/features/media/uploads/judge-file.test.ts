import { expect, test } from 'vitest';
import { judgeHead, judgePixels, judgeWeight } from './judge-file.ts';

const limits = { imageMegabytes: 60, imageMegapixels: 120, videoMegabytes: 4000, audioMegabytes: 100 };
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const judge = (text: string, type = '') => judgeHead(bytes(text), type);

test.each([
  ['image/jpeg', 0, { code: 'empty' }],
  ['image/jpeg', 60_000_000, null],
  ['image/jpeg', 60_000_001, { code: 'too-large', params: { megabytes: 61, maxMegabytes: 60 } }],
  ['video/mp4', 60_000_001, null],
])('each kind has its own limit, told with the file’s own size: %s of %i bytes', (type, size, refusal) => {
  expect(judgeWeight({ type, size }, limits)).toEqual(refusal && expect.objectContaining(refusal));
});

test.each([
  ['\xff\xd8\xff\xe0', 'image'],
  ['\x89PNG\r\n\x1a\n', 'image'],
  ['GIF89a', 'image'],
  ['II*\0', 'image'],
  ['RIFF\0\0\0\0WEBP', 'image'],
  ['\0\0\0\x20ftypavif', 'image'],
  ['\0\0\0\x20ftypheic', 'image'],
  ['\0\0\0\x20ftypmif1', 'image'],
  ['\0\0\0\x20ftypisom', 'video'],
  ['\0\0\0\x20ftypqt  ', 'video'],
  ['\x1a\x45\xdf\xa3\x01\0webm', 'video'],
  ['\x1a\x45\xdf\xa3\x01\0matroska', 'video'],
  [`G${'\0'.repeat(187)}G`, 'video'],
  [`${'\0'.repeat(4)}G${'\0'.repeat(191)}G`, 'video'],
  ['\0\0\0\x20ftypM4A ', 'audio'],
  ['ID3\x04', 'audio'],
  ['OggS\0\x02', 'audio'],
])('%j is known by its first bytes', (head, kind) => expect(judge(head)).toBe(kind));

test.each([
  ['%PDF-1.7', 'pdf'],
  ['<?xml version="1.0"?><svg xmlns="…">', 'svg'],
  ['RIFF\0\0\0\0AVI LIST', 'video-container'],
  ['PK\x03\x04', 'type-unknown'],
  ['just some words', 'type-unknown'],
])('%j is refused by its first bytes as %s', (head, code) => expect(judge(head)).toMatchObject({ code }));

test('what may be a video that only the server can name is sent', () => {
  expect(judge('\x30\x26\xb2\x75', 'video/x-ms-wmv')).toBeNull();
  expect(judge('\0\0\0\x08wide')).toBeNull();
});

test.each([
  [20_000, 10_000, 'too-many-pixels'],
  [63, 100, 'too-small'],
  [4200, 200, 'shape-extreme'],
  [640, 480, undefined],
])(
  'R-VAL-07 a low resolution is no reason to refuse, an impossible size is: %i by %i',
  (width, height, code) => {
    expect(judgePixels({ width, height }, limits)?.code).toBe(code);
  },
);
