import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { EncodedPacketSink, type InputTrack } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeVideo } from '../../testing/make-video.ts';
import { Refused } from '../refused.ts';
import { cleanVideo } from './clean-video.ts';
import { openVideo, probeVideo } from './probe-video.ts';
import { rewriteMovie } from './rewrite-movie.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-video-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const quietly = { signal: new AbortController().signal, onProgress: () => {} };

async function clean(bytes: Buffer, format: 'mp4' | 'mov' | 'webm') {
  const [source, target] = ['source', 'target'].map((name) => path.join(folder, `${name}.${format}`));
  if (!source || !target) throw new Error();
  await rm(target, { force: true });
  await writeFile(source, bytes);
  const facts = await probeVideo(source, format);
  await cleanVideo({ ...quietly, source, target, format, trackIds: facts.trackIds });
  return { facts, source, target, cleaned: await readFile(target) };
}

/** Every packet of a video's image and audio, with its time. */
async function packets(file: string) {
  const input = await openVideo(file);
  const read = async (track: InputTrack | null) => {
    const found: [number, string, string][] = [];
    if (track)
      for await (const packet of new EncodedPacketSink(track).packets())
        found.push([packet.timestamp, packet.type, Buffer.from(packet.data).toString('base64')]);
    return found;
  };
  try {
    return [await read(await input.getPrimaryVideoTrack()), await read(await input.getPrimaryAudioTrack())];
  } finally {
    input.dispose();
  }
}

describe.each(['mp4', 'mov', 'webm'] as const)('a video in %s', (container) => {
  test('keeps every frame, every audio and its rotation', async () => {
    const rotation = container === 'webm' ? 0 : 270;
    const { facts, source, target } = await clean(await makeVideo({ container, rotation }), container);
    expect(await packets(target)).toEqual(await packets(source));
    const {
      trackIds: _,
      durationMs,
      ...seen
    } = await probeVideo(target, container === 'webm' ? 'webm' : 'mp4');
    expect(facts).toMatchObject(seen);
    expect(Math.abs(facts.durationMs - durationMs)).toBeLessThanOrEqual(40); // WebM does not say how long the last frame lasts
  });

  test('loses every other track, and every word', async () => {
    const secrets = ['place 37.44 24.94', 'Secret Title', 'Secret Track'];
    const [dataTrack = '', title, trackName] = secrets;
    const bytes = await makeVideo({
      container,
      dataTrack: container === 'webm' ? undefined : dataTrack,
      tags: { title },
      trackName,
    });
    const { cleaned } = await clean(bytes, container);
    for (const secret of secrets) expect(cleaned.includes(secret)).toBe(false);
  });
});

test('the index of an MP4 comes first, so that a player can start at once', async () => {
  const { cleaned } = await clean(await makeVideo(), 'mp4');
  expect(cleaned.indexOf('moov')).toBeLessThan(cleaned.indexOf('mdat'));
});

test('an index that points beyond the file is noticed even when the boxes add up', async () => {
  const bytes = await makeVideo();
  const table = bytes.indexOf('stco');
  expect(table).toBeGreaterThan(0);
  bytes.writeUInt32BE(0x7fffffff, table + 12);
  const source = path.join(folder, 'beyond.mp4');
  await writeFile(source, bytes);
  const attempt = rewriteMovie({
    ...quietly,
    source,
    target: path.join(folder, 'beyond-target.mp4'),
    trackIds: [1, 2],
  });
  await expect(attempt).rejects.toBeInstanceOf(Refused);
});

test('an index that makes no sense is left to the multiplexer', async () => {
  const bytes = await makeVideo();
  bytes.writeUInt32BE(0, bytes.indexOf('stsc') + 16);
  const source = path.join(folder, 'nonsense.mp4');
  await writeFile(source, bytes);
  const target = path.join(folder, 'nonsense-target.mp4');
  expect(await rewriteMovie({ ...quietly, source, target, trackIds: [1, 2] })).toBe(false);
});
