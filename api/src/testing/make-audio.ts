import {
  type AudioCodec,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  type MetadataTags,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
} from 'mediabunny';

/** A frame of silence in each codec: 417 bytes of MPEG 1 layer III at 128 kbit/s, 20 ms of Opus, an empty frame of AAC. */
const frames = {
  mp3: Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)]),
  opus: Buffer.from('f8fffe', 'hex'),
  aac: Buffer.from('210049900219002380', 'hex'),
} satisfies Partial<Record<AudioCodec, Buffer>>;

const configs = {
  mp3: { codec: 'mp3', numberOfChannels: 2, sampleRate: 44_100 },
  opus: {
    codec: 'opus',
    numberOfChannels: 2,
    sampleRate: 48_000,
    description: Buffer.concat([Buffer.from('OpusHead'), Buffer.from('0102380180bb0000000000', 'hex')]),
  },
  aac: {
    codec: 'mp4a.40.2',
    numberOfChannels: 2,
    sampleRate: 44_100,
    description: Buffer.from([0x12, 0x10]),
  },
} satisfies Record<keyof typeof frames, AudioDecoderConfig>;

const seconds = { mp3: 1152 / 44_100, opus: 0.02, aac: 1024 / 44_100 };

type Form = { codec: keyof typeof frames; container: () => OutputFormat };
const forms = {
  mp3: { codec: 'mp3', container: () => new Mp3OutputFormat() },
  m4a: { codec: 'aac', container: () => new Mp4OutputFormat() },
  ogg: { codec: 'opus', container: () => new OggOutputFormat() },
} satisfies Record<string, Form>;

type Made = { form?: keyof typeof forms; lasting?: number; tags?: MetadataTags };

/** An audio file that every browser plays, and in which nothing is heard. */
export async function makeAudio({ form = 'mp3', lasting = 2, tags = {} }: Made = {}): Promise<Buffer> {
  const { codec, container } = forms[form];
  const target = new BufferTarget();
  const output = new Output({ format: container(), target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  output.setMetadataTags(tags);
  await output.start();
  const each = seconds[codec];
  for (let index = 0; index * each < lasting; index += 1)
    await source.add(new EncodedPacket(frames[codec], 'key', index * each, each), {
      decoderConfig: configs[codec],
    });
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}
