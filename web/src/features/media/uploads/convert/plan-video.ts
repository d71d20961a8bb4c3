import type { MediaRefusal, MediaRefusalCode } from '@psifida/contract/content/media-refusal';
import { isPlayableVideo, playableAudio } from '@psifida/contract/content/playable';
import type { Size } from '@psifida/contract/registry/check';
import {
  BlobSource,
  type ConversionAudioOptions,
  type ConversionVideoOptions,
  EncodedPacketSink,
  getFirstEncodableAudioCodec,
  getFirstEncodableVideoCodec,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  MPEG_TS,
  QTFF,
  WEBM,
} from 'mediabunny';

/** What is kept of a video, in seconds from its beginning. */
export type Cut = { start: number; end: number };

export type VideoPlan = {
  /** Displays play it as it is. */
  asIs: boolean;
  container: 'mp4' | 'webm';
  /** As it will be. */
  size: Size;
  /** Empty where the encoded packets are copied. */
  video: ConversionVideoOptions;
  audio: ConversionAudioOptions;
};

export const openVideo = (file: Blob): Input =>
  new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM, MATROSKA, MPEG_TS] });

const refuse = (code: MediaRefusalCode, params: MediaRefusal['params'] = {}): MediaRefusal => ({
  code,
  params,
});

/** What has to be done to a video before displays can play it; refused is what this browser cannot do. */
export async function planVideo(input: Input, cut: Cut | null): Promise<VideoPlan | MediaRefusal> {
  const [format, video, audio] = await Promise.all([
    input.getFormat(),
    input.getPrimaryVideoTrack(),
    input.getPrimaryAudioTrack(),
  ]);
  if (!video) return refuse(audio ? 'video-without-image' : 'damaged');
  const { name, exact } = await codecOf(video);
  const heard = audio && (await codecOf(audio));
  const playsVideo = isPlayableVideo(name, exact);
  const playsAudio = !heard || playableAudio.has(heard.name);
  const size = { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() };
  if (playsVideo && playsAudio && !cut && [MP4, QTFF, WEBM].includes(format))
    return { asIs: true, container: 'mp4', size, video: {}, audio: {} };

  const copies = playsVideo && (!cut || (await hasKeyFrameNear(video, cut.start)));
  // Browsers play neither VP8 nor Vorbis in MP4.
  const webm =
    copies && /^(vp8|vp9|av1)$/.test(name ?? '') && (!heard || /^(opus|vorbis)$/.test(heard.name ?? ''));
  const newVideo =
    copies && (webm || name !== 'vp8') ? { size, options: {} } : await encodeVideo(video, size);
  const newAudio =
    !audio || (playsAudio && (webm || heard?.name !== 'vorbis')) ? {} : await encodeAudio(audio);
  if (!newVideo) return playsVideo ? refuse('not-converted') : refuse('video-codec', { codec: exact });
  if (!newAudio) return refuse('video-audio-codec', { codec: heard?.exact ?? '' });
  return {
    ...{ asIs: false, container: webm ? 'webm' : 'mp4', size: newVideo.size },
    ...{ video: newVideo.options, audio: newAudio },
  };
}

/** Of H.264, which displays play, the profile decides; of another codec its name is enough. */
const codecOf = async (track: InputVideoTrack | InputAudioTrack) => {
  const name = await track.getCodec();
  const profile = name === 'avc' ? await track.getCodecParameterString() : null;
  return { name, exact: profile ?? name ?? String(await track.getInternalCodecId()) };
};

/** How far, in seconds, a cut may begin before its mark so that nothing has to be encoded again. */
export const nearness = 0.5;

async function hasKeyFrameNear(track: InputVideoTrack, start: number): Promise<boolean> {
  const at = (await track.getFirstTimestamp()) + start;
  const packet = await new EncodedPacketSink(track).getKeyPacket(at, { verifyKeyPackets: true });
  return packet !== null && at - packet.timestamp <= nearness;
}

const fullHd = [1920, 1080] as const;
const ultraHd = [3840, 2160] as const;

/** As large as it was up to full HD; what was 4K or more is 4K. */
export const fittingSizes = (size: Size): Size[] =>
  (Math.max(size.width, size.height) >= ultraHd[0] ? [ultraHd, fullHd] : [fullHd]).map(([long, short]) => {
    const [width, height] = [size.width, size.height];
    const scale = Math.min(1, long / Math.max(width, height), short / Math.min(width, height));
    const even = (side: number) => Math.max(2, 2 * Math.round((side * scale) / 2));
    return scale === 1 ? size : { width: even(width), height: even(height) };
  });

/** H.264; VP9 in a browser that cannot write that. Null if it cannot even read what is there. */
async function encodeVideo(track: InputVideoTrack, from: Size) {
  if (!(await track.canDecode())) return null;
  for (const size of fittingSizes(from)) {
    const codec = await getFirstEncodableVideoCodec(['avc', 'vp9'], size);
    const options = size === from ? {} : { ...size, fit: 'contain' as const };
    if (codec) return { size, options: { codec, forceTranscode: true, ...options } };
  }
  return null;
}

/** AAC; Opus, which displays play in MP4 too, in a browser that cannot write that. */
async function encodeAudio(track: InputAudioTrack): Promise<ConversionAudioOptions | null> {
  if (!(await track.canDecode())) return null;
  const shape = { numberOfChannels: Math.min(2, await track.getNumberOfChannels()), sampleRate: 48_000 };
  const codec = await getFirstEncodableAudioCodec(['aac', 'opus'], shape);
  return codec && { codec, forceTranscode: true, ...shape };
}
