import { describe, expect, test } from 'vitest';
import { judgeHead, judgePixels, judgeWeight } from './judge-file.ts';

const limits = { imageMegabytes: 60, imageMegapixels: 120, filmMegabytes: 4000, soundMegabytes: 100 };
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const judge = (text: string, type = '') => judgeHead(bytes(text), type);

describe('by weight', () => {
  test('nothing is refused as empty', () => {
    expect(judgeWeight({ type: 'image/jpeg', size: 0 }, limits)?.code).toBe('empty');
  });

  test('each kind has its own limit, told with the file’s own size', () => {
    expect(judgeWeight({ type: 'image/jpeg', size: 60_000_000 }, limits)).toBeNull();
    expect(judgeWeight({ type: 'image/jpeg', size: 60_000_001 }, limits)).toEqual({
      code: 'too-large',
      params: { megabytes: 61, maxMegabytes: 60 },
    });
    expect(judgeWeight({ type: 'video/mp4', size: 60_000_001 }, limits)).toBeNull();
  });
});

describe('by the first bytes', () => {
  test.each([
    ['\xff\xd8\xff\xe0', 'image'],
    ['\x89PNG\r\n\x1a\n', 'image'],
    ['GIF89a', 'image'],
    ['II*\0', 'image'],
    ['RIFF\0\0\0\0WEBP', 'image'],
    ['\0\0\0\x20ftypavif', 'image'],
    ['\0\0\0\x20ftypisom', 'video'],
    ['\0\0\0\x20ftypqt  ', 'video'],
    ['\x1a\x45\xdf\xa3\x01\0webm', 'video'],
    ['\0\0\0\x20ftypM4A ', 'sound'],
    ['ID3\x04', 'sound'],
    ['OggS\0\x02', 'sound'],
  ])('%j is known', (head, kind) => expect(judge(head)).toBe(kind));

  test.each([
    ['\0\0\0\x20ftypheic', 'heic'],
    ['%PDF-1.7', 'pdf'],
    ['<?xml version="1.0"?><svg xmlns="…">', 'svg'],
    ['\x1a\x45\xdf\xa3\x01\0matroska', 'film-container'],
    ['RIFF\0\0\0\0AVI LIST', 'film-container'],
    ['PK\x03\x04', 'type-unknown'],
    ['just some words', 'type-unknown'],
  ])('%j is refused as %s', (head, code) => expect(judge(head)).toMatchObject({ code }));

  test('what may be a film that only the server can name is sent', () => {
    expect(judge('\x30\x26\xb2\x75', 'video/x-ms-wmv')).toBeNull();
    expect(judge('\0\0\0\x08wide')).toBeNull();
  });
});

describe('by pixels', () => {
  test.each([
    [{ width: 20_000, height: 10_000 }, 'too-many-pixels'],
    [{ width: 63, height: 100 }, 'too-small'],
    [{ width: 4200, height: 200 }, 'shape-extreme'],
  ])('%o is refused', (size, code) => expect(judgePixels(size, limits)?.code).toBe(code));

  test('R-VAL-07 a low resolution is no reason to refuse', () => {
    expect(judgePixels({ width: 640, height: 480 }, limits)).toBeNull();
  });
});
