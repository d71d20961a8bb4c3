import type { FilmFormat } from '@psifida/contract/content/media';
import { Conversion, FilePathTarget, Mp4OutputFormat, Output, WebMOutputFormat } from 'mediabunny';
import { Refused } from '../refused.ts';
import { openFilm } from './probe-film.ts';
import { rewriteMovie } from './rewrite-movie.ts';

export const servedFilmExtension = (format: FilmFormat): 'mp4' | 'webm' =>
  format === 'webm' ? 'webm' : 'mp4';

type Input = {
  source: string;
  target: string;
  format: FilmFormat;
  /** Picture and sound; everything else stays behind. */
  trackIds: readonly number[];
  signal: AbortSignal;
  onProgress: (share: number) => void;
};

/**
 * The film as it is served: the same pictures and sound, frame by frame, in a new container that holds nothing else.
 * Place, device, names and the data tracks of phones and action cameras stay behind in the original.
 */
export async function cleanFilm(input: Input): Promise<void> {
  if (input.format !== 'webm' && (await rewriteMovie(input))) return;
  await multiplexAnew(input);
}

/** WebM, MP4 in fragments, QuickTime's own ways: taken apart and put together again, packet by packet. */
async function multiplexAnew({ source, target, format, signal, onProgress }: Input): Promise<void> {
  const input = openFilm(source);
  try {
    const output = new Output({
      format:
        servedFilmExtension(format) === 'webm'
          ? new WebMOutputFormat()
          : new Mp4OutputFormat({ fastStart: false }),
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
    if (!conversion.isValid || lost) throw new Refused('film-codec', { codec: String(lost?.reason) });
    conversion.onProgress = onProgress;
    const cancel = () => void conversion.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    await conversion.execute().finally(() => signal.removeEventListener('abort', cancel));
  } finally {
    input.dispose();
  }
}
