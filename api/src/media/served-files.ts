import type { Film, Picture, ServedExtension } from '@psifida/contract/content/media';
import { mediaAddress, pictureFormats, servedTypes } from '@psifida/contract/content/media';
import type { MediaFileRow } from '../db/media-tables.ts';

type ServedRendition = {
  sha256: string;
  extension: ServedExtension;
  width: number;
  height: number;
  bytes: number;
};

/** With the hash that the served bytes must have; the library's answers leave it out, a release names it. */
type Hashed<T> = T & { sha256: string };

const order = (format: Picture['format']) => pictureFormats.indexOf(format);

export const toPictures = (renditions: readonly ServedRendition[]): Hashed<Picture>[] =>
  renditions
    .flatMap(({ sha256, extension, width, height, bytes }) => {
      const format = extension === 'jpg' ? 'jpeg' : pictureFormats.find((one) => one === extension);
      return format ? [{ url: mediaAddress(sha256, extension), format, width, height, bytes, sha256 }] : [];
    })
    .sort((a, b) => a.width * a.height - b.width * b.height || order(a.format) - order(b.format));

export function toFilm(
  file: Pick<MediaFileRow, 'duration_ms' | 'video_codec' | 'audio_codec'>,
  renditions: readonly ServedRendition[],
): Hashed<Film> | null {
  const film = renditions.find(({ extension }) => servedTypes[extension].startsWith('video/'));
  if (!film) return null;
  return {
    url: mediaAddress(film.sha256, film.extension),
    type: servedTypes[film.extension],
    bytes: film.bytes,
    durationMs: file.duration_ms ?? 0,
    videoCodec: file.video_codec ?? '',
    audioCodec: file.audio_codec,
    sha256: film.sha256,
  };
}
