import {
  type AudioCodec,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  type MetadataTags,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  type Rotation,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny';

const formats = {
  mp4: () => new Mp4OutputFormat(),
  mov: () => new MovOutputFormat(),
  webm: () => new WebMOutputFormat(),
};

/** A sequence and an image parameter set: enough for a container to say what it holds. */
const sps = Buffer.from('6764001facd9405005bb011000000300100000030320f1831960', 'hex');
const pps = Buffer.from('68ebecb22c', 'hex');
const lengthBefore = (nal: Buffer) => Buffer.concat([Buffer.from([0, nal.length]), nal]);
const avcC = (profile: number) =>
  Buffer.concat([
    Buffer.from([1, profile, 0, 0x1f, 0xff, 0xe1]),
    lengthBefore(sps),
    Buffer.from([1]),
    lengthBefore(pps),
  ]);

const hex = (profile: number) => profile.toString(16).padStart(2, '0');

const videoConfigs: Record<VideoCodec, (profile: number) => Omit<VideoDecoderConfig, 'codedWidth'>> = {
  avc: (profile) => ({ codec: `avc1.${hex(profile)}001f`, description: avcC(profile) }),
  vp8: () => ({ codec: 'vp8' }),
  vp9: () => ({ codec: 'vp09.00.31.08' }),
  av1: () => ({ codec: 'av01.0.08M.08' }),
  hevc: () => ({
    codec: 'hvc1.1.6.L93.B0',
    description: Buffer.from('01016000000090000000000000fcfdf8f800000f00', 'hex'),
  }),
  prores: () => ({ codec: 'apcn' }),
};

type Video = {
  container?: keyof typeof formats;
  codec?: VideoCodec;
  /** H.264: 100 is High; 122 is High 4:2:2, which browsers do not play. */
  profile?: number;
  audio?: AudioCodec | null;
  width?: number;
  height?: number;
  rotation?: Rotation;
  seconds?: number;
  frameBytes?: number;
  tags?: MetadataTags;
  trackName?: string;
  /** A track beside image and audio, whose data are this text over and over, as action cameras write the place. */
  dataTrack?: string;
};

/** A video whose container is right in every detail and whose frames are noise: nobody here decodes them. */
export async function makeVideo({
  container = 'mp4',
  codec = container === 'webm' ? 'vp9' : 'avc',
  profile = 100,
  audio = container === 'webm' ? 'opus' : 'aac',
  width = 1920,
  height = 1080,
  rotation = 0,
  seconds = 2,
  frameBytes = 2000,
  tags = {},
  trackName,
  dataTrack,
}: Video = {}): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: formats[container](), target });
  const video = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(video, { rotation, frameRate: 25, name: trackName });
  const audioSource = audio ? new EncodedAudioPacketSource(audio) : null;
  if (audioSource) output.addAudioTrack(audioSource);
  const data = dataTrack ? new EncodedAudioPacketSource('aac') : null;
  if (data) output.addAudioTrack(data);
  output.setMetadataTags(tags);
  await output.start();
  const frame = frameOf(codec, frameBytes);
  for (let index = 0; index < seconds * 25; index += 1) {
    await video.add(new EncodedPacket(frame, index % 25 === 0 ? 'key' : 'delta', index / 25, 1 / 25), {
      decoderConfig: { ...videoConfigs[codec](profile), codedWidth: width, codedHeight: height },
    });
    await data?.add(new EncodedPacket(Buffer.from(dataTrack ?? ''), 'key', index / 25, 1 / 25), aac);
    if (!audioSource || !audio) continue;
    await audioSource.add(new EncodedPacket(Buffer.alloc(200, 7), 'key', index / 25, 1 / 25), {
      ...(audio === 'aac' ? aac : { decoderConfig: { ...stereo, codec: audio } }),
    });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}

const stereo = { numberOfChannels: 2, sampleRate: 48_000 };
const aac = {
  decoderConfig: { ...stereo, codec: 'mp4a.40.2', description: Buffer.from([0x11, 0x90]) },
};

/** H.264 packets are nal units behind their length. */
function frameOf(codec: VideoCodec, bytes: number): Buffer {
  const frame = Buffer.alloc(bytes, 0x5a);
  if (codec === 'avc' || codec === 'hevc') {
    frame.writeUInt32BE(bytes - 4, 0);
    frame[4] = 0x65;
  }
  return frame;
}
