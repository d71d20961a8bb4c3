import type { Film, Picture, ServedExtension, Sound } from '@psifida/contract/content/media';
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

const servedAs = (type: 'video' | 'audio', renditions: readonly ServedRendition[]) =>
  renditions.find(({ extension }) => servedTypes[extension].startsWith(`${type}/`));

const played = ({ sha256, extension, bytes }: ServedRendition, durationMs: number | null) => ({
  url: mediaAddress(sha256, extension),
  type: servedTypes[extension],
  ...{ bytes, durationMs: durationMs ?? 0, sha256 },
});

export function toSound(
  file: Pick<MediaFileRow, 'duration_ms' | 'audio_codec'>,
  renditions: readonly ServedRendition[],
): Hashed<Sound> | null {
  const sound = servedAs('audio', renditions);
  return sound ? { ...played(sound, file.duration_ms), codec: file.audio_codec ?? '' } : null;
}

export function toFilm(
  file: Pick<MediaFileRow, 'duration_ms' | 'video_codec' | 'audio_codec'>,
  renditions: readonly ServedRendition[],
): Hashed<Film> | null {
  const film = servedAs('video', renditions);
  if (!film) return null;
  return {
    ...played(film, file.duration_ms),
    videoCodec: file.video_codec ?? '',
    audioCodec: file.audio_codec,
  };
}
