import {
  type AudioCodec,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  MpegTsOutputFormat,
  Output,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny';
import { expect, test } from 'vitest';
import { convertedId, createTimeLeft } from './convert-video.ts';
import { fittingSizes, openVideo, planVideo } from './plan-video.ts';

const formats = {
  mp4: Mp4OutputFormat,
  mov: MovOutputFormat,
  webm: WebMOutputFormat,
  mkv: MkvOutputFormat,
  ts: MpegTsOutputFormat,
};

const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const avcC = (profile: string) =>
  hex(`01${profile}001fffe1001a6764001facd9405005bb011000000300100000030320f183196001000568ebecb22c`);
const configs: Partial<Record<string, { codec: string; description?: Uint8Array }>> = {
  avc: { codec: 'avc1.64001f', description: avcC('64') },
  'avc in ten bits': { codec: 'avc1.6e001f', description: avcC('6e') },
  vp8: { codec: 'vp8' },
  vp9: { codec: 'vp09.00.31.08' },
  aac: { codec: 'mp4a.40.2', description: hex('1190') },
  ac3: { codec: 'ac-3' },
};

/** Two seconds with a key frame at each; the frames themselves are noise, which nobody decodes here. */
async function aVideo(container: keyof typeof formats, video: string, audio?: AudioCodec): Promise<Blob> {
  const target = new BufferTarget();
  const output = new Output({ format: new formats[container](), target });
  const images = new EncodedVideoPacketSource(video.split(' ')[0] as VideoCodec);
  output.addVideoTrack(images);
  const sound = audio && new EncodedAudioPacketSource(audio);
  if (sound) output.addAudioTrack(sound);
  await output.start();
  const frame = Uint8Array.from({ length: 40 }, (_, index) => [0, 0, 0, 36, 0x65][index] ?? 0x5a);
  for (let index = 0; index < 20; index += 1) {
    const packet = (bytes: Uint8Array, type: 'key' | 'delta') =>
      new EncodedPacket(bytes, type, index / 10, 1 / 10);
    const config = configs[video] ?? { codec: '' };
    await images.add(packet(frame, index % 10 === 0 ? 'key' : 'delta'), {
      decoderConfig: { ...config, codedWidth: 1280, codedHeight: 720 },
    });
    const stereo = { numberOfChannels: 2, sampleRate: 48_000 };
    await sound?.add(packet(new Uint8Array(40), 'key'), {
      decoderConfig: { ...stereo, ...(configs[audio ?? ''] ?? { codec: audio ?? '' }) },
    });
  }
  await output.finalize();
  return new Blob([target.buffer ?? new ArrayBuffer()]);
}

const plan = async (file: Blob, cut: { start: number; end: number } | null = null) =>
  planVideo(openVideo(file), cut);

test.each([
  ['mp4', 'avc', 'aac'],
  ['mov', 'avc', undefined],
  ['webm', 'vp9', 'opus'],
] as const)('R-VIDEO-01 %s with %s and %s is sent as it is', async (container, video, audio) => {
  expect(await plan(await aVideo(container, video, audio))).toMatchObject({
    asIs: true,
    size: { width: 1280, height: 720 },
  });
});

test.each([
  ['mkv', 'avc', 'aac', 'mp4'],
  ['mkv', 'avc', undefined, 'mp4'],
  ['ts', 'avc', 'aac', 'mp4'],
  ['mkv', 'vp9', 'opus', 'webm'],
  ['mkv', 'vp8', undefined, 'webm'],
  ['mkv', 'vp9', 'aac', 'mp4'],
] as const)('R-VIDEO-02 %s with %s and %s is only repacked', async (container, video, audio, into) => {
  expect(await plan(await aVideo(container, video, audio))).toMatchObject({
    ...{ asIs: false, container: into, video: {}, audio: {} },
  });
});

// Node has no decoders: it stands for a browser that has none either.
test.each([
  ['mov', 'avc in ten bits', 'aac', { code: 'video-codec', params: { codec: 'avc1.6e001f' } }],
  ['mkv', 'vp8', 'aac', { code: 'not-converted', params: {} }],
  ['mkv', 'avc', 'ac3', { code: 'video-audio-codec', params: { codec: 'ac3' } }],
] as const)(
  'R-VIDEO-05 %s with %s and %s is refused where the browser cannot decode it',
  async (container, video, audio, refusal) => {
    expect(await plan(await aVideo(container, video, audio))).toEqual(refusal);
  },
);

test('R-VIDEO-04 a cut copies what begins near a key frame, and has to encode what does not', async () => {
  const file = await aVideo('webm', 'vp9', 'opus');
  expect(await plan(file, { start: 1.3, end: 2 })).toMatchObject({
    asIs: false,
    container: 'webm',
    video: {},
  });
  expect(await plan(file, { start: 0.8, end: 2 })).toMatchObject({ code: 'not-converted' });
});

test('what is no video at all cannot be planned', async () => {
  await expect(plan(new Blob(['just some words']))).rejects.toThrow();
});

test.each([
  [1280, 720, [[1280, 720]]],
  [2560, 1440, [[1920, 1080]]],
  [1440, 2560, [[1080, 1920]]],
  [
    3840,
    2160,
    [
      [3840, 2160],
      [1920, 1080],
    ],
  ],
  [
    7680,
    4320,
    [
      [3840, 2160],
      [1920, 1080],
    ],
  ],
])('R-VIDEO-01 %i by %i is full HD at most, or 4K where it was', (width, height, sizes) => {
  expect(fittingSizes({ width, height }).map((size) => [size.width, size.height])).toEqual(sizes);
});

test('R-VIDEO-03 the time left follows the pace, without the pauses', () => {
  let now = 0;
  const left = createTimeLeft(() => now);
  now = 500;
  expect(left.after(0.5)).toBeNull();
  now = 10_000;
  expect(left.after(0.25)).toBe(30);
  left.pause(true);
  now = 70_000;
  left.pause(false);
  expect(left.after(0.25)).toBe(30);
});

test('R-VIDEO-06 the same file with the same cut is found again after a reload', () => {
  const file = (size: number) => new File(['x'.repeat(size)], 'a.mkv', { lastModified: 1 });
  expect(convertedId(file(3), null)).toBe(convertedId(file(3), null));
  expect(convertedId(file(3), null)).not.toBe(convertedId(file(4), null));
  expect(convertedId(file(3), null)).not.toBe(convertedId(file(3), { start: 0, end: 1 }));
});
