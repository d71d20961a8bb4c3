import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { audioMinutes } from '@psifida/contract/content/media';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAudio } from '../../testing/make-audio.ts';
import { makeVideo } from '../../testing/make-video.ts';
import { sniff, sniffFile } from '../intake/sniff.ts';
import { Refused } from '../refused.ts';
import { cleanVideo } from '../videos/clean-video.ts';
import { probeAudio } from './probe-audio.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-audio-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function laid(bytes: Buffer): Promise<string> {
  const file = path.join(folder, 'source');
  await writeFile(file, bytes);
  return file;
}

const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error) => (error instanceof Refused ? error.refusal : error),
  );

describe.each([
  ['mp3', 'mp3'],
  ['m4a', 'mp4a.40.2'],
  ['ogg', 'opus'],
] as const)('R-SOUND-01 an audio file in %s', (form, codec) => {
  test('is known by its bytes, with its length', async () => {
    const file = await laid(await makeAudio({ form, lasting: 3 }));
    expect(await sniffFile(file)).toEqual({ kind: 'audio', format: form });
    const facts = await probeAudio(file, form);
    expect(facts.codec).toBe(codec);
    expect(Math.abs(facts.durationMs - 3000)).toBeLessThan(60);
  });

  test('is served without a word of its tags, and as long as before', async () => {
    const tags = { title: 'Secret Title', artist: 'Secret Person' };
    const file = await laid(await makeAudio({ form, tags }));
    expect((await readFile(file)).toString('latin1')).toMatch(/S.?e.?c.?r.?e.?t/);
    const { durationMs, trackIds } = await probeAudio(file, form);
    const target = path.join(folder, `target.${form}`);
    await cleanVideo({
      ...{ source: file, target, format: form, trackIds },
      signal: new AbortController().signal,
      onProgress: () => {},
    });
    expect((await readFile(target)).toString('latin1')).not.toMatch(/S.?e.?c.?r.?e.?t/);
    expect(Math.abs((await probeAudio(target, form)).durationMs - durationMs)).toBeLessThan(60);
  });
});

test('an audio file may last as long as a visitor could listen, and not longer', async () => {
  const file = await laid(await makeAudio({ form: 'ogg', lasting: audioMinutes * 60 + 1 }));
  expect(await refusalOf(probeAudio(file, 'ogg'))).toEqual({
    code: 'audio-too-long',
    params: { minutes: audioMinutes + 1, maxMinutes: audioMinutes },
  });
});

test.each(['m4a', 'ogg'] as const)('an audio file in %s that was cut off is noticed', async (form) => {
  const whole = await makeAudio({ form, lasting: 4 });
  const file = await laid(whole.subarray(0, whole.length - 200));
  expect(await refusalOf(probeAudio(file, form))).toEqual({ code: 'incomplete', params: {} });
});

test('an MP4 with an image stays a video, whatever is heard in it', async () => {
  expect(await sniffFile(await laid(await makeVideo()))).toEqual({ kind: 'video', format: 'mp4' });
});

test('a file that only begins like an MP3 is damaged', async () => {
  const bytes = Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(4000, 0x41)]);
  const file = await laid(bytes);
  expect(await sniffFile(file)).toEqual({ kind: 'audio', format: 'mp3' });
  expect(await refusalOf(probeAudio(file, 'mp3'))).toMatchObject({ code: 'damaged' });
});

test('an MP3 may begin with a frame instead of a tag', async () => {
  const whole = await makeAudio();
  expect(whole.subarray(0, 2).toString('hex')).toBe('fffa');
  expect(sniff(whole)).toEqual({ kind: 'audio', format: 'mp3' });
  expect(sniff(Buffer.from('ID3\x04\0\0\0\0\0\0'))).toEqual({ kind: 'audio', format: 'mp3' });
});

test.each([
  ['WAV', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
  ['FLAC', Buffer.from('fLaC\0\0\0\x22')],
  ['AIFF', Buffer.from('FORM\0\0\0\0AIFFCOMM')],
  ['AAC', Buffer.from('fff15080', 'hex')],
  ['Ogg', Buffer.from('OggS\0\x02 Speex   ')],
])('%s is refused by its name', (form, head) => {
  expect(() => sniff(head)).toThrow(new Refused('audio-form', { form }));
});

test('a video in Ogg is refused as a video', () => {
  expect(() => sniff(Buffer.from('OggS\0\x02 \x80theora', 'latin1'))).toThrow(
    new Refused('video-container', { container: 'Ogg' }),
  );
});
