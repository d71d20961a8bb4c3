import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { soundMinutes } from '@psifida/contract/content/media';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFilm } from '../../testing/make-film.ts';
import { makeSound } from '../../testing/make-sound.ts';
import { cleanFilm } from '../films/clean-film.ts';
import { sniff, sniffFile } from '../intake/sniff.ts';
import { Refused } from '../refused.ts';
import { probeSound } from './probe-sound.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-sound-'));
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
] as const)('R-SOUND-01 a sound in %s', (form, codec) => {
  test('is known by its bytes, with its length', async () => {
    const file = await laid(await makeSound({ form, lasting: 3 }));
    expect(await sniffFile(file)).toEqual({ kind: 'sound', format: form });
    const facts = await probeSound(file, form);
    expect(facts.codec).toBe(codec);
    expect(Math.abs(facts.durationMs - 3000)).toBeLessThan(60);
  });

  test('is served without a word of its tags, and as long as before', async () => {
    const tags = { title: 'Secret Title', artist: 'Secret Person' };
    const file = await laid(await makeSound({ form, tags }));
    expect((await readFile(file)).toString('latin1')).toMatch(/S.?e.?c.?r.?e.?t/);
    const { durationMs, trackIds } = await probeSound(file, form);
    const target = path.join(folder, `target.${form}`);
    await cleanFilm({
      ...{ source: file, target, format: form, trackIds },
      signal: new AbortController().signal,
      onProgress: () => {},
    });
    expect((await readFile(target)).toString('latin1')).not.toMatch(/S.?e.?c.?r.?e.?t/);
    expect(Math.abs((await probeSound(target, form)).durationMs - durationMs)).toBeLessThan(60);
  });
});

test('a sound may last as long as a visitor could listen, and not longer', async () => {
  const file = await laid(await makeSound({ form: 'ogg', lasting: soundMinutes * 60 + 1 }));
  expect(await refusalOf(probeSound(file, 'ogg'))).toEqual({
    code: 'sound-too-long',
    params: { minutes: soundMinutes + 1, maxMinutes: soundMinutes },
  });
});

test.each(['m4a', 'ogg'] as const)('a sound in %s that was cut off is noticed', async (form) => {
  const whole = await makeSound({ form, lasting: 4 });
  const file = await laid(whole.subarray(0, whole.length - 200));
  expect(await refusalOf(probeSound(file, form))).toEqual({ code: 'incomplete', params: {} });
});

test('an MP4 with a picture stays a film, whatever is heard in it', async () => {
  expect(await sniffFile(await laid(await makeFilm()))).toEqual({ kind: 'video', format: 'mp4' });
});

test('a file that only begins like an MP3 is damaged', async () => {
  const bytes = Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(4000, 0x41)]);
  const file = await laid(bytes);
  expect(await sniffFile(file)).toEqual({ kind: 'sound', format: 'mp3' });
  expect(await refusalOf(probeSound(file, 'mp3'))).toMatchObject({ code: 'damaged' });
});

test('an MP3 may begin with a frame instead of a tag', async () => {
  const whole = await makeSound();
  expect(whole.subarray(0, 2).toString('hex')).toBe('fffa');
  expect(sniff(whole)).toEqual({ kind: 'sound', format: 'mp3' });
  expect(sniff(Buffer.from('ID3\x04\0\0\0\0\0\0'))).toEqual({ kind: 'sound', format: 'mp3' });
});

test.each([
  ['WAV', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
  ['FLAC', Buffer.from('fLaC\0\0\0\x22')],
  ['AIFF', Buffer.from('FORM\0\0\0\0AIFFCOMM')],
  ['AAC', Buffer.from('fff15080', 'hex')],
  ['Ogg', Buffer.from('OggS\0\x02 Speex   ')],
])('%s is refused by its name', (form, head) => {
  expect(() => sniff(head)).toThrow(new Refused('sound-form', { form }));
});

test('a film in Ogg is refused as a film', () => {
  expect(() => sniff(Buffer.from('OggS\0\x02 \x80theora', 'latin1'))).toThrow(
    new Refused('film-container', { container: 'Ogg' }),
  );
});
