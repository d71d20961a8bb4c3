import type { AudioFormat, VideoFormat } from '@psifida/contract/content/media';
import type { OutputFormat } from 'mediabunny';
import { openAudio } from '../audios/probe-audio.ts';
import { Refused } from '../refused.ts';
import { openVideo } from './probe-video.ts';
import { rewriteMovie } from './rewrite-movie.ts';

/** What is served of a video or an audio file in each form that is taken. */
export const servedExtensions = {
  mp4: 'mp4',
  mov: 'mp4',
  webm: 'webm',
  mp3: 'mp3',
  m4a: 'm4a',
  ogg: 'ogg',
} as const satisfies Record<VideoFormat | AudioFormat, string>;

type Library = typeof import('mediabunny');
type MakeContainer = (library: Library) => OutputFormat;

const movie: MakeContainer = ({ Mp4OutputFormat }) => new Mp4OutputFormat({ fastStart: false });
const containers: Record<(typeof servedExtensions)[keyof typeof servedExtensions], MakeContainer> = {
  mp4: movie,
  m4a: movie,
  webm: ({ WebMOutputFormat }) => new WebMOutputFormat(),
  mp3: ({ Mp3OutputFormat }) => new Mp3OutputFormat(),
  ogg: ({ OggOutputFormat }) => new OggOutputFormat(),
};

type Input = {
  source: string;
  target: string;
  format: VideoFormat | AudioFormat;
  /** Image and audio; everything else stays behind. */
  trackIds: readonly number[];
  signal: AbortSignal;
  onProgress: (share: number) => void;
};

/** Remuxed frame by frame: place, device, names, covers and data tracks stay behind in the original. */
export async function cleanVideo(input: Input): Promise<void> {
  if (/^(mp4|mov|m4a)$/.test(input.format) && (await rewriteMovie(input))) return;
  await multiplexAnew(input);
}

const isAudio = (format: Input['format']): format is AudioFormat => /^(mp3|m4a|ogg)$/.test(format);

/** WebM, MP4 in fragments, QuickTime's own ways, MP3, Ogg: taken apart and put together again, packet by packet. */
async function multiplexAnew({ source, target, format, signal, onProgress }: Input): Promise<void> {
  const library = await import('mediabunny');
  const { Conversion, FilePathTarget, Output } = library;
  const input = await (isAudio(format) ? openAudio(source, format) : openVideo(source));
  try {
    const output = new Output({
      format: containers[servedExtensions[format]](library),
      target: new FilePathTarget(target, { chunkSize: 512 * 1024 }),
    });
    // A track's name is the only text that a conversion takes along without being asked.
    for (const track of await input.getTracks()) track.getName = async () => null;
    const conversion = await Conversion.init({
      input,
      output,
      tracks: 'primary',
      copy: { mode: 'forced' },
      tags: {},
      showWarnings: false,
    });
    const [lost] = conversion.discardedTracks.filter(({ reason }) => reason !== 'discarded_by_user');
    if (!conversion.isValid || lost) throw new Refused('video-codec', { codec: String(lost?.reason) });
    conversion.onProgress = onProgress;
    const cancel = () => void conversion.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    await conversion.execute().finally(() => signal.removeEventListener('abort', cancel));
  } finally {
    input.dispose();
  }
}
