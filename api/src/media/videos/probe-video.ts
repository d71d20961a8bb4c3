import type { VideoFormat } from '@psifida/contract/content/media';
import { isPlayableVideo, playableAudio } from '@psifida/contract/content/playable';
import type { Size } from '@psifida/contract/registry/check';
import type { Input, InputAudioTrack, InputVideoTrack } from 'mediabunny';
import { Refused } from '../refused.ts';
import { isCutOff } from './is-cut-off.ts';

type VideoFacts = Size & {
  durationMs: number;
  videoCodec: string;
  audioCodec: string | null;
  /** Of its image and its audio. */
  trackIds: number[];
};

/** The library is large: it is loaded with the first video or audio. */
export async function openVideo(file: string): Promise<Input> {
  const { FilePathSource, Input, MP4, QTFF, WEBM } = await import('mediabunny');
  return new Input({ source: new FilePathSource(file), formats: [MP4, QTFF, WEBM] });
}

/** Resolution after rotation, duration and codecs, read from the container. */
export async function probeVideo(file: string, format: VideoFormat): Promise<VideoFacts> {
  if (await isCutOff(file, format)) throw new Refused('incomplete');
  const input = await openVideo(file);
  try {
    const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()]);
    if (!video) throw new Refused('video-without-image');
    return {
      videoCodec: await judgeVideo(video),
      audioCodec: audio && (await judgeAudio(audio)),
      width: await video.getDisplayWidth(),
      height: await video.getDisplayHeight(),
      trackIds: [video, audio].flatMap((track) => (track ? [track.id] : [])),
      durationMs: Math.round((await input.computeDuration()) * 1000),
    };
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('damaged');
  } finally {
    input.dispose();
  }
}

async function judgeVideo(track: InputVideoTrack): Promise<string> {
  const codec = await track.getCodec();
  if (!codec || !isPlayableVideo(codec))
    throw new Refused('video-codec', { codec: codec ?? String(await track.getInternalCodecId()) });
  const exact = (await track.getCodecParameterString()) ?? codec;
  if (!isPlayableVideo(codec, exact)) throw new Refused('video-codec', { codec: exact });
  return exact;
}

async function judgeAudio(track: InputAudioTrack): Promise<string> {
  const codec = await track.getCodec();
  if (!codec || !playableAudio.has(codec))
    throw new Refused('video-audio-codec', { codec: codec ?? String(await track.getInternalCodecId()) });
  return (await track.getCodecParameterString()) ?? codec;
}
